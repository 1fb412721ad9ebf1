# `make` alone lists the targets. Everything made lands in .venv, .venv-bench, build or dist.
#
# Plain and compiled: .venv holds an editable install, so plain runs come straight from src. The compiled rules are
# a wheel unpacked in build/compiled, and a run uses them by having that folder on its PYTHONPATH. How things are made
# is in building/.

PYTHON ?= python3
UV_VERSION := 0.13.7

CODE := src tests bench building examples hatch_build.py
BIN := .venv/bin
PY := $(BIN)/python
# Python compiles what it imports at the first run: doing it for everything at once costs a new player half a minute.
PIP_INSTALL := -m pip --disable-pip-version-check --quiet install --no-compile
# CI tries once more what failed, and names it: browsers, clocks and other processes are waited for, on machines that
# have other things to do.
PYTEST = $(PY) -m pytest -n $(1) --dist worksteal $(if $(CI),--reruns 1 -r R)
CORES := $(shell nproc 2>/dev/null || echo 1)
# Tests of the server and of the page wait for others about half of their time.
TWICE := $(shell expr 2 \* $(CORES))
# What tests write is thrown away: in memory, where there is room for it, those of the server wait for no disk. Those of
# the page are not quicker by it.
SCRATCH := $(or $(shell test -w /dev/shm && test "$$(df -Pm /dev/shm | awk 'END { print $$4 }')" -gt 4000 && echo /dev/shm),$(TMPDIR),/tmp)
TREE := $(CURDIR)/build/compiled
# For runs that are the same either way but faster compiled; `compiled` leaves no tree where it cannot make one.
IF_COMPILED = PYTHONPATH="$$(test ! -d "$(TREE)" || echo "$(TREE)")"
# Where both kinds of rules are tested, some tests run once. What is about lines, clocks, storage, PostgreSQL and planted
# leaks does not see which rules answer it: it runs with the plain ones, while the others are compiled. The page, which
# needs both cores, and tournaments, which only take longer, run with the compiled ones.
PLAIN_ONLY := around asking away canaries chaos checkpoints clocks codes connections controls costly evenings events fairness \
	forgetting hints http inviting joining keepers keeping kills known leaving line lists loading looking machine mail names \
	nodes notices packing pairing peace proxy puzzles quotas renewing results routed rude schema several socket starting \
	stopping store tls visiting
# What everybody hears at whole tables is compared byte by byte with the compiled rules, which are what people meet.
# So is what learners get, people in lessons and programs, and what bots and reviews search: it is the same either way,
# and several times as slow with the plain ones.
PLAIN := --ignore tests/web $(patsubst %,--ignore tests/research/test_%.py,gymnasium batch openspiel dataset examples) \
	$(patsubst %,--ignore tests/server/test_%.py,books lessons taught) \
	$(patsubst %,--ignore tests/test_%.py,search review grounds temperaments) -m "not tournament and not soak" \
	--deselect tests/test_table.py::test_a_whole_game_by_hints \
	--deselect tests/server/test_secrets.py::test_a_seat_hears_nothing_it_cannot_know
# Words, pages of rules and who imports whom are read from the sources, which are the same for both.
READ := text rules_pages arrows architecture typescript
COMPILED := --ignore tests/nodes $(patsubst %,--ignore tests/test_%.py,$(READ)) $(patsubst %,--ignore tests/server/test_%.py,$(PLAIN_ONLY)) -k "not postgresql and not planted"
NOT_COMPILED := SKIPPED: the compiled rules, for want of a working C compiler (or BOUWMEESTER_COMPILE=no).

# The caller's PYTHONPATH must not decide which Bouwmeester is imported.
unexport PYTHONPATH
export PYTHONUNBUFFERED := 1
# What was compiled at the first run is kept, whatever the caller's setting: every server and every worker of a test
# would compile some seven hundred modules again.
export PYTHONDONTWRITEBYTECODE :=
# The page of this checkout, for the plain package and the compiled one alike.
export BOUWMEESTER_PAGE := $(CURDIR)/build/page

.PHONY: arena nodes help play test check check-python check-page fmt golden perft fuzz soak bench docs lock wheel clean setup compiled web types screenshots tools walk python
.DELETE_ON_ERROR:

help:
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile

# The first time, the page is built while the packages are installed; the rules are compiled once the server is there.
play: ## open the table: play in the browser; the first time this sets everything up
	@$(MAKE) --no-print-directory -j2 .venv/.play web
	@MAKE="$(MAKE)" exec $(PY) -m building.play

# The page is built while packages are installed; the rules are compiled by one core while the tests of the plain ones
# begin on the other.
test: ## what CI runs: the checks, then all tests, plain and compiled
	@$(MAKE) --no-print-directory -j2 setup web tools
	@$(MAKE) --no-print-directory check
	@set -e; \
	if [ "$$($(PY) -m building.rules)" = no ]; then \
		rm -rf "$(TREE)"; \
		echo "Testing the plain package…"; \
		BOUWMEESTER_EXPECT=plain $(call PYTEST,$(TWICE)); \
		echo "All passed: checks, plain tests. $(NOT_COMPILED)"; \
		exit; \
	fi; \
	echo "Compiling the rules, and testing the plain package meanwhile…"; \
	$(MAKE) --no-print-directory compiled > build/compiling.log 2>&1 & compiling=$$!; \
	trap 'kill $$compiling 2>/dev/null || true' EXIT; \
	TMPDIR="$(SCRATCH)" BOUWMEESTER_EXPECT=plain $(call PYTEST,$(TWICE)) $(PLAIN); \
	wait $$compiling || { cat build/compiling.log; exit 1; }; \
	echo "Testing the compiled package…"; \
	PYTHONPATH="$(TREE)" BOUWMEESTER_EXPECT=compiled $(call PYTEST,$(TWICE)) $(COMPILED); \
	echo "All passed: checks, plain tests, compiled tests."

# Python and the page have nothing to do with each other, so each takes a core.
check: setup ## format, lint and types, and the unit tests of the page, changing nothing
	@$(MAKE) --no-print-directory -j2 check-python check-page

check-python: setup
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	$(BIN)/mypy $(CODE)

check-page: setup
	@PATH="$$($(PY) -m building.page tools):$$PATH" && cd web && npm run --silent check

fmt: setup ## format the code, and mend what the linter can
	$(BIN)/ruff check --fix-only $(CODE)
	$(BIN)/ruff format $(CODE)
	@PATH="$$($(PY) -m building.page tools):$$PATH" && cd web && npm run --silent fmt

web: python ## build the page in build/page, if anything of it has changed
	@$(PYTHON) -m building.page

types: setup ## write the messages of the server and the views of the games as TypeScript
	$(PY) -m bouwmeester.server.protocol.typescript web/src

# What the tests need that is not Python: Debian's Chromium to look through, without windows, which is quicker; a
# PostgreSQL to start servers from; and an HAProxy to stand before several of them.
tools:
	@command -v chromium-headless-shell >/dev/null || $(call INSTALL,chromium-headless-shell,the tests of the page)
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
		$(call INSTALL,postgresql,the tests of the server)
	@command -v haproxy >/dev/null || ls /usr/sbin/haproxy >/dev/null 2>&1 || \
		$(call INSTALL,haproxy,the tests of several nodes)

INSTALL = { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
	{ apt-get update -qq && apt-get install -y -qq --no-install-recommends $(1) >/dev/null; }; } || \
	{ echo "For $(2), install Debian's package $(1): apt-get install $(1), as root."; exit 1; }

screenshots: setup web tools ## pictures of the main scenes, wide and phone, light and dark, in build/screenshots
	$(PY) tests/web/screenshots.py

walk: setup compiled web tools ## from the home page by clicks through everything, seen in seven sizes, two themes and three languages: pictures in build/walk (ARGS="tables --round 2 --sizes 390,1440 --only palazzo")
	$(IF_COMPILED) $(PY) -m tests.web.walking $(ARGS)

golden: setup ## play the golden games again and write down their results
	$(PY) -m tests.regenerate golden

perft: setup ## count the positions again and write down the counts
	$(PY) -m tests.regenerate perft

fuzz: setup ## random games of each, looking for dead ends and exceptions
	$(BIN)/bouwmeester fuzz --games 1500

# How long: `make soak` takes hours, `make soak GAMES=2000 KILLS=50 SIZES=middle` about one.
GAMES ?= 20000
KILLS ?= 500
SIZES ?= long

soak: setup compiled web tools ## the same for very many games, compiled; games on the page by one hand; a server killed 500 times on each database; and several nodes for hours (GAMES=2000 KILLS=50 SIZES=middle)
	$(IF_COMPILED) $(BIN)/bouwmeester fuzz --games $(GAMES)
	$(IF_COMPILED) $(call PYTEST,$(CORES)) -m soak --ignore tests/web
	$(IF_COMPILED) $(PY) -m tests.server.killing --kills $(KILLS)
	$(IF_COMPILED) $(PY) -m tests.nodes --sizes $(SIZES)
	$(IF_COMPILED) $(call PYTEST,$(CORES)) -m "whole or sweep" tests/web

nodes: setup compiled tools ## several nodes on this machine, with a PostgreSQL, a Redis and a proxy: killed, frozen, cut off, replaced under play (ARGS="--sizes long --only kills")
	$(IF_COMPILED) $(PY) -m tests.nodes $(ARGS)

bench: setup compiled web tools .venv-bench/.stamp ## the first game from a fresh clone; our speed beside OpenSpiel's and boardgame.io's; what the page weighs, how fast it feels; the bytes of a move; what attackers cost
	@$(PY) bench/first.py
	@$(PY) bench/page.py
	@$(IF_COMPILED) $(PY) -m bench.scenes
	@$(IF_COMPILED) $(PY) -m bench.browsers
	@$(IF_COMPILED) $(PY) -m bench.tables
	@$(IF_COMPILED) $(PY) -m bench.nodes
	@$(IF_COMPILED) $(PY) -m bench.frames
	@$(IF_COMPILED) $(PY) -m bench.attackers
	@COMPILED_TREE="$$(test ! -d "$(TREE)" || echo "$(TREE)")" .venv-bench/bin/python bench/engine.py
	@COMPILED_TREE="$$(test ! -d "$(TREE)" || echo "$(TREE)")" .venv-bench/bin/python bench/faces.py

arena: compiled ## measure the ladder of the bots, into docs/bots.json and docs/bots.md; hours, and it can be stopped and resumed
	$(IF_COMPILED) $(PY) -m bench.ladder --games 400

docs: setup ## run every example in the README and the docs
	$(PY) -m pytest tests/test_docs.py

lock: ## resolve the dependencies again (remove a lock first to take newer versions)
	@$(PYTHON) -m venv build/uv
	@build/uv/bin/python $(PIP_INSTALL) uv==$(UV_VERSION)
	$(call COMPILE_LOCK,editable compile server postgres redis client rl openspiel data dev) --output-file requirements.lock
	$(call COMPILE_LOCK,editable server) --constraint requirements.lock --output-file requirements-play.lock
	$(call COMPILE_LOCK,compile) --constraint requirements.lock --output-file requirements-compile.lock
	$(call COMPILE_LOCK,bench) --constraint requirements.lock --output-file requirements-bench.lock

COMPILE_LOCK = build/uv/bin/uv pip compile --quiet pyproject.toml $(patsubst %,--extra %,$(1)) --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --custom-compile-command "make lock"

wheel: setup ## build the wheel in dist (BOUWMEESTER_COMPILE=auto|yes|no)
	$(PY) -m hatchling build --target wheel

clean: ## remove everything that make has made
	rm -rf .venv .venv-bench build dist web/node_modules .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Bouwmeester needs Python 3.11 or newer as python3; or name one: make PYTHON=/path/to/python"; exit 1; }

# .venv grows: what playing needs, then what compiles the rules, then the tools of development.
setup: .venv/.stamp

.venv/.play: requirements-play.lock pyproject.toml | python
	$(call NEW_VENV,-r requirements-play.lock)

.venv/.compiler: .venv/.play requirements-compile.lock
	@$(PY) $(PIP_INSTALL) --require-hashes -r requirements-compile.lock
	@touch $@

.venv/.stamp: .venv/.compiler requirements.lock
	@echo "Setting up the tools of development…"
	@$(PY) $(PIP_INSTALL) --require-hashes -r requirements.lock
	@touch $@

.venv-bench/.stamp: requirements.lock requirements-bench.lock pyproject.toml | python
	$(call NEW_VENV,-r requirements.lock -r requirements-bench.lock)

# $(@D) is the environment whose stamp is asked for; $(1) the locks that go into it.
define NEW_VENV
	@echo "Setting up $(@D)…"
	@$(PYTHON) -m venv $(@D)
	@$(@D)/bin/python $(PIP_INSTALL) --require-hashes $(1)
	@$(@D)/bin/python $(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@
endef

compiled: .venv/.compiler
	@$(PY) -m building.tree
