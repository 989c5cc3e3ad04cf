# `make tutor` opens the tutor, `make test` checks it. Needs Python 3.11+ with venv, and make.

.DEFAULT_GOAL := help
.PHONY: adapters bundle bytecode check cluster compiled course help tutor lab wheel binder install test lint types unit notebooks browser bench endurance games gold hub mutation chromium lock clean distclean
.DELETE_ON_ERROR:
SHELL := /bin/sh

PORT ?=
CHROMIUM ?= $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)
export CHROMIUM

VENV := .venv
PY := $(VENV)/bin/python
UV := $(PY) -m uv

# A candidate must run (a shim may not), be 3.11 or newer, and be able to make an environment.
CANDIDATES = $(or $(PYTHON),python3.11 python3.12 python3.13 python3.14 python3 python)
FITS = import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))
NEEDED = This needs Python 3.11 or newer with its venv module (Debian: apt install python3 python3-venv); name one with PYTHON=.

help:  ## what there is to make
	@sed -n 's/^\([a-z]*\):.*  ## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 18

# Setting up. Each stamp is younger than what it was made from, so a second start has nothing to do.

$(PY):
	@for candidate in $(CANDIDATES); do \
	  if "$$candidate" -c '$(FITS)' >/dev/null 2>&1; then found="$$candidate"; break; fi; \
	done; \
	if [ -z "$$found" ]; then echo '$(NEEDED)' >&2; exit 1; fi; \
	echo "Making $(VENV) with $$("$$found" --version)."; \
	"$$found" -m venv --clear $(VENV)

$(VENV)/uv.stamp: requirements/uv.txt | $(PY)
	@$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r $< \
	  || echo 'uv cannot be installed here; pip will do its work.'
	@touch $@

# uv takes seconds where pip takes half a minute; where uv reaches no registry, pip's own settings may.
define locked
@echo 'Installing what $(1) lists.'
@$(UV) pip install --quiet --compile-bytecode --python $(PY) --require-hashes -r $(1) \
  || { echo 'uv could not; pip takes over.'; \
       $(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r $(1); }
endef

$(VENV)/run.stamp: requirements/run.txt $(VENV)/uv.stamp
	$(call locked,requirements/run.txt)
	@touch $@

# This writes the notebooks of the languages that are not kept, too.
$(VENV)/tutor.stamp: pyproject.toml hatch_build.py $(wildcard notebooks/source/*) $(VENV)/run.stamp
	@$(PY) -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/test.stamp: requirements/test.txt $(VENV)/tutor.stamp
	$(call locked,requirements/test.txt)
	@touch $@

NPM := $(PY) -m tests.npm

$(VENV)/npm.stamp: package-lock.json $(VENV)/test.stamp
	@$(NPM) ci --silent
	@touch $@

$(VENV)/adapters.stamp: requirements/adapters.txt $(VENV)/test.stamp
	$(call locked,requirements/adapters.txt)
	@touch $@

$(VENV)/cluster.stamp: requirements/cluster.txt $(VENV)/test.stamp
	$(call locked,requirements/cluster.txt)
	@touch $@

$(VENV)/hub.stamp: requirements/hub.txt $(VENV)/npm.stamp
	$(call locked,requirements/hub.txt)
	@touch $@

$(VENV)/mutation.stamp: requirements/mutation.txt $(VENV)/test.stamp
	$(call locked,requirements/mutation.txt)
	@touch $@

$(VENV)/docs.stamp: requirements/docs.txt $(VENV)/test.stamp
	$(call locked,requirements/docs.txt)
	@touch $@

$(VENV)/compiled.stamp: requirements/compiled.txt $(VENV)/test.stamp
	$(call locked,requirements/compiled.txt)
	@touch $@

$(VENV)/bench.stamp: requirements/bench.txt $(VENV)/test.stamp
	$(call locked,requirements/bench.txt)
	@touch $@

install: $(VENV)/tutor.stamp  ## set up what the tutor needs

# Using it.

tutor: $(VENV)/tutor.stamp  ## open the tutor in a browser; PORT=9000 chooses the port
	@$(PY) -m widgets.serve $(if $(PORT),--port $(PORT))

LAB_SETTINGS := $(VENV)/share/jupyter/lab/settings/overrides.d

$(VENV)/lab.stamp: binder/lab.json $(VENV)/tutor.stamp
	@mkdir -p $(LAB_SETTINGS)
	@cp $< $(LAB_SETTINGS)/machu_tutor.json
	@touch $@

lab: $(VENV)/lab.stamp  ## open the notebooks in JupyterLab
	@$(PY) -m jupyterlab --notebook-dir=notebooks $(if $(PORT),--port $(PORT)) \
	  --VoilaConfiguration.template=machu_tutor --VoilaConfiguration.allow_theme_override=NO \
	  --LabApp.news_url=None --LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate \
	  --VoilaExecutor.iopub_timeout=300

wheel: $(VENV)/tutor.stamp  ## build dist/*.whl, which pip installs anywhere
	@$(PY) -m hatchling build --target wheel

compiled: $(VENV)/compiled.stamp  ## build build/compiled/*.whl, the same with compiled rules, for this Python and machine
	@MACHU_TUTOR_COMPILED=1 $(PY) -m hatchling build --target wheel --directory build/compiled

.PHONY: docs site static  # folders bear these names

docs: $(VENV)/docs.stamp  ## write the documents as a site into build/docs
	@$(PY) -m docs.site

static: $(VENV)/npm.stamp  ## write the dashboard that needs no server into build/static
	@$(PY) -m docs.browser

# Proving it. Every server, kernel and worker of a test imports the same modules, and pytest rewrites
# each test's: they are compiled once, though the shell may keep Python from writing what it compiles.

test bytecode check unit notebooks browser endurance: export PYTHONDONTWRITEBYTECODE :=

test: bytecode lint types unit notebooks browser  ## everything that must be green, each promise once

QUICK := tests/core tests/incan_gold tests/princes tests/contract/rules_by_hand \
  $(addprefix --ignore=tests/princes/,teaching test_puzzles.py test_scene_marked.py test_valuing.py test_wrong_arguments.py)

check: lint types  ## style, types, and the tests of the rules and of each game: less than a minute
	$(PY) -m pytest $(QUICK) -m 'not endurance' -n 2 --dist loadfile -q

lint: $(VENV)/npm.stamp  ## style, and which layer may import which
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(VENV)/bin/lint-imports --no-cache
	$(NPM) run lint

types: $(VENV)/npm.stamp  ## strict types
	$(PY) -m mypy
	$(NPM) run types

UNIT := tests tutor widgets --doctest-modules --ignore=tests/browser --ignore=tests/site --ignore=tutor/adapters \
  -m 'not endurance' -p no:nbval

# In a new checkout each process of `unit` would compile every test; one does it while style and types are checked.
bytecode: $(VENV)/npm.stamp
	@$(PY) -m pytest $(UNIT) --collect-only -q >/dev/null 2>&1 &

unit: $(VENV)/npm.stamp  ## the rules, records, words and layers
	$(PY) -m pytest $(UNIT) -n 3 --dist loadfile --no-loadscope-reorder
	$(NPM) test

notebooks: $(VENV)/test.stamp  ## every English notebook runs as it stands, and gives the outputs that are kept
	$(PY) -m pytest --nbval-lax --nbval-current-env -p tests.course.outputs notebooks --ignore=notebooks/es --ignore=notebooks/it -n 3 --dist loadfile

course: $(VENV)/test.stamp  ## write the notebooks from their sources, and run the English ones
	$(PY) -m tests.course

browser: $(VENV)/test.stamp chromium  ## the page in a real browser
	$(PY) -m pytest tests/browser -m 'not endurance' -p no:nbval -n 4 --dist worksteal --durations=30

site: $(VENV)/docs.stamp chromium  ## the site of the documents: no warning, no link into nothing
	$(PY) -m pytest tests/site -m 'not endurance'

adapters: $(VENV)/adapters.stamp  ## the games behind OpenSpiel and PettingZoo
	$(PY) -m pytest tests/adapters

cluster: $(VENV)/cluster.stamp  ## games played on a cluster of two processes
	$(PY) -m pytest tests/cluster

hub: $(VENV)/hub.stamp chromium  ## two classes on a JupyterHub, with their phones
	$(PY) -m pytest tests/hub

mutation: $(VENV)/mutation.stamp  ## small changes to the rules, each to be noticed by a test
	rm -rf mutants
	$(VENV)/bin/mutmut run
	$(PY) -m tests.mutation

endurance: $(VENV)/compiled.stamp $(VENV)/adapters.stamp $(VENV)/cluster.stamp $(VENV)/hub.stamp $(VENV)/mutation.stamp $(VENV)/docs.stamp chromium  ## what takes longer than a cup of coffee
	$(PY) -m pytest tests -m endurance --ignore=tests/browser --ignore=tests/endurance -n 2 --dist loadfile
	$(PY) -m pytest tests/browser tests/endurance -m endurance -p no:nbval -n 2 --dist worksteal
	$(PY) -m pytest --nbval-lax --nbval-current-env notebooks/es notebooks/it -n 2 --dist loadfile
	SLOW_LINE=1 $(PY) -m pytest tests/browser -m 'not endurance' -n 2 --dist loadfile
	$(PY) -m pytest tests/adapters
	$(PY) -m pytest tests/cluster
	$(MAKE) site
	$(MAKE) mutation

binder: $(VENV)/test.stamp chromium  ## the steps a hub takes, and the dashboard and JupyterLab there
	$(PY) -m pytest tests/endurance/test_binder.py

games: $(VENV)/test.stamp  ## ten thousand random games of each game, held to the laws; WRITE=1 keeps the page
	$(PY) -m tests.endurance.games $(if $(WRITE),--write)

bench: $(VENV)/bench.stamp $(VENV)/compiled.stamp chromium  ## the budgets of speed and page and the ladder of players, measured here and now; WRITE=1 keeps them
	$(PY) -m tests.benchmarks $(if $(WRITE),--write)
	$(PY) -m tests.benchmarks.dashboard $(if $(WRITE),--write)
	$(PY) -m tests.benchmarks.ladder $(if $(WRITE),--write)

# The browser tests measure text, so they need the widths of Arial, which Liberation has.
LIBERATION := $(shell fc-list 2>/dev/null | grep -o -m 1 'Liberation Sans')

chromium:
	@missing="$(if $(CHROMIUM),,chromium) $(if $(LIBERATION),,fonts-liberation fontconfig)"; \
	if [ "$$missing" = " " ]; then exit 0; fi; \
	if ! command -v apt-get >/dev/null; then may=no; \
	elif [ "$$(id -u)" = 0 ]; then may=; \
	elif sudo -n true 2>/dev/null; then may=sudo; \
	else may=no; fi; \
	if [ "$$may" = no ]; then echo '$(NO_CHROMIUM)' >&2; exit $(if $(CHROMIUM),0,1); fi; \
	echo "Installing for the browser tests:$$missing."; \
	$$may apt-get update -qq && \
	  $$may env DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes --no-install-recommends $$missing

NO_CHROMIUM = The browser tests need Chromium and a font as wide as Arial (Debian: apt install chromium fonts-liberation); CHROMIUM= names another browser.

# Keeping it.

bundle: $(VENV)/npm.stamp  ## write the script that the page is sent from its modules, and the modules in their style
	$(NPM) run fix
	$(NPM) run bundle
	$(NPM) run bundle-phone
	$(NPM) run bundle-console

gold: $(VENV)/test.stamp  ## write the compared texts anew; read the difference before you keep it
	$(PY) -m tests.gold

ALL := --extra serve --extra lab
COMPILE = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header $(UPGRADE)

lock: $(VENV)/uv.stamp  ## write the locked sets anew; UPGRADE=--upgrade takes newer versions
	$(COMPILE) pyproject.toml $(ALL) --group build -o requirements/run.txt
	$(COMPILE) pyproject.toml -c requirements/run.txt -o requirements/base.txt
	$(COMPILE) pyproject.toml $(ALL) --group build --group test -c requirements/run.txt -o requirements/test.txt
	$(COMPILE) pyproject.toml $(ALL) --group build --group test --group compiled -c requirements/test.txt -o requirements/compiled.txt
	$(COMPILE) pyproject.toml $(ALL) --group build --group test --group bench -c requirements/test.txt -o requirements/bench.txt
	$(COMPILE) pyproject.toml $(ALL) --group build --group test --extra openspiel --extra pettingzoo -c requirements/test.txt -o requirements/adapters.txt
	$(COMPILE) pyproject.toml $(ALL) --group build --group test --extra cluster -c requirements/test.txt -o requirements/cluster.txt
	$(COMPILE) pyproject.toml $(ALL) --group build --group test --group hub -c requirements/test.txt -o requirements/hub.txt
	$(COMPILE) pyproject.toml $(ALL) --group build --group test --group mutation -c requirements/test.txt -o requirements/mutation.txt
	$(COMPILE) pyproject.toml $(ALL) --group build --group test --group docs -c requirements/test.txt -o requirements/docs.txt
	echo uv | $(COMPILE) - -o requirements/uv.txt

clean:  ## remove what tests and builds leave behind
	rm -rf build dist mutants .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	find . -name $(VENV) -prune -o -name __pycache__ -type d -prune -exec rm -rf {} +

distclean: clean  ## remove the environment too
	rm -rf $(VENV) node_modules
