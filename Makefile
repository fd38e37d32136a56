# Whose Touch Is It? Every goal does its own set-up; `make help` lists them.

SWIFT ?= swift
WORKBOOK := .build/debug/workbook
ENGINE := $(shell find Sources/TouchEngine -name '*.swift')
WASM := .build/wasm/TouchEngine.o

.DEFAULT_GOAL := site
.PHONY: site verify bless clean help setup build tests

site: build ## build the pages into site/public (the default)
	@$(WORKBOOK) site

verify: tests ## check everything: listings, claims, transcripts, links, the engine and its tests
	@started=$$(date +%s); \
	$(WORKBOOK) verify && \
	$(MAKE) --no-print-directory $(WASM) && \
	$(SWIFT) test --skip-build --quiet && \
	echo "verify: all well, $$(( $$(date +%s) - started )) s after the build"

bless: build ## write the transcripts that have changed back into the chapters
	@$(WORKBOOK) bless

clean: ## remove what was built
	@rm -rf .build site/public

help: ## list the goals
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1	\2/p' Makefile | expand -t 16

setup:
	@scripts/setup.sh

build: setup
	@$(SWIFT) build

tests: setup
	@$(SWIFT) build --build-tests

# The engine as Embedded Swift for the page: the same sources, compiled for wasm32 without Foundation.
$(WASM): $(ENGINE)
	@echo "engine: compiling as Embedded Swift for wasm32"
	@mkdir -p $(@D)
	@$(SWIFT)c -swift-version 6 -warnings-as-errors -target wasm32-unknown-none-wasm \
		-enable-experimental-feature Embedded -wmo -Osize -parse-as-library \
		-Xfrontend -disable-stack-protector -module-name TouchEngine -c $(ENGINE) -o $@
