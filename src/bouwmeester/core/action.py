"""Actions: everything that can ever be done in a game, each made once and known by one number.

>>> catalogue = Catalogue()
>>> PASS = catalogue.one("pass")
>>> TAKE = catalogue.each("take", coin=Domain("coin", ("penny", "shilling")))
>>> [action.text for action in catalogue.actions]
['pass', 'take penny', 'take shilling']
>>> catalogue.find("take shilling") is TAKE[1]
True

An action says what somebody wants and nothing more: not who, not when, not what follows from it.
"""

from typing import Final

ActionJson = dict[str, str]


class Domain:
    """A fixed list of things that can be spoken of: the seats, the cards, the tiles.

    The rules know a thing by its place in the list, people by its word. ``parts`` names the pieces of
    such a word ("brick 3 ww": material, floor, windows) for those who put it into another language.
    """

    def __init__(self, name: str, words: tuple[str, ...], parts: tuple[str, ...] = ("word",)) -> None:
        self.name = name
        self.words = words
        self.parts = parts
        self._places = {word: place for place, word in enumerate(words)}

    def word(self, place: int) -> str:
        return self.words[place]

    def place(self, word: str) -> int:
        """The place of a word, or -1 when it is not of this domain."""
        return self._places.get(word, -1)

    def __len__(self) -> int:
        return len(self.words)


#: Not a list of things but a number, for the facts of reasons and events.
NUMBER: Final = Domain("number", ())

#: What the seats of any match are called in positions, records and notation.
SEATS: Final = Domain("seat", ("anne", "bram", "cora", "dirk", "els", "floor"))


class Action:
    """One thing a seat, or chance, can do. There is one object for each, so ``is`` is equality."""

    def __init__(self, id: int, verb: str, args: tuple[int, ...], text: str, catalogue: "Catalogue") -> None:
        self.id = id
        self.verb = verb
        self.args = args
        self.text = text
        self.catalogue = catalogue

    # A copy would be another object, which no list of legal actions has: whoever copies or unpickles gets this one.

    def __copy__(self) -> "Action":
        return self

    def __deepcopy__(self, memo: object) -> "Action":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        from bouwmeester.core.shelf import action_of

        return action_of, (self.catalogue.game, self.id)

    def __repr__(self) -> str:
        return f"<{self.id}: {self.text}>"


class Verb:
    """A verb with the domains of its arguments, in the order in which they are spoken."""

    def __init__(self, name: str, names: tuple[str, ...], domains: tuple[Domain, ...]) -> None:
        self.name = name
        self.names = names
        self.domains = domains


class Catalogue:
    """Every action of a game; the place of an action is its id. Only ever append to one."""

    def __init__(self, game: str = "") -> None:
        #: The name under which the game stands on the shelf: a pickled action is found again by it.
        self.game = game
        self.actions: list[Action] = []
        self.verbs: list[Verb] = []
        self._by_text: dict[str, Action] = {}

    def one(self, name: str) -> Action:
        """Make the single action of a verb without arguments."""
        self.verbs.append(Verb(name, (), ()))
        return self._make(name, (), name)

    def each(self, name: str, **domain: Domain) -> tuple[Action, ...]:
        """Make the actions of a verb with one argument, one for each thing in its domain."""
        ((argument, things),) = domain.items()
        self.verbs.append(Verb(name, (argument,), (things,)))
        return tuple([self._make(name, (place,), f"{name} {word}") for place, word in enumerate(things.words)])

    def _make(self, verb: str, args: tuple[int, ...], text: str) -> Action:
        if text in self._by_text:
            raise ValueError(f"two actions would be called {text!r}")
        action = Action(len(self.actions), verb, args, text, self)
        self.actions.append(action)
        self._by_text[text] = action
        return action

    def find(self, text: str) -> Action | None:
        """The action of that text; spaces and capitals are forgiven where only one can be meant."""
        found = self._by_text.get(text)
        if found is not None:
            return found
        folded = " ".join(text.split()).casefold()
        close = [action for action in self.actions if action.text.casefold() == folded]
        return close[0] if len(close) == 1 else None

    def verb(self, name: str) -> Verb:
        for verb in self.verbs:
            if verb.name == name:
                return verb
        raise KeyError(name)

    def json(self, action: Action) -> ActionJson:
        """The action as JSON, its arguments by name: ``{"verb": "take", "coin": "penny"}``."""
        verb = self.verb(action.verb)
        words = {"verb": action.verb}
        for name, domain, place in zip(verb.names, verb.domains, action.args, strict=True):
            words[name] = domain.word(place)
        return words

    def from_json(self, words: ActionJson) -> Action | None:
        """The action such JSON means, or None when there is none."""
        return self.find(" ".join(words.values()))

    def __len__(self) -> int:
        return len(self.actions)
