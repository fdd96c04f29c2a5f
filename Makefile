# The developer commands. `make help` lists them.

SOURCES = Package.swift Sources Tests Examples Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Benchmarks \
    Fuzzing/Package.swift Fuzzing/Sources $(foreach folder,Package.swift Plugins Sources Tests,Tools/UIKitPort/$(folder)) \
    $(foreach folder,Package.swift Sources Tests,Tools/UIKitPort/StandIns/$(folder)) \
    $(foreach folder,Package.swift Sources Tests,Tools/Preview/$(folder)) \
    $(foreach folder,Package.swift Plugins Example/Package.swift Example/Sources,Tools/TokensPlugin/$(folder))

RUNS ?= 200000
MUTANTS ?= 100000

# From nothing, whole modules compile in two thirds of the time that file by file takes; after a change, file by file is
# quicker. Such a build has a folder of its own, so that the two do not replace each other's objects. With the integrated
# driver, modules that import another one wait for its interface only, not for its code. It would put long lists of files into
# temporary files, whose names are part of the build plan: then the next build compiles all again. So is the folder of the package
# that is built, unless a compilation folder is named: without, the live preview compiles all again that the tests compiled.
WHOLE_DRIVER = --use-integrated-swift-driver -Xswiftc -driver-filelist-threshold -Xswiftc 100000 -debug-info-format none \
    -Xswiftc -file-compilation-dir -Xswiftc . -Xswiftc -suppress-remarks
WHOLE_MODULES = --scratch-path .build-whole --disable-index-store $(WHOLE_DRIVER) -Xswiftc -whole-module-optimization \
    -Xswiftc -num-threads -Xswiftc 2

# The same for tests, with the index that finds them. Two packages share the folder: a cached plan could be that of the other one.
WHOLE_SOURCES = WHOLE_MODULES=1
TEST_OPTIONS = --disable-build-manifest-caching $(WHOLE_DRIVER)
TEST_BUILD = --scratch-path .build-test $(TEST_OPTIONS)

# Where Debian's packages of JavaScript are; Node.js that is not Debian's does not look there.
DEBIAN_MODULES = NODE_PATH=/usr/share/nodejs

# The live preview is a package of its own.
PREVIEW_PACKAGE = --package-path Tools/Preview --scratch-path .build-preview -Xswiftc -suppress-remarks

# Runs a benchmark program. Its own objects are rebuilt every time: they contain inlined code and memory layouts of the main
# package, and SwiftPM does not rebuild them when that package changes.
define run-figures
@rm -f $(foreach module,CairoBaseline DiffShapes Figures $(subst -,_,$(1)),.build-bench/release/$(module).build/*.o)
@swift build --package-path Benchmarks --scratch-path .build-bench --configuration release \
	    --disable-build-manifest-caching --product $(1)
@.build-bench/release/$(1)
endef

.DEFAULT_GOAL := help
.PHONY: help audits screens nightly bootstrap build demo matrix tokens vocabulary comb-validate optional-methods test language-modes conformance \
    bench-diff bench-layout bench-lists bench-uikit bench-tokens bench-documents bench-testing bench-preview sanitize \
    fuzz fuzz-tokens fuzz-documents fuzz-schema test-port try-port test-tokens-plugin preview test-preview test-browser \
    test-preview-after-test test-completion docs dist pictures uikit-index availability lint format

help: ## Lists the targets (default)
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

bootstrap: ## Installs missing Debian packages
	@Scripts/bootstrap

build: bootstrap ## Builds everything, tests included
	swift build --build-tests

demo: bootstrap ## Renders the settings screen from Swift and from JSON into build/demo/ and compares them
	swift run $(WHOLE_MODULES) comb demo

matrix: bootstrap ## Generates the items of the matrix from the declarations of the parts
	swift run comb matrix

screens: bootstrap ## Renders the example screens in all variants into build/screens/, with a page of all pictures, and audits them
	swift run $(WHOLE_MODULES) comb screens Examples/Screens --tokens Examples/Brands/brands.resolver.json --audit

audits: bootstrap ## Prints how many of the planted faults audits find, and how many of their alarms are true
	@mkdir -p build
	LONG_TESTS=1 swift test --filter AuditFigures > build/audits.log 2>&1; status=$$?; grep "^audits:\|error:\|issue" build/audits.log; exit $$status

tokens: bootstrap ## Generates the Swift source of the design system's tokens
	swift run comb tokens build --public

vocabulary: bootstrap ## Writes the names, parts and keys of the design system for tools without UIKit
	@mkdir -p build
	swift run comb vocabulary --swift > build/vocabulary.swift
	cp build/vocabulary.swift Sources/ScreenDocumentsCore/Format/DesignSystemVocabulary.swift

comb-validate: bootstrap ## Builds the validator of documents as a static binary without UIKit, in .build-static/release
	swift build --scratch-path .build-static --configuration release --static-swift-stdlib --product comb-validate -Xlinker -s

optional-methods: ## Writes the defaults and calls of optional methods from the protocols of HeadlessUIKit
	@Scripts/optional-methods

test: bootstrap ## Runs all tests
	$(WHOLE_SOURCES) swift build --build-tests $(TEST_BUILD)
	@Scripts/run-tests .build-test

test-port: bootstrap ## Tests uikit-port, and ports, builds and tests a project that was written for iOS
	swift test --package-path Tools/UIKitPort --scratch-path .build-port
	swift test --package-path Tools/UIKitPort/StandIns --scratch-path .build-stand-ins
	swift test --package-path Tools/UIKitPort/Example --scratch-path .build-port-example

try-port: bootstrap ## Ports, builds and tests a foreign project (SOURCES_OF_PROJECT=FOLDER TESTS_OF_PROJECT=FOLDER)
	Scripts/try-port $(SOURCES_OF_PROJECT) $(if $(TESTS_OF_PROJECT),--tests $(TESTS_OF_PROJECT))

test-tokens-plugin: bootstrap ## Runs the plugin generate-tokens on its example, whose source has to be up to date
	swift build --product comb
	cd Tools/TokensPlugin/Example && swift package --scratch-path $(CURDIR)/.build-tokens-plugin \
	    --allow-writing-to-package-directory generate-tokens --check --comb $(CURDIR)/.build/debug/comb

preview: bootstrap ## Shows screens live in a browser (SCREENS=FILE_OR_FOLDER; the catalog without)
	swift run $(PREVIEW_PACKAGE) --configuration release comb-preview $(SCREENS)

test-preview: bootstrap ## Tests the live preview
	swift test $(PREVIEW_PACKAGE)

test-completion: bootstrap ## Asks the JSON language server of an editor what it offers in documents (needs Node.js)
	@mkdir -p build
	swift run comb schema > build/schema.json
	@Scripts/schema-completion build/schema.json

test-browser: ## Tests the page of the live preview in headless Chromium, which it installs
	@Scripts/bootstrap --browser
	swift build $(PREVIEW_PACKAGE) --product comb-preview
	swift build --product comb
	python3 -m unittest discover --start-directory Tools/Preview/Tests/Browser

# After `make test`, whose objects and `comb` it takes. `make test` builds its own again afterwards.
test-preview-after-test: bootstrap
	$(WHOLE_SOURCES) swift build --build-tests --package-path Tools/Preview --scratch-path .build-test $(TEST_OPTIONS)
	swift test --skip-build --package-path Tools/Preview --scratch-path .build-test
	@Scripts/bootstrap --browser
	COMB=.build-test/debug/comb COMB_PREVIEW=.build-test/debug/comb-preview \
	    python3 -m unittest discover --start-directory Tools/Preview/Tests/Browser

language-modes: bootstrap ## Compiles the samples in every language mode that an app may have (seconds after `make test`)
	$(WHOLE_SOURCES) swift build --build-tests $(TEST_BUILD)
	@Scripts/language-modes .build-test/debug

conformance: bootstrap ## Compares with numbers recorded on devices, and writes Documentation/Fidelity.md (RECORDS=FILE: others)
	FIDELITY_TABLE=$(CURDIR)/Documentation/Fidelity.md CONFORMANCE_RECORDS=$(RECORDS) \
	    swift test --filter 'FidelityTests|ConformanceTests'
	@sed -n '/^| number | right/,/^$$/p' Documentation/Fidelity.md

bench-diff: bootstrap ## Measures differences of lists; fails if a limit is exceeded
	$(call run-figures,diff-shares)

bench-layout: bootstrap ## Measures the constraint solver; fails if a limit is exceeded
	$(call run-figures,layout-figures)

bench-lists: bootstrap ## Measures lists against plain Pango and Cairo; fails if a limit is exceeded
	$(call run-figures,list-figures)

bench-uikit: bootstrap ## Measures headless UIKit against plain Pango and Cairo; fails if a limit is exceeded
	$(call run-figures,uikit-figures)

bench-tokens: bootstrap ## Measures design tokens against parsing the same JSON; fails if a limit is exceeded
	$(call run-figures,token-figures)

bench-documents: bootstrap ## Measures documents against parsing the same JSON; fails if a limit is exceeded
	$(call run-figures,document-figures)

bench-testing: bootstrap ## Measures UI tests, snapshots and monkeys; fails if a limit is exceeded
	$(call run-figures,testing-figures)

bench-preview: ## Measures the live preview in headless Chromium, which it installs; fails if a limit is exceeded
	@Scripts/bootstrap --browser
	swift build $(PREVIEW_PACKAGE) --configuration release --product comb-preview
	COMB_PREVIEW=.build-preview/release/comb-preview python3 Tools/Preview/Tests/Browser/bench.py

sanitize: bootstrap ## Runs all tests under AddressSanitizer, then under ThreadSanitizer (slow)
	LSAN_OPTIONS=suppressions=$(CURDIR)/Tests/Suppressions/leaks.txt:print_suppressions=0 \
	swift test --sanitize=address --scratch-path .build-address
	TSAN_OPTIONS=suppressions=$(CURDIR)/Tests/Suppressions/threads.txt \
	swift test --sanitize=thread --scratch-path .build-thread

fuzz: bootstrap ## Tests differences of lists with coverage-guided inputs (RUNS=200000)
	@swift build --package-path Fuzzing --scratch-path .build-fuzz --configuration release --product diff-fuzzer
	@.build-fuzz/release/diff-fuzzer -runs=$(RUNS) -max_len=160 -seed=1 -print_final_stats=1

fuzz-tokens: bootstrap ## Reads damaged files of design tokens (MUTANTS=100000)
	TOKEN_MUTANTS=$(MUTANTS) swift test --filter DTCGTokensTests.RobustnessTests

fuzz-documents: bootstrap ## Reads documents damaged by a coverage-guided fuzzer (RUNS=200000)
	@swift build --package-path Fuzzing --scratch-path .build-fuzz --configuration release --product document-fuzzer
	@mkdir -p build/fuzz-documents
	@.build-fuzz/release/document-fuzzer -runs=$(RUNS) -max_len=4096 -timeout=5 -seed=1 -print_final_stats=1 \
	    -dict=Fuzzing/documents.dict build/fuzz-documents Fuzzing/Corpus/documents Tests/ScreenDocumentsTests/Golden/1

fuzz-schema: bootstrap ## Holds damaged documents against the schema with python3-jsonschema (MUTANTS=100000)
	swift build --product comb
	@$(MAKE) --no-print-directory comb-validate
	Scripts/schema-mutants $(MUTANTS)

nightly: ## What is too slow for every change: sanitizers, fuzzers, many random cases, ports, plugins, optimized code, documentation, packages
	LONG_TESTS=1 $(MAKE) test
	$(MAKE) sanitize
	$(MAKE) fuzz fuzz-tokens fuzz-documents fuzz-schema
	$(MAKE) test-port test-tokens-plugin test-completion
	@mkdir -p build
	swift build --configuration release --product comb > build/release.log 2>&1; status=$$?; cat build/release.log; exit $$status
	@Scripts/own-warnings build/release.log
	.build/release/comb demo
	$(MAKE) docs dist

docs: bootstrap ## Writes the documentation of all products to build/docs, as static pages (DOCS_BASE=FOLDER_ON_THE_SERVER)
	@Scripts/docs $(DOCS_BASE)

dist: bootstrap ## Writes comb with its Swift libraries to build/dist, as a tarball and a Debian package
	swift build --scratch-path .build-dist --configuration release --product comb -Xswiftc -suppress-remarks \
	    -Xswiftc -no-toolchain-stdlib-rpath -Xlinker -rpath -Xlinker '$$ORIGIN' -Xlinker --disable-new-dtags
	@Scripts/dist .build-dist/release/comb

pictures: bootstrap ## Draws the pictures of the README, the pages and the tutorial
	TUTORIAL_PICTURES=1 README_PICTURES=1 SNAPSHOT_TESTING_RECORD=failed swift test --filter 'TutorialPictures|PictureTests|vacancies' || true
	swift test --skip-build --filter 'TutorialPictures|PictureTests|vacancies'
	@Scripts/bootstrap --browser
	swift build $(PREVIEW_PACKAGE) --product comb-preview
	README_PICTURES=1 python3 Tools/Preview/Tests/Browser/test_pictures.py

uikit-index: bootstrap ## Generates Documentation/HeadlessUIKit.md: the available UIKit API, and what each declaration does
	swift build --build-tests
	@Scripts/uikit-index .build/debug

availability: bootstrap ## Finds what the code for iOS uses that its lowest supported version does not have
	@Scripts/availability

lint: availability ## Checks all Swift, Python and JavaScript files, the rules of Scripts/house and what is available in iOS 15
	@Scripts/bootstrap --lint
	@if [ -x .build-lint/bin/ruff ]; then .build-lint/bin/ruff check --quiet . && .build-lint/bin/ruff format --quiet --check .; fi
	@if command -v eslint >/dev/null; then $(DEBIAN_MODULES) eslint --max-warnings 0 --format unix --ignore-pattern /build .; fi
	@if command -v eslint >/dev/null; then for folder in $$(grep -rlE 'let script = #+"""' Sources Tools | xargs -n 1 dirname | sort -u); do \
	    python3 -B Scripts/guards/embedded.py "$$folder" | \
	        $(DEBIAN_MODULES) eslint --max-warnings 0 --format unix --stdin --stdin-filename "$$folder/page.js" || exit 1; done; fi
	@if command -v tsc >/dev/null; then tsc --project .; fi
	swift format lint --strict --recursive --parallel $(SOURCES)
	@cd Scripts && python3 -B -m unittest discover --quiet --start-directory guards/tests --top-level-directory .
	@Scripts/house check

format: ## Formats all Swift and Python files in place
	@Scripts/bootstrap --lint
	@if [ -x .build-lint/bin/ruff ]; then .build-lint/bin/ruff format .; fi
	swift format --in-place --recursive --parallel $(SOURCES)
