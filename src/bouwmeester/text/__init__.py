"""Every word a person reads, in English, Dutch and German: ``{en,nl,de}/*.ftl``, and who speaks them."""

from bouwmeester.text.words import LANGUAGES as LANGUAGES
from bouwmeester.text.words import Calls as Calls
from bouwmeester.text.words import Words as Words
