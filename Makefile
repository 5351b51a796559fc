# Two commands do all the set-up on a machine with Python 3.11: `make play` and `make test`.
PYTHON ?= $(shell for python in python3 python3.11 python3.12 python3.13 python3.14; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
PORT ?= 8000
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
PYTEST := -m pytest -n 2 --dist worksteal
WAITING := -m pytest -n 5 --dist worksteal
WINDOWS := -m pytest -n 3 --dist worksteal
AROUND := tests/server tests/client tests/cli tests/docs
WALKS := tests/every_game
RULES := $(addprefix --ignore=,$(AROUND) $(WALKS) tests/envs tests/web tests/packaging)
QUICK := not sweep$(if $(CI),, and not slow)
# Coverage.py makes these tests take three times as long, SlipCover half as long again. What it warns of is about coverage of
# the tests themselves, which is not measured. Generated observations are left out: tests/every_game, which is not measured,
# compares every byte that they write with that of the writers from which they are generated.
COVERED := $(BIN)/python -m slipcover --json --omit "*/generated/observation.py" --out build/coverage.json $(PYTEST) \
	-W "ignore:Module already imported so cannot be rewritten; slipcover" \
	-W "ignore:Unable to activate pytest branch coverage:RuntimeWarning"
COVERAGE := $(BIN)/python -m slipcover --branch --fail-under 95 --skip-covered --out build/coverage.json --merge build/coverage.json

# Tests start many processes: what Python compiles for one is there for the next.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test test-slow test-page test-envs test-ray test-installed wheel pictures check generate golden balance format sweep coverage bench bench-observations load soak mutated-packs compiled page docs lock clean

play: .venv/play page  ## Set up, build the page, serve the table and open it
	$(BIN)/gloaming serve --open --port $(PORT)

test: .venv/test  ## Everything quick but the page; CI runs what is slow, too, and measures the coverage on the way
	$(if $(CI),@mkdir -p build)
	$(if $(CI),$(COVERED),$(BIN)/python $(PYTEST)) -m "$(QUICK)" $(RULES)
	$(if $(CI),$(COVERAGE))
	$(BIN)/python $(WAITING) -m "$(QUICK)" $(WALKS) $(AROUND)  # while some wait for processes, others walk through matches

test-slow: .venv/test  ## What `make test` leaves to CI: long cases, and the contract at tables of middle size
	$(BIN)/python $(WAITING) -m "slow and not sweep" --ignore=tests/envs --ignore=tests/web

test-page: .venv/test  ## The page: its unit tests, then played in the machine's Chromium
	$(BIN)/python web/build.py --test
	$(BIN)/python web/build.py
	$(BIN)/python $(WINDOWS) -m "not sweep and not pictures" tests/web  # while one waits for the page to be drawn, another works

test-envs: .venv-envs/ready  ## The environments for learners: conformance suites of Gymnasium, PettingZoo and OpenSpiel
	.venv-envs/bin/python $(PYTEST) -m "not sweep" tests/envs

test-ray: .venv-envs/ready  ## Runs and commands on a Ray cluster of two nodes on this machine, one of which is lost
	.venv-envs/bin/python -m pytest tests/lab/runs/engines/test_ray_engine.py tests/cli/commands/test_ray_commands.py

pictures: .venv/test page  ## An album of the page in build/pictures: screens, lessons step by step, scenes, at three sizes
	$(BIN)/python $(PYTEST) -m pictures tests/web

test-installed: .venv/test page docs  ## The package as users get it: with pinned dependencies, and with the lowest that are allowed
	rm -rf dist
	$(BIN)/python -m hatchling build -d dist
	$(call TRIED,.venv-newest,requirements/play.txt,dist/*-py3-none-any.whl)
	$(call TRIED,.venv-lowest,requirements/lowest.txt,dist/*-py3-none-any.whl)

wheel: .venv-compiled/python .venv/test page docs  ## The compiled wheel for this machine, in dist/, and the tests of it
	$(COPIED)
	rm -rf build/objects && mkdir -p build/objects && cd build/compiled && \
		GLOAMING_NO_PAGE=1 HATCH_BUILD_HOOKS_ENABLE=1 HATCH_MYPYC_BUILD_DIR=$(CURDIR)/build/objects \
		CFLAGS="-Wno-misleading-indentation -fvisibility=hidden -fno-plt $(LINKED)" LDFLAGS="$(LINKED)" \
		../../.venv-compiled/bin/python -m hatchling build -t wheel -d $(CURDIR)/dist
	$(call TRIED,.venv-wheel,requirements/play.txt,dist/*-cp3*.whl)

# An environment that holds nothing but a wheel and its dependencies, and the tests that use its program.
TRIED = rm -rf $(1) && $(PYTHON) -m venv $(1) && \
	$(1)/bin/python -m pip --disable-pip-version-check --quiet install --require-hashes -r $(2) && \
	$(1)/bin/python -m pip --disable-pip-version-check --quiet install --no-deps $(3) && \
	GLOAMING_PROGRAM=$(CURDIR)/$(1)/bin/gloaming $(BIN)/python -m pytest -q tests/packaging

generate: .venv/test  ## Write what follows from the declarations of fields, events, options and views
	$(BIN)/python scripts/generate.py
	$(BIN)/python web/build.py --types

golden: .venv/test  ## Rewrite the golden records that no longer replay, and say why; GAMES=fatal-frame for one game
	PYTHONPATH=. $(BIN)/python scripts/golden.py $(GAMES)

balance: .venv/test  ## Play the experiments of balance and strength (half an hour), and rewrite what the docs show of them
	$(BIN)/python scripts/balance.py --jobs 2 $(NAMES)

check: .venv/test  ## Types, style, import directions, meanings of fields; the page's types, style and unit tests
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python scripts/generate.py --check
	$(BIN)/python scripts/check_observations.py
	$(BIN)/python scripts/wording.py
	$(BIN)/python web/build.py --check

format: .venv/test
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	$(BIN)/python web/build.py --format

sweep: .venv-compiled/ready  ## 3,000 random matches a game, the round robin of bots, 200 kills; on the mypyc build
	.venv-compiled/bin/python $(PYTEST) -m sweep --ignore=tests/envs

coverage: .venv/test  ## Branch coverage of engine, games and bots, and the lines that are missing
	@mkdir -p build
	$(COVERED) -m "not sweep" $(RULES)
	$(COVERAGE)

bench: .venv/play .venv-peers/ready .venv-compiled/tuned  ## Speed, beside peers measured in the same run
	$(BIN)/python bench/run.py

bench-observations: .venv/play .venv-peers/ready .venv-compiled/tuned  ## Speed with observations and masks, beside peers
	$(BIN)/python bench/observations.py

load: .venv/test  ## 500 tables and 1,000 sockets on servers of their own, over SQLite and PostgreSQL, for some minutes
	PYTHONPATH=. $(BIN)/python bench/load.py

soak: .venv/test  ## Ten minutes of honest and hostile people at a server of its own: its memory stays flat, nothing fails
	PYTHONPATH=. $(BIN)/python bench/soak.py

mutated-packs: .venv/test  ## 10,000 mutated packs at a server, while others play there; takes hours, with nothing else running
	MUTATED_PACKS=10000 $(BIN)/python -m pytest -s -m sweep tests/server/workshop/test_mutated_packs.py

compiled: .venv-compiled/ready  ## The mypyc build, with the contract and the games' tests run on it
	.venv-compiled/bin/python $(PYTEST) -m "not sweep" tests/engine tests/every_game tests/games tests/bots

page: .venv/play  ## The browser page, into the package
	$(BIN)/python web/build.py

docs: .venv/docs  ## The documentation site, into build/docs and the package; any warning fails
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	rm -rf src/gloaming/server/docs && cp -R build/docs src/gloaming/server/docs

.venv/python:
	@test -n "$(PYTHON)" || { echo "Gloaming needs Python 3.11 or later: none found (or name it: make PYTHON=...)"; exit 1; }
	$(PYTHON) -m venv .venv
	touch $@

.venv/play: .venv/python requirements/play.txt pyproject.toml
	$(PIP) install --require-hashes -r requirements/play.txt
	$(PIP) install --no-deps --no-build-isolation --editable .
	touch $@

.venv/test: .venv/play requirements/test.txt
	$(PIP) install --no-compile --require-hashes -r requirements/test.txt
	touch $@

.venv/docs: .venv/play requirements/docs.txt
	$(PIP) install --no-compile --require-hashes -r requirements/docs.txt
	touch $@

.venv-envs/ready: requirements/envs.txt pyproject.toml
	$(PYTHON) -m venv .venv-envs
	.venv-envs/bin/python -m pip --disable-pip-version-check --quiet install --no-compile --require-hashes -r requirements/envs.txt
	.venv-envs/bin/python -m pip --disable-pip-version-check --quiet install --no-deps --no-build-isolation --editable .
	touch $@

COMPILED := $(shell find src -name '*.py' -o -name '*.toml' -o -name 'RULES.md')

LINKED := $(if $(CI),,-flto=2)
PROFILE := $(CURDIR)/build/profile

.venv-compiled/python: requirements/test.txt
	$(PYTHON) -m venv .venv-compiled
	.venv-compiled/bin/python -m pip --disable-pip-version-check --quiet install --no-compile --require-hashes -r requirements/test.txt
	touch $@

# The build leaves its libraries beside the sources, so it has a copy of them; its objects always lie in the same place, for
# gcc finds by it what was counted in play.
# gcc's warning about indentation reads the 118 MB of C that mypyc writes again and again: half of all the build's time.
# All of it is one library: what its parts call in one another needs no detour by which other libraries could replace it.
# CI builds it anew each time to test it once: in half the time, for a twentieth of its speed.
COPIED = rm -rf build/compiled && mkdir -p build/compiled && cp -R src pyproject.toml hatch_build.py README.md LICENSE NOTICE build/compiled \
	$(if $(CI),&& sed -i 's/opt_level = "3"/opt_level = "1"/' build/compiled/pyproject.toml)
BUILT = rm -rf build/objects && mkdir -p build/objects && cd build/compiled && \
	GLOAMING_NO_PAGE=1 HATCH_BUILD_HOOKS_ENABLE=1 HATCH_MYPYC_BUILD_DIR=$(CURDIR)/build/objects \
	CFLAGS="-Wno-misleading-indentation -fvisibility=hidden -fno-plt $(LINKED) $(1)" LDFLAGS="$(LINKED) $(1)" \
	../../.venv-compiled/bin/python -m pip --disable-pip-version-check --quiet install --no-deps --no-build-isolation --force-reinstall . && \
	cd / && $(CURDIR)/.venv-compiled/bin/python -c \
		'import gloaming.engine.rules.machine as m; assert m.__file__.endswith(".so"), m.__file__'

.venv-compiled/ready: .venv-compiled/python pyproject.toml $(COMPILED)
	rm -f .venv-compiled/tuned
	$(COPIED)
	$(call BUILT)
	touch $@

# Built twice: the first counts in play which ways are gone often, the second makes those the quick ones.
.venv-compiled/tuned: .venv-compiled/python pyproject.toml $(COMPILED)
	rm -rf $(PROFILE)
	$(COPIED)
	$(call BUILT,-fprofile-generate=$(PROFILE))
	cd / && $(CURDIR)/.venv-compiled/bin/gloaming bench
	$(call BUILT,-fprofile-use=$(PROFILE) -fprofile-partial-training -Wno-missing-profile)
	touch .venv-compiled/ready $@

.venv-peers/ready: requirements/peers.txt
	$(PYTHON) -m venv .venv-peers
	.venv-peers/bin/python -m pip --disable-pip-version-check --quiet install --require-hashes -r requirements/peers.txt
	touch $@

lock: .venv/python  ## Pin the newest versions of everything again, and the lowest that pyproject.toml allows
	$(PIP) install pip-tools uv
	$(BIN)/uv pip compile --quiet --resolution lowest-direct --python-version 3.11 --extra mcp --extra postgresql --no-header --generate-hashes \
		--no-emit-index-url --output-file requirements/lowest.txt pyproject.toml
	for name in play serve test envs node peers docs; do $(BIN)/pip-compile --quiet --upgrade --no-header --generate-hashes \
		--no-emit-index-url --no-emit-find-links --no-emit-trusted-host --strip-extras --allow-unsafe \
		--output-file requirements/$$name.txt requirements/$$name.in; done

clean:
	rm -rf .venv .venv-envs .venv-compiled .venv-peers .venv-newest .venv-lowest .venv-wheel build dist web/node_modules src/gloaming/server/page src/gloaming/server/docs
