# Whose Touch Is It? Every goal does its own set-up; `make help` lists them.

SWIFT ?= swift
WORKBOOK := .build/debug/workbook
WHEN_CHANGED := scripts/when-changed.sh

# `workbook verify` runs the chapters' claims: without the plugin that makes tests of them, the build takes half the time.
export CHAPTER_TESTS := off

# For how long the fuzzer runs (60s, 10m, 2h), from which seed on, in how many processes; the folder of the curves.
FOR ?= 60s
SEED ?= 1
JOBS ?= 2
PLOTS ?= .build/plots
# Where `make serve` shows the pages.
PORT ?= 8800

# What is given on the command line is data: make does not expand it (`NAME='$(shell …)'`), and recipes take it from the
# environment, in quotation marks, so that the shell does not either (`NAME='a; …'`).
ARGUMENTS := ANEW CHECK CLAIMS COUNT FOR HINT JOBS NAME ONLY PICTURES PLOTS PORT RESET ROUNDS RULE SEED SOLUTION
$(foreach argument,$(ARGUMENTS),$(if $(value $(argument)),$(eval override $(argument) := $$(value $(argument)))))
export $(ARGUMENTS)

.DEFAULT_GOAL := site
.PHONY: site serve verify parity robust bless browser workshop fuzz mutants bench bench-figures bench-exercise bench-site bench-serve bench-tool plots exercises exercise clean help setup build wasm tests lint

site: build ## build the pages into site/public (the default)
	@$(WORKBOOK) site --live .build/page

serve: build ## show the pages on this machine and build them anew after each change (PORT=8800)
	@exec $(WORKBOOK) serve --port "$$PORT"

verify: build ## check everything: listings, claims, transcripts, links, the rules, the engine and its tests
	@$(WORKBOOK) verify --live .build/page
	@$(WORKBOOK) verify --book Tests/Fixtures/Questions
	@$(MAKE) --no-print-directory lint wasm tests

parity: build ## run every claim in the page's module too, and compare each run with the native one, byte for byte
	@$(WORKBOOK) parity

# The answers are kept in chapters/robustness.json; those that are as they were are not worked out again (ANEW=1 does).
robust: build ## run every claim under other answers to what Apple has not settled (CHECK=1 fails on a difference)
	@$(WHEN_CHANGED) fast-engine +.build/release/libTouchEngine.a Package.swift Sources/Notebook Sources/TouchEngine -- \
		sh -c '$(SWIFT) build -c release --product TouchEngine && $(SWIFT) build -c release --target Notebook'
	@$(WORKBOOK) robust $${CHECK:+--check} $${ANEW:+--anew}

# ONLY names some of the checks in Tests/Browser (ONLY="symptoms budgets").
browser: site ## look at every page in a real Chromium, use it, weigh it, print it; check the EPUB; compile the files offered (ONLY=check PICTURES=folder)
	@scripts/check-files.sh $(WORKBOOK) site/public
	@scripts/setup-browser.sh
	@/usr/bin/python3 -B Tests/Browser/check_all.py site/public $${PICTURES:+"$$PICTURES"}
	@scripts/check-epub.sh site/public

# ONLY names some of the checks in Tests/Workshop (ONLY="walk kills").
workshop: build ## work through all exercises in a pseudo-terminal, and kill the commands that write (ONLY=check)
	@/usr/bin/python3 -B Tests/Workshop/check_all.py $(WORKBOOK)

bless: build ## write what the engine says into the chapters, and new addresses into their list
	@$(WORKBOOK) bless

fuzz: setup ## let random touches loose on the engine (FOR=60s SEED=1 JOBS=2)
	@$(SWIFT) build --quiet -c release --product fuzz
	@.build/release/fuzz run --seeds "$$SEED..." --for "$$FOR" --jobs "$$JOBS" --progress

# COUNT of them are drawn with SEED, or those in a file or folder (ONLY=Turn/), or in code that names a rule (RULE=G-4.2), are taken;
# CLAIMS=off leaves the chapters' claims out.
mutants: build ## break the engine in small ways, and list what no test notices (COUNT=600 SEED=1 ONLY=path RULE=id JOBS=2)
	@$(SWIFT) build --quiet --product mutants
	@test "$$CLAIMS" = off || set -- --workbook $(WORKBOOK); \
		.build/debug/mutants "$$@" --seed "$$SEED" --jobs "$$JOBS" $${COUNT:+--count "$$COUNT"} \
		$${ONLY:+--only "$$ONLY"} $${RULE:+--rule "$$RULE"}

bench: ## measure what a move of a finger costs, what scrolls, and what the figures cost; Benchmarks/README.md explains the tables
	@cd Benchmarks && $(SWIFT) build -c release --quiet && .build/release/bench
	@$(MAKE) --no-print-directory bench-figures

bench-figures: site ## measure what the figures that a reader touches cost, in a real Chromium (CHECK=1 fails on a missed goal)
	@scripts/setup-browser.sh
	@/usr/bin/python3 -B Tests/Browser/bench_figures.py site/public

# ROUNDS=9 for more rounds; Benchmarks/README.md explains the table.
bench-site: build ## measure what the pages cost, beside Hugo and cmark where they are installed (CHECK=1 fails on a missed goal)
	@/usr/bin/python3 scripts/bench-site.py

bench-exercise: build ## measure the time from saving an answer to its verdict
	@/usr/bin/python3 -B scripts/bench-exercise.py $(WORKBOOK)

bench-serve: build ## measure the time from saving a chapter to its new page on screen
	@/usr/bin/python3 -B scripts/bench-serve.py

bench-tool: setup ## measure what the tools cost after a change, beside the goals
	@/usr/bin/python3 scripts/bench-tool.py

plots: setup ## draw the curves that things move along, as SVG (PLOTS=folder)
	@$(SWIFT) build --quiet --product plots
	@.build/debug/plots "$$PLOTS"

exercises: build ## write the exercises out to edit; what you have changed stays (RESET=name to begin one anew)
	@$(WORKBOOK) exercises $${RESET:+--reset "$$RESET"}

# That an answer is not right yet (1), does not compile or had to be stopped (3) is no error of make's; scripts call
# `workbook exercise run`, which keeps the status.
exercise: build ## work through the exercises: each is checked when you save it (NAME=name checks one once; HINT=1, SOLUTION=1; MINUTES=60 FOR=swipe-back follows a plan)
	@if test "$$SOLUTION" = anyway; then set -- solution --anyway $${NAME:+"$$NAME"}; \
	elif test -n "$$SOLUTION"; then set -- solution $${NAME:+"$$NAME"}; \
	elif test -n "$$HINT"; then set -- hint $${NAME:+"$$NAME" "$$HINT"}; \
	elif test -n "$$MINUTES"; then \
		$(WORKBOOK) exercise plan --begin --minutes "$$MINUTES" $${FOR:+--for "$$FOR"} || exit 2; set -- watch; \
	elif test -n "$$NAME"; then set -- run "$$NAME"; else set -- watch; fi; \
	$(WORKBOOK) exercise "$$@" || case $$? in 1 | 3) ;; *) exit 2 ;; esac

clean: ## remove what was built; the exercises stay
	@rm -rf .build Benchmarks/.build exercises/.build site/public

help: ## list the goals
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' Makefile | expand -t 16

setup:
	@scripts/setup.sh
	@scripts/moved.sh

# The tool is not linked with the engine, so that a change of the engine leaves it, and what it remembers, as it is.
TOOL_SOURCES := $(addprefix Sources/,CCmark CZlib Literate Notebook $(addprefix PageRuntime/,expand.c unpack.c unpack.h) Rulebook SiteGenerator SiteServer \
	WorkbookCommands workbook)

build: setup
	@$(WHEN_CHANGED) tool +$(WORKBOOK) Package.swift $(TOOL_SOURCES) -- $(SWIFT) build --product workbook
	@$(WHEN_CHANGED) engine +.build/debug/libTouchEngine.a Package.swift Sources/Notebook Sources/TouchEngine -- \
		$(SWIFT) build --product TouchEngine

tests: setup
	@$(WHEN_CHANGED) tests Package.swift Sources Plugins Tests rules scripts/mutations site/contents.json site/epub site/print site/templates site/styles site/scripts site/locales -- \
		$(SWIFT) test --disable-xctest --quiet

lint: setup
	@$(WHEN_CHANGED) lint .swift-format Package.swift Sources Plugins Tests Benchmarks/Sources/bench -- \
		$(SWIFT) format lint --strict --recursive Package.swift Sources Plugins Tests \
		Benchmarks/Package.swift Benchmarks/Sources/bench

# The engine as Embedded Swift for the page: the same sources, compiled for wasm32 without Foundation.
wasm: setup
	@$(WHEN_CHANGED) wasm Makefile Sources/TouchEngine -- $(SWIFT)c -swift-version 6 -warnings-as-errors \
		-target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -Onone \
		-Xfrontend -disable-stack-protector -parse-as-library -module-name TouchEngine \
		-c $$(find Sources/TouchEngine -name '*.swift') -o .build/TouchEngine.wasm32.o
