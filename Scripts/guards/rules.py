"""The rules that `make lint` holds. Each is a function from the tree to what breaks it."""

import re
import subprocess
import sys

from . import comments, floors, initializers
from .keys import keys_are_declared_once
from .keywords import KEYWORDS
from .reading import read_module
from .tree import Tree, Violation, imports

FLOORS = "Scripts/floors.txt"
PORTABLE = "PortableUIKit"
HOSTING = "ScreenHosting"
# Where SwiftUI is missing, these are empty: each of their files is in `#if canImport(SwiftUI)`.
SWIFTUI = ("Sources/HoneycombSwiftUI/", "Examples/SwiftUIPreviews/")
LINES = 400
SWIFTUI_NAMES = "Scripts/swiftui-names.txt"
DECLARING = ("struct", "class", "enum", "protocol", "actor", "typealias", "func", "var", "let", "macro")
# A public declaration whose types UIKit spells so: `open var view: UIView!`, `public func responds(to aSelector: Selector!) -> Bool {`.
UIKIT_TYPE = re.compile(
    r"\s*(?:(?:open|public) (?:override )?|)(?:var|let) \w+: [^={]+!(?: [={].*)?$|\s*(?:open|public) (?:class )?func \w+\([^={]*\) -> [^={]+ \{$"
)


def is_above_portable(tree, file, modules):
    return file.is_example or modules.get(file.module, 0) > modules.get(PORTABLE, 0)


def imports_go_down(tree: Tree, house: floors.Floors):
    """Modules import modules of lower floors; UIKit comes through PortableUIKit."""
    for module in sorted({file.module for file in tree.swift_files if not file.is_example} - set(house.modules)):
        yield Violation(FLOORS, 1, f"the module {module} has no floor: write it in the line of its floor")
    for file in tree.swift_files:
        floor = house.modules.get(file.module, 10**6 if file.is_example else None)
        for line, attributes, imported in imports(file):
            target = house.modules.get(imported)
            if target is None or floor is None or imported == file.module:
                continue
            if target >= floor and not file.is_example:
                yield Violation(
                    file.path,
                    line,
                    f"{file.module} imports {imported}, which is not on a lower floor ({FLOORS}): move the code up, or what "
                    "it needs down",
                )
            if is_above_portable(tree, file, house.modules) and file.module != HOSTING:
                if "@_spi(Host)" in attributes:
                    yield Violation(file.path, line, f"only {HOSTING} imports @_spi(Host): use its public types")
                elif target < house.modules.get(PORTABLE, 0) and imported.startswith("Headless"):
                    yield Violation(file.path, line, f"import {PORTABLE} instead of {imported}: the file is for UIKit as well")


def folders_use_lower_folders(tree: Tree, house: floors.Floors):
    """In a module whose folders are layered, code uses what is in lower folders."""
    for module_name, layers in house.folders.items():
        root = f"Sources/{module_name}/"
        module, uses = read_module(tree.swift_files, module_name, lambda path, layers=layers: layers.folder(path) or "")
        homeless = {
            path.rpartition("/")[0]: path for path, folder in sorted(module.folders.items(), reverse=True) if not folder
        }
        for folder, path in homeless.items():
            if folder:
                yield Violation(root + path, 1, f"{folder} has no layer: write it in {FLOORS}")
        for folder, line in layers.floors.items():
            if not any(path.startswith(folder + "/") for path in module.folders):
                yield Violation(FLOORS, line, f"{module_name} has no folder {folder}: take it out")
        found = set()
        for use in uses:
            source = module.folders[use.path]
            targets = {module.folders[target.path] for target in use.targets}
            if not source or "" in targets or any(layers.allows(source, target) for target in targets):
                continue
            file, _, _ = use.subject.partition(":")
            if tree.exceptions.allow("layer", use.subject) or tree.exceptions.allow("layer", f"{file}:*"):
                continue
            found.add((use.path, use.line, use.name, use.targets[0].path, source, sorted(targets)[0]))
        for path, line, name, target, source, folder in sorted(found):
            yield Violation(
                root + path,
                line,
                f"{source} uses {name} of {folder} ({target}), which is not in a lower layer ({FLOORS}): move the code up, or "
                "what it needs down",
            )


def sources_have_one_platform(tree: Tree, house: floors.Floors):
    """Above PortableUIKit there is no #if: what differs by platform is in ScreenHosting."""
    for file in tree.swift_files:
        if not is_above_portable(tree, file, house.modules) or file.module == HOSTING:
            continue
        for token in file.tokens:
            if token.kind == "directive" and token.text == "#if":
                if file.path.startswith(SWIFTUI) and file.text.startswith("#if canImport(SwiftUI)\n") and token.line == 1:
                    continue
                if not tree.exceptions.allow("platform", file.name):
                    yield Violation(
                        file.path, token.line, f"no #if above {PORTABLE}: what differs by platform goes to {HOSTING}"
                    )


def releases_are_what_tests_run(tree: Tree, _):
    """No `#if DEBUG`: tests run in debug builds, and a release is the same code."""
    for file in tree.swift_files:
        for number, line in enumerate(file.text.splitlines(), 1):
            if re.match(r"\s*#(?:if|elseif)\b.*\bDEBUG\b", line):
                yield Violation(file.path, number, "no #if DEBUG: tests would not run the code of releases")


def nothing_is_forced(tree: Tree, _):
    """No `!` after an expression or a type, no `try!`, no `as!`."""
    for file in tree.swift_files:
        tokens, lines = file.tokens, file.text.splitlines()
        for index, token in enumerate(tokens):
            if token.kind != "!" or not token.is_glued or index == 0:
                continue
            previous = tokens[index - 1]
            if file.module.startswith("Headless") and UIKIT_TYPE.match(lines[token.line - 1]):
                continue
            what = None
            if previous.text == "try":
                what = "try!: handle the error or throw it"
            elif previous.text == "as":
                what = "as!: use as? and say what happens otherwise"
            elif (
                previous.kind in (")", "]", "}", "?", "string", "!")
                or previous.text == ">"
                or previous.kind == "name"
                and (previous.text not in KEYWORDS or previous.text in {"init", "Any", "Self"})
            ):
                what = "!: use if let, guard let or ??"
            if what and not tree.exceptions.allow("force", file.name):
                yield Violation(file.path, token.line, what)


# `delegate?.scrollViewDidScroll(view)`, where the delegate is known by its protocol only. The label of the second argument
# tells methods of one name apart.
METHOD = re.compile(r"^    public func (\w+)\(\s*\w+ \w+: [^,)]+(?:,\s*(\w+))?", re.MULTILINE)
DELEGATE_CALL = re.compile(
    r"^(?!\s*//).*?(?:[dD]elegate|[dD]ataSource)\??\.(\w+)(\??)\(\s*[^,():]+(?:,\s*(\w+):)?", re.MULTILINE
)


def optional_methods_are_asked(tree: Tree, house: floors.Floors):
    """Optional methods of delegates are called with `?`, which UIKit requires and HeadlessUIKit does not."""
    optional = {
        (method[1], method[2])
        for file in tree.swift_files
        if file.name.endswith("+OptionalMethods.swift")
        for method in METHOD.finditer(file.text)
    }
    shared = [file for file in tree.swift_files if is_above_portable(tree, file, house.modules)]
    for file in shared + tree.shared_tests:
        for call in DELEGATE_CALL.finditer(file.text):
            if (call[1], call[3]) in optional and not call[2]:
                line = file.text.count("\n", 0, call.start(1)) + 1
                yield Violation(file.path, line, f"{call[1]} is optional: write {call[1]}?( for UIKit")


def protocols_require_inherited_initializers(tree: Tree, house: floors.Floors):
    """Protocols for classes of UIKit require no initializer but `init()`, which classes of Apple's SDK inherit as well."""
    shared = [file for file in tree.swift_files if is_above_portable(tree, file, house.modules)]
    for file, name, requirement in initializers.violations(shared + tree.shared_tests):
        yield Violation(
            file.path,
            requirement.line,
            f"{name} requires {requirement.text}, which classes do not inherit from Apple's UIKit: require init()",
        )


def paths_have_no_spaces(tree: Tree, _):
    for path in tree.paths():
        if " " in path.split("/")[-1]:
            yield Violation(path, 1, "a space in a path: write the words together")


def files_are_short(tree: Tree, _):
    for file in tree.swift_files:
        count = file.text.count("\n")
        if count > LINES and not is_generated(file.text) and not tree.exceptions.allow("length", file.name):
            yield Violation(file.path, 1, f"{count} lines, {LINES} are the limit: split it by topic")
    for path in tree.scripts:
        count = path.read_text().count("\n")
        if count > LINES and not tree.exceptions.allow("length", path.name):
            yield Violation(str(path.relative_to(tree.root)), 1, f"{count} lines, {LINES} are the limit: split it by topic")


def is_generated(text: str) -> bool:
    return re.match(r"// (Made|Generated|Written) (from .* )?by ", text) is not None


def generated_files_are_current(tree: Tree, _):
    script = tree.root / "Scripts" / "optional-methods"
    if not script.exists():
        return
    result = subprocess.run([sys.executable, str(script), "--check"], capture_output=True, text=True)
    for line in result.stderr.splitlines():
        path, _, rest = line.partition(":")
        number, _, message = rest.partition(":")
        if number.isdigit():
            yield Violation(path, int(number), message.strip())
        else:
            yield Violation(path, 1, rest.strip())


def products_are_documented(tree: Tree, _):
    """Each library product has a DocC catalog with a landing page."""
    for number, line in enumerate(tree.read("Package.swift").splitlines(), 1):
        match = re.match(r'\s*\.library\(name: "(\w+)"', line)
        if match is None:
            continue
        folder = "Examples" if (tree.root / "Examples" / match[1]).is_dir() else "Sources"
        page = f"{folder}/{match[1]}/{match[1]}.docc/{match[1]}.md"
        if not tree.read(page).startswith(f"# ``{match[1]}``\n"):
            yield Violation(
                "Package.swift", number, f"the product {match[1]} has no landing page: write {page}, “# ``{match[1]}``” first"
            )


def parameters_are_documented(tree: Tree, _):
    """A comment that documents one parameter of a public function documents all: `make docs` fails otherwise."""
    for file in tree.swift_files:
        if file.is_example or file.module == "comb":
            continue
        for line, missing in comments.incomplete(file.text):
            yield Violation(file.path, line, f"the comment documents only some parameters: add {', '.join(missing)}, or none")


def modules_are_described(tree: Tree, house: floors.Floors):
    """CONTRIBUTING says what each module of Scripts/floors.txt is for."""
    text = tree.read("CONTRIBUTING.md")
    for folder in sorted(path.name for path in (tree.root / "Sources").iterdir() if path.is_dir()):
        if text and f"| `Sources/{folder}` |" not in text:
            yield Violation("CONTRIBUTING.md", 1, f"the table of modules lacks Sources/{folder}")


def pages(tree: Tree) -> list[str]:
    """The pages in Documentation."""
    return sorted(str(path.relative_to(tree.root)) for path in (tree.root / "Documentation").rglob("*.md"))


def links_resolve(tree: Tree, _):
    """What pages link to exists: files, pictures, and headings of pages."""
    for path in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", *pages(tree)):
        in_code = False
        for number, line in enumerate(tree.read(path).splitlines(), 1):
            in_code ^= line.lstrip().startswith("```")
            for link in () if in_code else re.findall(r"\]\(([^)\s]+)\)|src=\"([^\"]+)\"", line):
                target, _, heading = (link[0] or link[1]).partition("#")
                # The workflow's page is on the server, above the files.
                if ":" in target or target.startswith("../../actions/"):
                    continue
                file = (tree.root / path).parent / target if target else tree.root / path
                if not file.exists():
                    yield Violation(path, number, f"there is no {target}")
                elif heading and heading not in headings(file.read_text()):
                    yield Violation(path, number, f"{target or path} has no heading #{heading}")


def headings(text: str) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    titles = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def pages_are_short(tree: Tree, _):
    """README is read in two minutes, and a page has one job; generated pages are lists."""
    for path in ("README.md", *pages(tree)):
        limit = 150 if path == "README.md" else 250
        text = tree.read(path)
        lines = text.count("\n")
        if lines > limit and "generates this file" not in text:
            yield Violation(path, 1, f"{lines} lines, of at most {limit}: move what is another topic to a page of its own")


def commands_exist(tree: Tree, _):
    """What documents say of `make` is in the Makefile."""
    targets = set(re.findall(r"^([a-z][\w-]*):", tree.read("Makefile"), re.MULTILINE))
    for path in ("README.md", "CONTRIBUTING.md", *pages(tree)):
        for number, line in enumerate(tree.read(path).splitlines(), 1):
            for target in re.findall(r"(?:^|`)make ([a-z][\w-]*)", line):
                if target not in targets:
                    yield Violation(path, number, f"the Makefile has no target {target}")


def names_are_free(tree: Tree, _):
    """What other modules see of ours at the top level has no name of SwiftUI's."""
    taken = {line for line in tree.read(SWIFTUI_NAMES).splitlines() if not line.startswith("#")}
    for file in tree.swift_files:
        if file.is_example or file.module.startswith("Headless"):
            continue  # HeadlessUIKit has UIKit's names, which SwiftUI's were made not to touch
        for line, name in exported_names(file.tokens):
            if name in taken and not tree.exceptions.allow("name", f"{file.module}.{name}"):
                yield Violation(
                    file.path,
                    line,
                    f"{name} is a name of SwiftUI's, so a file that imports both cannot use either: rename it or nest it",
                )


def exported_names(tokens):
    """Line and name of each declaration at the top level of a file that other modules see."""
    depth = 0
    modifiers: set[str] = set()
    for index, token in enumerate(tokens):
        depth += (token.text in ("{", "(", "[")) - (token.text in ("}", ")", "]"))
        if depth:
            modifiers = set()
        elif token.text in DECLARING and index + 1 < len(tokens) and tokens[index + 1].kind == "name":
            if modifiers & {"public", "package", "open"}:
                yield token.line, tokens[index + 1].text
            modifiers = set()
        elif token.kind == "name":
            modifiers.add(token.text)


# C functions that use the bytes after they have returned. An array passed with `&` may be freed by then.
KEPT_POINTER = re.compile(
    r"\b(fmemopen|setvbuf|cairo_image_surface_create_for_data|gdk_pixbuf_new_from_data|g_bytes_new_static|hb_blob_create"
    r"|curl_shim_set_pointer)\s*\(\s*(?:\w+,\s*)*&"
)


def kept_pointers_are_held(tree: Tree, _):
    """C functions that keep a pointer get one that lives long enough, not that of an array with `&`."""
    for file in tree.swift_files:
        for call in KEPT_POINTER.finditer(file.text):
            line = file.text.count("\n", 0, call.start()) + 1
            yield Violation(
                file.path, line, f"{call[1]} keeps the pointer, and & lends it for the call only: use withUnsafeMutableBytes"
            )


EXPECTATION = re.compile(r"#(?:expect|require)\((?!\s*(?:throws|processExitsWith):)")
# What functions cannot do: a macro with a closure that throws or ends the process.
EXPECTED_OUTCOMES = ("throws", "processExitsWith")


def expectations_are_functions(tree: Tree, _):
    """A module of tests that uses `Expectations` uses no macros for them, which are half of the time that it compiles."""
    modules = {file.module for file in tree.tests if "import Expectations\n" in file.text}
    modules.discard("ExpectationsTests")  # which checks the functions
    for file in tree.tests:
        if file.module not in modules or not EXPECTATION.search(file.text):
            continue
        tokens = file.tokens
        for index, token in enumerate(tokens[:-2]):
            if token.text in ("#expect", "#require") and tokens[index + 2].text not in EXPECTED_OUTCOMES:
                function = "expect or expectEqual" if token.text == "#expect" else "require"
                yield Violation(file.path, token.line, f"{token.text} is slow to compile: use {function} of Expectations")


RULES = [
    imports_go_down,
    folders_use_lower_folders,
    sources_have_one_platform,
    releases_are_what_tests_run,
    nothing_is_forced,
    optional_methods_are_asked,
    paths_have_no_spaces,
    files_are_short,
    generated_files_are_current,
    products_are_documented,
    commands_exist,
    keys_are_declared_once,
    links_resolve,
    modules_are_described,
    pages_are_short,
    parameters_are_documented,
    names_are_free,
    protocols_require_inherited_initializers,
    kept_pointers_are_held,
    expectations_are_functions,
]


def check(tree: Tree) -> list[Violation]:
    try:
        house = floors.parse(tree.read(FLOORS))
    except floors.FloorsError as error:
        number, _, message = str(error).partition(": ")
        return [Violation(FLOORS, int(number), message)]
    found = [violation for rule in RULES for violation in rule(tree, house)]
    return sorted(set(found + tree.exceptions.violations()))
