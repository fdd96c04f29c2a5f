import unittest

from guards.declarations import Reader
from guards.graph import components, edges, layers
from guards.module import Module
from guards.uses import UseReader


def uses(**sources):
    """What each file uses of the others: `file: name -> file`."""
    files = [Reader(name, name, text).read() for name, text in sources.items()]
    module = Module(files)
    found = [use for file in files for use in UseReader(module, file).read()]
    return sorted({(use.path, use.name, target.path) for use in found for target in use.targets})


class UseTests(unittest.TestCase):
    def test_a_type_is_used_where_it_is_named(self):
        self.assertEqual(uses(a="let x: Box? = nil", b="struct Box {}"), [("a", "Box", "b")])

    def test_comments_texts_and_labels_are_no_uses(self):
        self.assertEqual(uses(a='// Box\nfunc f(Box: Int) {}\nlet s = "Box"\nf(Box: 1)', b="struct Box {}"), [])
        self.assertEqual(uses(a='let s = "\\(Box())"', b="struct Box {}"), [("a", "Box", "b")])

    def test_a_nested_type_of_the_same_name_is_another_one(self):
        code = "struct Table {\n    enum State { case on }\n    var state: State\n}"
        self.assertEqual(uses(a=code, b="enum State {}"), [])
        self.assertEqual(uses(a="func f(_ s: Table.State) {}", b=code), [("a", "State", "b"), ("a", "Table", "b")])

    def test_a_member_of_an_inherited_type_is_found_without_a_receiver(self):
        sources = {
            "a": "class Cell: View {\n    func g() { setNeedsPass() }\n}",
            "b": "class View {}",
            "c": "extension View {\n    func setNeedsPass() {}\n}",
        }
        self.assertEqual(uses(**sources), [("a", "View", "b"), ("a", "setNeedsPass", "c"), ("c", "View", "b")])

    def test_a_member_of_a_type_of_another_module_is_no_use(self):
        radii = "struct Radii {\n    static let medium = 1\n}"
        self.assertEqual(uses(a="let w = Font.Weight.medium", b=radii), [])
        self.assertEqual(uses(a="let w = Radii.medium", b=radii), [("a", "Radii", "b"), ("a", "medium", "b")])

    def test_a_member_is_looked_up_in_the_type_of_its_receiver(self):
        sources = {
            "a": "func f(cell: Cell) { cell.view.size }",
            "b": "struct Cell { var view: View }\nstruct View {}",
            "c": "extension View { var size: Int { 0 } }",
            "d": "struct Other { var size: Int }",
        }
        self.assertIn(("a", "size", "c"), uses(**sources))
        self.assertNotIn(("a", "size", "d"), uses(**sources))

    def test_locals_hide_members(self):
        sources = {
            "a": "struct A: B {\n    func f(width: Int) -> Int { width }\n}",
            "b": "protocol B {}\nextension B { var width: Int { 0 } }",
        }
        self.assertEqual(uses(**sources), [("a", "B", "b")])

    def test_results_of_calls_and_initializers_have_types(self):
        sources = {
            "a": "func f() {\n    let box = make()\n    box.lid\n    Box(size: 1).lid\n}",
            "b": "func make() -> Box { Box(size: 1) }",
            "c": "struct Box {}",
            "d": "extension Box {\n    init(size: Int) {}\n    var lid: Int { 0 }\n}",
            "e": "struct Pot { var lid: Int }",
        }
        self.assertEqual(
            [use for use in uses(**sources) if use[0] == "a"],
            [("a", "Box", "c"), ("a", "Box", "d"), ("a", "lid", "d"), ("a", "make", "b")],
        )

    def test_a_member_of_an_unknown_receiver_counts_if_its_name_is_unique(self):
        sources = {"a": "let x = unknown().marker", "b": "struct B { var marker: Int }"}
        self.assertEqual(uses(**sources), [("a", "marker", "b")])
        self.assertEqual(uses(**sources, c="struct C { var marker: Int }"), [])

    def test_overrides_are_not_what_a_call_means(self):
        sources = {
            "a": "func f(v: View) { v.layout() }",
            "b": "class View { func layout() {} }",
            "c": "class Cell: View { override func layout() {} }",
        }
        self.assertEqual([use for use in uses(**sources) if use[0] == "a"], [("a", "View", "b"), ("a", "layout", "b")])

    def test_private_members_of_other_files_are_not_meant(self):
        sources = {
            "a": "let text: String\nlet x = text.prefix",
            "b": "extension String {\n    private var prefix: Int { 0 }\n}",
            "c": "@_documentation(visibility: private) struct C {}",
            "d": "let c: C",
        }
        self.assertEqual(uses(**sources), [("d", "C", "c")])

    def test_labels_of_tuples_are_no_members(self):
        sources = {
            "a": "struct A {\n    var hsb: (hue: Int, brightness: Int)\n    func f() { self.hsb.brightness }\n}",
            "b": "struct Screen { var brightness: Int }",
        }
        self.assertEqual(uses(**sources), [])

    def test_labels_tell_functions_of_a_name_apart(self):
        sources = {"a": "add(item: 1)", "b": "func add(item: Int) {}", "c": "func add(section: Int) {}"}
        self.assertEqual(uses(**sources), [("a", "add", "b")])


class GraphTests(unittest.TestCase):
    def test_cycles_are_found_with_their_members(self):
        graph = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": {"e"}, "e": {"d"}, "f": {"a"}}
        self.assertEqual(components(graph), [["a", "b", "c"], ["d", "e"]])

    def test_layers_go_from_what_uses_nothing_to_what_nothing_uses(self):
        graph = {"app": {"views", "text"}, "views": {"layers", "text"}, "layers": {"views"}, "text": {"base"}}
        self.assertEqual(layers(graph), [[["base"]], [["text"]], [["layers", "views"]], [["app"]]])

    def test_arrows_within_a_folder_are_none(self):
        files = [
            Reader(path, path[0], text).read()
            for path, text in {"x1": "struct A {}", "x2": "let a: A", "y": "let a: A"}.items()
        ]
        module = Module(files)
        found = [use for file in files for use in UseReader(module, file).read()]
        self.assertEqual(edges(found, lambda path: path[0]), {"y": {"x"}})
