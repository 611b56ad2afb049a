# The doors of Kozyr. Each sets up what it needs and re-uses what is there.
#
#   make play [HOST=0.0.0.0] [PORT=8000]   open the room; with HOST it prints the address in the network and a QR code
#   make test [ONLY=STEP]                  run all checks and tests, or one of them
#   make prove                             the long runs and the benchmarks
#   make lock                              write the lock files anew, with the newest releases that fit
#   make clean                             throw away everything that was made here

HOST ?= 127.0.0.1
PORT ?= 8000
ONLY ?=
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$p" -c '$(NEW_ENOUGH)' 2>/dev/null && echo "$$p" && break; done)
COMPILE = .venv/bin/uv pip compile --upgrade --universal --python-version 3.11 --generate-hashes --no-header \
	--no-annotate --no-emit-index-url --quiet

.PHONY: play test prove lock clean python

play: python
	@"$(PYTHON)" tools/ready.py play
	@.venv/bin/python tools/play.py --host "$(HOST)" --port "$(PORT)"

test: python
	@"$(PYTHON)" tools/ready.py test
	@.venv/bin/python tools/checks.py $(ONLY)

prove: python
	@"$(PYTHON)" tools/ready.py prove
	KOZYR_PROVE=1 .venv/bin/python -m pytest --ignore=tests/browser --ignore=tests/build --numprocesses=auto --timeout=3600
	.venv/bin/python -m bench

lock: python
	@"$(PYTHON)" tools/ready.py test
	.venv/bin/python -m pip install --quiet uv
	$(COMPILE) pyproject.toml --group build -o locks/play.txt
	$(COMPILE) pyproject.toml --group build --group test -c locks/play.txt -o locks/test.txt
	$(COMPILE) --group bench -c locks/test.txt -o locks/bench.txt
	$(COMPILE) --group node -o locks/node.txt
	cd web && npm update --package-lock-only

clean:
	rm -rf .venv web/node_modules build dist src/kozyr/room/page src/kozyr.egg-info src/kozyr/kernel/*.so
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

python:
	@test -n "$(PYTHON)" || { echo "kozyr: no Python 3.11 or later was found." >&2; \
	echo "What to do: install one, or name it: make PYTHON=/path/to/python3 ..." >&2; exit 1; }
