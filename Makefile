# Everything here works with python3 (3.11 or later, with venv) and make alone.

PYTHON ?= python3
JOBS ?= 2
ARGS ?=

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check
VALEWRIGHT := $(VENV)/bin/valewright
FORM := $(if $(filter 1,$(VALEWRIGHT_PURE)),plain,compiled)
INSTALLED := $(VENV)/.installed-$(FORM)
SOURCES := $(shell find src ! -path '*/__pycache__*' ! -path 'src/valewright/server/page' ! -path 'src/valewright/server/page/*')
PAGE_SOURCES := $(shell find web -type f ! -path '*/node_modules/*') tools/web.py
EXAMPLES := $(shell find examples -type f ! -path '*/__pycache__*')
SCENARIOS = $(sort $(shell find src tests examples -type f -name '*.scenario'))

# The rules in one form or the other, whatever is installed in the environment.
PLAIN := PYTHONPATH="$(CURDIR)/src" VALEWRIGHT_EXPECT=plain
COMPILED := PYTHONPATH="$(CURDIR)/build/compiled" VALEWRIGHT_EXPECT=compiled
# Tests of the rules run on both forms; what games bring for bots, server, terminal and page is beside.
RULES_TESTS := tests/kernel tests/misty tests/mystic tests/scenarios
PAGE_TESTS := tests/page $(wildcard tests/*/page)
# Whole games by the dozen: under coverage they would take three times as long, and show no more.
LONG_TESTS := $(filter-out tests/kernel/%,$(wildcard \
	$(foreach name,conformance harvests knowledge many_games turns,tests/*/test_$(name).py)))
BOT_TESTS := tests/bots $(wildcard tests/*/bots)
BESIDE := $(wildcard tests/*/serving tests/*/terminal tests/*/words)
# Arrays of views are part of the rules; what learns from them tests them.
COVERING := $(RULES_TESTS) $(wildcard tests/rl)
OTHER_TESTS := $(filter-out $(COVERING) tests/bots tests/page tests/__pycache__,$(patsubst %/,%,$(wildcard tests/*/)))
# A process that has run out of tests takes over some of another's.
SHARED := -n $(JOBS) --dist worksteal
# A browser often waits, for a frame or for the network: one more keeps the cores busy meanwhile.
PAGE_SHARED := -n $(shell expr $(JOBS) + 1) --dist worksteal
SKIPPED := build/compiled-form-skipped
PAGE_SKIPPED := build/page-skipped
DATABASES_SKIPPED := build/databases-skipped
PROXIES_SKIPPED := build/proxies-skipped
VALGRIND_SKIPPED := build/valgrind-skipped

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:

define heading
@printf '\n==== %s\n' "$(1)"
endef

# Run a command on the compiled rules. A machine that cannot compile skips it, loudly; CI may not.
define on_compiled
@status=0; $(PY) tools/compile_rules.py || status=$$?; \
if [ $$status -eq 0 ]; then \
	$(COMPILED) $(PY) tools/form.py && $(COMPILED) $(1); \
elif [ $$status -eq 3 ]; then \
	mkdir -p build && touch $(SKIPPED); \
	echo '!!!! SKIPPED: the compiled form was NOT tested (the reason is above) !!!!'; \
	if [ "$$CI" = true ]; then echo 'Under CI=true a skip is a failure.'; exit 1; fi; \
else \
	exit $$status; \
fi
endef

.PHONY: help
help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

# Plain Python is fast enough to play by hand; who has compiled the rules plays with them.
.PHONY: play
play: $(if $(wildcard $(VENV)/.installed-compiled),$(INSTALLED),$(VENV)/.installed-plain) ## Play against a bot in the browser (pass options as ARGS="...")
	@$(VALEWRIGHT) play $(ARGS)

.PHONY: build
build: $(INSTALLED) ## Compile the rules, for build/compiled and for make play
	@$(PY) tools/compile_rules.py

.PHONY: page
page: $(VENV)/.node ## Build the page
	@$(PY) tools/web.py build

.PHONY: test
test: test-begin lint test-doctests docs test-page test-compiled test-scenarios test-rulings test-last ## Run every check, on the plain and the compiled rules
	$(call heading,Every check passed)
	@if [ -e $(SKIPPED) ]; then \
		echo '!!!! rules: plain Python only. The compiled form was SKIPPED !!!!'; \
	else \
		echo 'rules: plain Python and compiled'; \
	fi
	@if [ -e $(PAGE_SKIPPED) ]; then \
		echo '!!!! page: SKIPPED, it was NOT tested in a browser !!!!'; \
	else \
		echo 'page: in Chromium'; \
	fi
	@if [ -e $(DATABASES_SKIPPED) ]; then \
		echo '!!!! server: on SQLite only. Several workers on PostgreSQL and Redis were SKIPPED !!!!'; \
	else \
		echo 'server: on SQLite, and on PostgreSQL and Redis'; \
	fi
	@if [ -e $(PROXIES_SKIPPED) ]; then \
		echo '!!!! deploy: SKIPPED, no proxy was put in front of the server !!!!'; \
	else \
		echo 'deploy: behind Caddy and nginx'; \
	fi
	@if [ -e $(VALGRIND_SKIPPED) ]; then \
		echo '!!!! speed: SKIPPED, instructions were NOT counted !!!!'; \
	else \
		echo 'speed: instructions counted'; \
	fi

# Compiling takes one core for minutes: it begins now, and is waited for where it is needed.
.PHONY: test-begin
test-begin: $(VENV)/.base
	@rm -f $(SKIPPED) $(PAGE_SKIPPED) $(DATABASES_SKIPPED) $(PROXIES_SKIPPED) $(VALGRIND_SKIPPED)
	@$(PY) tools/compile_rules.py --ahead

.PHONY: lint
lint: $(VENV)/.dev $(VENV)/.node ## Check formatting, types and layers
	$(call heading,ruff: form)
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	$(call heading,mypy: types)
	@$(PY) -m mypy
	$(call heading,import-linter: layers)
	@$(PLAIN) $(VENV)/bin/lint-imports
	$(call heading,the page: types and form and tests)
	@$(PY) tools/web.py check
	$(call heading,games: named in their own folders only)
	@$(PY) tools/named_games.py
	$(call heading,docs/cards.md: as the card data)
	@$(PLAIN) $(PY) tools/mystic/cards_page.py --check
	$(call heading,web/src/app/api/types.ts: as the server's models)
	@$(PLAIN) $(PY) tools/page_types.py --check

.PHONY: cards-page
cards-page: $(VENV)/.dev ## Update the tables of docs/cards.md from the card data
	@$(PLAIN) $(PY) tools/mystic/cards_page.py

.PHONY: golden
golden: $(VENV)/.examples ## Rewrite the golden games after an intended change of rules
	@$(PLAIN) $(PY) tools/golden.py --renew

.PHONY: format
format: $(VENV)/.dev ## Format the code
	@$(PY) -m ruff check --fix .
	@$(PY) -m ruff format .

# For the tests of several workers. A machine without them skips those, loudly; CI may not.
.PHONY: databases
databases: $(VENV)/.base
	@status=0; $(PY) -m tools.databases --install > /dev/null || status=$$?; \
	if [ $$status -eq 3 ]; then \
		mkdir -p build && touch $(DATABASES_SKIPPED); \
		echo '!!!! SKIPPED: several workers are NOT tested (the reason is above) !!!!'; \
		if [ "$$CI" = true ]; then echo 'Under CI=true a skip is a failure.'; exit 1; fi; \
	elif [ $$status -ne 0 ]; then exit $$status; fi

# For the tests of deploy/, in the same way.
.PHONY: proxies
proxies: $(VENV)/.base
	@status=0; $(PY) -m tools.proxies --install > /dev/null || status=$$?; \
	if [ $$status -eq 3 ]; then \
		mkdir -p build && touch $(PROXIES_SKIPPED); \
		echo '!!!! SKIPPED: proxies in front of the server are NOT tested (the reason is above) !!!!'; \
		if [ "$$CI" = true ]; then echo 'Under CI=true a skip is a failure.'; exit 1; fi; \
	elif [ $$status -ne 0 ]; then exit $$status; fi

.PHONY: test-plain
test-plain: $(VENV)/.examples $(INSTALLED) databases proxies
	$(call heading,pytest: the rules as plain Python with branch coverage)
	@$(PLAIN) $(PY) -m pytest $(SHARED) --cov --cov-report=term $(COVERING) $(addprefix --ignore=,$(PAGE_TESTS) $(BOT_TESTS) $(BESIDE) $(LONG_TESTS))
	$(call heading,pytest: everything else on the rules as plain Python)
	@$(PLAIN) $(PY) -m pytest $(SHARED) $(LONG_TESTS) $(OTHER_TESTS) $(BOT_TESTS) $(BESIDE) $(wildcard tests/test_*.py)

.PHONY: test-compiled
test-compiled: $(VENV)/.examples $(INSTALLED)
	$(call heading,pytest: the rules compiled)
	$(call on_compiled,$(PY) -m pytest $(SHARED) -m 'not plain_only' $(BOT_TESTS) $(RULES_TESTS) $(addprefix --ignore=,$(PAGE_TESTS) $(BESIDE)))

# Counted by valgrind. A machine without it skips it, loudly; CI may not.
.PHONY: valgrind
valgrind: $(VENV)/.base
	@status=0; $(PY) -m tools.valgrind --install > /dev/null || status=$$?; \
	if [ $$status -eq 3 ]; then \
		mkdir -p build && touch $(VALGRIND_SKIPPED); \
		echo '!!!! SKIPPED: instructions are NOT counted (the reason is above) !!!!'; \
		if [ "$$CI" = true ]; then echo 'Under CI=true a skip is a failure.'; exit 1; fi; \
	elif [ $$status -ne 0 ]; then exit $$status; fi

.PHONY: test-instructions
test-instructions: $(VENV)/.examples valgrind
	$(call heading,instructions: no decision and no clone takes 3% more than at the last commit)
	@if [ ! -e $(VALGRIND_SKIPPED) ]; then $(MAKE) --no-print-directory count-instructions; fi

# Counting takes one core alone; what it says is shown when the tests beside it are through.
.PHONY: test-last
test-last: valgrind
	@$(MAKE) --no-print-directory test-instructions > build/instructions.log 2>&1 & counting=$$!; \
	trap 'kill $$counting 2> /dev/null; exit 130' INT TERM; \
	status=0; $(MAKE) --no-print-directory test-plain || status=$$?; \
	wait $$counting || status=$$?; \
	cat build/instructions.log; exit $$status

.PHONY: count-instructions
count-instructions:
	$(call on_compiled,$(PY) benchmarks/instructions.py --check)

.PHONY: instructions
instructions: $(VENV)/.base ## Keep the instruction counts of these rules, for make test to compare with
	$(call on_compiled,$(PY) benchmarks/instructions.py --renew)

# In a real browser. A machine without one skips it, loudly; CI may not.
.PHONY: test-page
test-page: $(VENV)/.examples $(VENV)/.node
	$(call heading,pytest: the page in Chromium)
	@status=0; $(PY) -m tools.chromium --install || status=$$?; \
	if [ $$status -eq 0 ]; then \
		$(PLAIN) $(PY) -m pytest $(PAGE_SHARED) $(PAGE_TESTS); \
	elif [ $$status -eq 3 ]; then \
		mkdir -p build && touch $(PAGE_SKIPPED); \
		echo '!!!! SKIPPED: the page was NOT tested in a browser (the reason is above) !!!!'; \
		if [ "$$CI" = true ]; then echo 'Under CI=true a skip is a failure.'; exit 1; fi; \
	else \
		exit $$status; \
	fi

.PHONY: test-scenarios
test-scenarios: $(VENV)/.examples $(INSTALLED)
	$(call heading,scenarios: the rules as plain Python)
	@$(PLAIN) $(PY) tools/form.py
	@$(PLAIN) $(VALEWRIGHT) scenario run $(SCENARIOS)
	$(call heading,scenarios: the rules compiled)
	$(call on_compiled,$(VALEWRIGHT) scenario run $(SCENARIOS))

.PHONY: test-rulings
test-rulings: $(VENV)/.examples $(INSTALLED)
	$(call heading,rulings: each is covered by a test or a scenario)
	@$(PLAIN) $(VALEWRIGHT) rulings --uncovered --all

.PHONY: test-doctests
test-doctests: $(VENV)/.examples
# What learns needs PyTorch, which is not installed here: make learning tries it out.
	$(call heading,doctests: the examples in the code and in the documents)
	@$(PLAIN) $(PY) -m pytest --doctest-modules --doctest-glob='*.md' src examples docs README.md --ignore=examples/rl

.PHONY: docs
docs: $(VENV)/.examples $(VENV)/.node ## Build the documentation into build/site
	$(call heading,mkdocs: the documentation)
	@$(PY) tools/web.py build
	@$(PY) -m mkdocs build --strict

.PHONY: bench
bench: $(VENV)/.bench build ## Compare the speed of the rules with other engines
	@$(COMPILED) $(PY) benchmarks/run.py $(ARGS)

# Not part of make test: PyTorch is too large for it. What is not installed is skipped, loudly.
.PHONY: learning
learning: $(VENV)/.examples ## Run the learning examples for a moment, where PyTorch is installed
	@status=0; $(PLAIN) $(PY) tools/learning.py || status=$$?; \
	if [ $$status -ne 0 ] && [ $$status -ne 3 ]; then exit $$status; fi

# Hours for all the rules, to be run in the background of a night; it goes on where it was stopped.
.PHONY: mutate
mutate: $(VENV)/.mutate ## Break the rules in every small way and list what no test notices
	@nice -n 15 $(PY) tools/mutate.py $(ARGS)

.PHONY: constraints
constraints: ## Pin the newest versions of all dependencies in constraints.txt
	@rm -rf build/constraints && $(PYTHON) -m venv build/constraints
	@$(PYTHON) tools/requirements.py build run metrics page cluster data dev docs bench mcp mutate hashes open-spiel push ray rl > build/constraints/wanted.txt
	@build/constraints/bin/python -m pip install --quiet --upgrade -r build/constraints/wanted.txt
	@build/constraints/bin/python -m pip freeze --all --exclude pip > constraints.txt
	@echo 'Checking that the oldest Python can install them, without a compiler ...'
	@build/constraints/bin/python -m pip install --quiet --dry-run --target build/constraints/oldest \
		--python-version 3.11.0 --only-binary :all: \
		--constraint constraints.txt --requirement build/constraints/wanted.txt
	@$(MAKE) hashes

.PHONY: hashes
hashes: ## Write the hashes of what a server installs to deploy/requirements.txt
	@rm -rf build/hashes && $(PYTHON) -m venv build/hashes
	@$(PYTHON) tools/requirements.py hashes > build/hashes/wanted.txt
	@build/hashes/bin/python -m pip install --quiet --constraint constraints.txt --requirement build/hashes/wanted.txt
	@build/hashes/bin/python tools/hashes.py

.PHONY: clean
clean: ## Remove everything that make has built, including .venv
	rm -rf build dist $(VENV) web/node_modules src/valewright/server/page .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment, in steps. Each leaves a stamp, so that a second run goes straight on.

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or later is needed: make PYTHON=..." if sys.version_info < (3, 11) else 0)'
	@echo 'Making $(VENV) ...'
	@$(PYTHON) -m venv $(VENV)
	@touch $@

# What the package needs to run and to be built.
$(VENV)/.base: $(VENV)/.made pyproject.toml constraints.txt
	@echo 'Installing what Valewright needs ...'
	@$(PY) tools/requirements.py build run > $(VENV)/base.txt
	@$(PIP) install --quiet --constraint constraints.txt --requirement $(VENV)/base.txt
	@touch $@

# The page is built with Node: the machine's, or else one that pip brings.
$(VENV)/.node: $(VENV)/.base
	@$(PY) tools/web.py node > /dev/null 2>&1 || { \
		echo 'Installing Node, to build the page ...'; \
		$(PY) tools/requirements.py page > $(VENV)/page.txt && \
		$(PIP) install --quiet --constraint constraints.txt --requirement $(VENV)/page.txt && \
		$(PY) tools/web.py node > /dev/null; }
	@touch $@

$(VENV)/.installed-compiled: $(VENV)/.base $(VENV)/.node $(SOURCES) $(PAGE_SOURCES) hatch_build.py tools/compile_rules.py
	@rm -f $(VENV)/.installed-*
	@echo 'Installing Valewright ...'
	@$(PY) tools/compile_rules.py || echo 'Going on with plain Python.'
	@$(PY) tools/web.py build
	@$(PIP) install --quiet --no-build-isolation --no-deps --force-reinstall .
	@touch $@

$(VENV)/.installed-plain: $(VENV)/.base $(VENV)/.node $(SOURCES) $(PAGE_SOURCES) hatch_build.py
	@rm -f $(VENV)/.installed-*
	@echo 'Installing Valewright ...'
	@$(PY) tools/web.py build
	@VALEWRIGHT_PURE=1 $(PIP) install --quiet --no-build-isolation --no-deps --force-reinstall .
	@touch $@

$(VENV)/.dev: $(VENV)/.base
	@echo 'Installing the development tools ...'
	@$(PY) tools/requirements.py cluster data dev docs mcp metrics open-spiel push ray rl > $(VENV)/dev.txt
	@$(PIP) install --quiet --constraint constraints.txt --requirement $(VENV)/dev.txt
	@touch $@

# A game that another package brings, for the tests to play.
$(VENV)/.examples: $(VENV)/.dev $(EXAMPLES)
	@$(PIP) install --quiet --no-build-isolation --no-deps --force-reinstall examples/nim
	@touch $@

$(VENV)/.bench: $(VENV)/.base
	@echo 'Installing the engines to compare with ...'
	@$(PY) tools/requirements.py bench > $(VENV)/bench.txt
	@$(PIP) install --quiet --constraint constraints.txt --requirement $(VENV)/bench.txt
	@touch $@

$(VENV)/.mutate: $(VENV)/.examples
	@echo 'Installing the mutation testing tool ...'
	@$(PY) tools/requirements.py mutate > $(VENV)/mutate.txt
	@$(PIP) install --quiet --constraint constraints.txt --requirement $(VENV)/mutate.txt
	@touch $@
