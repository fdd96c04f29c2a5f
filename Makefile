# The targets that people type. `make help` lists them.

SOURCES = Package.swift Sources Tests Examples $(wildcard Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Benchmarks)

.DEFAULT_GOAL := help
.PHONY: help bootstrap build demo test pictures lint format

help: ## Lists the targets (default)
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

bootstrap: ## Installs the Debian packages that are missing
	@Scripts/bootstrap

build: bootstrap ## Builds everything, tests included
	swift build --build-tests

demo: bootstrap ## Renders the settings screen from Swift and from JSON into build/demo/ and compares them
	swift run comb demo

test: bootstrap ## Runs all tests
	swift test

pictures: bootstrap ## Draws the pictures of the README anew
	swift run comb render Examples/CellList/Screens/settings.json -o Documentation/Images/settings.png
	swift run comb render Examples/Readme/Screens/vacancies.json -o Documentation/Images/vacancies.png

lint: ## Checks the formatting of all Swift files
	swift format lint --strict --recursive --parallel $(SOURCES)

format: ## Formats all Swift files in place
	swift format --in-place --recursive --parallel $(SOURCES)
