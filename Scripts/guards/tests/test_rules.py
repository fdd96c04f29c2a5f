from guards.tests.planted import PlantedTestCase


class ImportTests(PlantedTestCase):
    def test_a_tree_that_holds_the_rules_has_no_violations(self):
        self.assert_none()

    def test_a_module_imports_lower_floors_only(self):
        self.write("Sources/BatchDiffing/Up.swift", "import Foundation\nimport PortableUIKit\n")
        self.assert_only("Sources/BatchDiffing/Up.swift:2", "PortableUIKit", "lower floor")

    def test_modules_of_a_floor_do_not_import_each_other(self):
        self.write("Sources/ScreenHosting/Host.swift", "@_exported import struct Cells.Cell\n")
        self.assert_only("Sources/ScreenHosting/Host.swift:1", "Cells")

    def test_a_module_without_a_floor_is_reported(self):
        self.write("Sources/Attic/Attic.swift", "struct Attic {}\n")
        self.assert_only("Scripts/floors.txt:1", "Attic")

    def test_uikit_comes_through_the_portable_module(self):
        self.write("Sources/App/App.swift", "import HeadlessUIKit\n")
        self.assert_only("Sources/App/App.swift:1", "import PortableUIKit")

    def test_the_hosts_interface_is_for_screen_hosting(self):
        self.write("Sources/ScreenHosting/Host.swift", "@_spi(Host) import HeadlessUIKit\n")
        self.assert_none()
        self.write("Sources/App/App.swift", "@_spi(Host) import HeadlessUIKit\n")
        self.assert_only("Sources/App/App.swift:1", "@_spi(Host)")

    def test_an_import_in_a_comment_is_none(self):
        self.write("Sources/BatchDiffing/Up.swift", "// import PortableUIKit\n")
        self.assert_none()


class PlatformTests(PlantedTestCase):
    def test_above_portable_uikit_there_is_no_condition(self):
        self.write("Sources/PortableUIKit/UIKit.swift", "#if canImport(UIKit)\n#endif\n")
        self.write("Sources/ScreenHosting/Host.swift", "#if canImport(UIKit)\n#endif\n")
        self.assert_none()
        self.write("Sources/Cells/Shape.swift", "import PortableUIKit\n\n#if os(Linux)\n#endif\n")
        self.assert_only("Sources/Cells/Shape.swift:3", "#if", "ScreenHosting")

    def test_an_exception_needs_a_reason_and_a_use(self):
        self.write("Sources/Cells/Shape.swift", "#if DEVELOPMENT\n#endif\n")
        self.write("Scripts/exceptions.txt", "platform Shape.swift checks of debug builds\n")
        self.assert_none()
        self.write("Sources/Cells/Shape.swift", "struct Shape {}\n")
        self.assert_only("Scripts/exceptions.txt:1", "delete the line")
        self.write("Scripts/exceptions.txt", "platform Shape.swift\n")
        self.assert_only("Scripts/exceptions.txt:1", "reason")


class OptionalMethodTests(PlantedTestCase):
    METHODS = "extension ListDelegate {\n    public func list(_ list: List, didSelect row: Int) {}\n}\n"

    def setUp(self):
        super().setUp()
        self.write("Sources/HeadlessUIKit/Tables/ListDelegate+OptionalMethods.swift", self.METHODS)

    def test_an_optional_method_is_called_with_a_question_mark(self):
        for call in ["list.delegate?.list(list, didSelect: 0)", "delegate.list(list, didSelect: 0)"]:
            for path in ["Sources/Cells/Call.swift", "Tests/CellTests/Call.swift"]:
                self.write(path, f"func test() {{\n    {call}\n}}\n")
                with self.subTest(call + path):
                    self.assert_only(path + ":2", "list?(")
                (self.root / path).unlink()

    def test_other_calls_need_none(self):
        for call in ["delegate?.list?(list, didSelect: 0)", "delegate?.other(list)", "table.list(list)"]:
            self.write("Sources/Cells/Call.swift", f"func test() {{\n    {call}\n}}\n")
            with self.subTest(call):
                self.assert_none()

    def test_headless_uikit_itself_may_call_them_plainly(self):
        self.write("Sources/HeadlessUIKit/Tables/Call.swift", "func test() {\n    delegate?.list(list)\n}\n")
        self.write("Tests/HeadlessUIKitTests/Call.swift", "func test() {\n    delegate?.list(list)\n}\n")
        self.assert_none()


class InitializerTests(PlantedTestCase):
    def test_a_protocol_for_views_requires_no_initializer_but_the_plain_one(self):
        for code, text in [
            ("public protocol Shown: UIView {\n    init(frame: CGRect)\n}\n", "init(frame:)"),
            ("protocol Shown: Named, UIView {\n    init?(coder: NSCoder)\n}\n", "init?(coder:)"),
            (
                "protocol Shown where Self: UIViewController {\n    init(nibName: String?, bundle: Bundle?)\n}\n",
                "init(nibName:bundle:)",
            ),
            ("protocol Shown: UIView {\n    init?()\n}\n", "init?()"),
            ("protocol Shown: Hosted {\n    init(style: Int)\n}\nprotocol Hosted: UIView {}\n", "init(style:)"),
            ("protocol Shown: Base<Int> {\n    init(style: Int)\n}\nclass Base<T: Named>: UIControl {}\n", "init(style:)"),
            ("protocol Shown {\n    init(frame: CGRect)\n}\n", "init(frame:)"),
        ]:
            for path in ["Sources/Cells/Shown.swift", "Tests/CellTests/Shown.swift"]:
                self.write(path, code)
                with self.subTest(code + path):
                    self.assert_only(path + ":2", f"Shown requires {text},", "require init()")
                (self.root / path).unlink()

    def test_what_a_class_inherits_or_declares_itself_may_be_required(self):
        for code in [
            "protocol Shown: UIView {\n    init()\n    func load(_ make: (Int) -> Void)\n}\n",
            "protocol Shown: UIView {\n    associatedtype Content\n}\nextension Shown {\n    init(content: Content) { self.init() }\n}\n",
            "protocol Element where View: UIView {\n    associatedtype View\n    init(style: Int)\n}\n",
            "protocol Window: AnyObject {\n    init(window: UIWindow, size: CGSize)\n}\n",
            "class Shown: UIView {\n    required init(style: Int) {}\n}\n",
        ]:
            self.write("Sources/Cells/Shown.swift", code)
            with self.subTest(code):
                self.assert_none()

    def test_headless_uikit_declares_what_uikit_does(self):
        self.write("Sources/HeadlessUIKit/Views/Shown.swift", "protocol Shown: UIView {\n    init(frame: CGRect)\n}\n")
        self.assert_none()


class ForceTests(PlantedTestCase):
    def test_what_forces_a_value_is_reported(self):
        for code in [
            "value!",
            "values[0]!",
            "call()!",
            "value!.name",
            "try! call()",
            "value as! Int",
            "value?.name!",
            '"a".first!',
        ]:
            self.write("Sources/BatchDiffing/Force.swift", f"func test() {{\n    use({code})\n}}\n")
            with self.subTest(code):
                self.assert_only("Sources/BatchDiffing/Force.swift:2", "!")

    def test_implicitly_unwrapped_types_are_uikits_alone(self):
        self.write("Sources/HeadlessUIKit/Views/View.swift", "open class View {\n    open var color: Int! { nil }\n}\n")
        self.assert_none()
        self.write("Sources/BatchDiffing/View.swift", "class View {\n    var color: Int!\n}\n")
        self.assert_only("Sources/BatchDiffing/View.swift:2", "!")

    def test_negations_comparisons_comments_and_texts_are_not_forced(self):
        code = (
            '// value!\nlet a = !b && c != d ? !e : !(f)\nlet s = "no! \\(!a)"\n/* a! */\nreturn !isEmpty\nlet x = [!a, !b]\n'
        )
        self.write("Sources/BatchDiffing/Fine.swift", code)
        self.assert_none()

    def test_code_in_interpolations_is_read(self):
        self.write("Sources/BatchDiffing/Force.swift", 'let text = "a \\(value!) b"\n')
        self.assert_only("Sources/BatchDiffing/Force.swift:1", "!")


class FileTests(PlantedTestCase):
    def test_paths_have_no_spaces(self):
        self.write("Sources/Cells/Two Words/Cell2.swift", "struct Cell2 {}\n")
        self.assert_only("Sources/Cells/Two Words:1", "space")

    def test_scripts_pages_and_tools_have_a_limit(self):
        for path in ("Scripts/a.py", "Tools/Preview/b.js", "Tools/Preview/c.css", "Tools/Preview/Sources/D.swift"):
            self.write(path, "\n" * 401)
            self.assert_only(path + ":1", "401 lines")
            self.write(path, "")

    def test_files_have_a_limit_and_generated_ones_have_none(self):
        self.write("Sources/Cells/Long.swift", "// line\n" * 401)
        self.assert_only("Sources/Cells/Long.swift:1", "401 lines")
        self.write("Scripts/exceptions.txt", "length Long.swift one table\n")
        self.assert_none()
        self.write("Scripts/exceptions.txt", "")
        self.write(
            "Sources/Cells/Long.swift", "// Made from Cell.swift by `make cells`. Not to be edited.\n" + "// line\n" * 401
        )
        self.assert_none()

    def test_a_stale_generated_file_is_reported_with_the_command_that_mends_it(self):
        self.write(
            "Scripts/optional-methods",
            "import sys\nprint('Sources/A.swift:1: is stale; run `make optional-methods`', file=sys.stderr)\nsys.exit(1)\n",
        )
        self.assert_only("Sources/A.swift:1", "make optional-methods")


class DocumentTests(PlantedTestCase):
    def test_each_library_product_has_a_landing_page(self):
        self.write("Package.swift", 'let products = [\n    .library(name: "Cells", targets: ["Cells"]),\n]\n')
        self.assert_only("Package.swift:2", "Sources/Cells/Cells.docc/Cells.md")
        self.write("Sources/Cells/Cells.docc/Cells.md", "# ``Cells``\n\nShows cells.\n")
        self.assert_none()

    def test_a_comment_documents_all_parameters_or_none(self):
        self.write(
            "Sources/BatchDiffing/Find.swift",
            "/// Finds.\n///\n/// - Parameter first: The first one.\n@MainActor\n"
            "public func find<Value>(\n    _ first: @escaping (Int, Int) -> Value,\n    by second: [Int: String] = [:]\n) {}\n",
        )
        self.assert_only("Sources/BatchDiffing/Find.swift:5", "add second")
        self.write(
            "Sources/BatchDiffing/Find.swift",
            "/// Finds.\n///\n/// - Parameters:\n///   - first: The first one,\n///     which is first.\n///   - second: The other.\n"
            "public func find(_ first: (Int) -> Int, by second: Int) {}\n\n/// Finds.\npublic func seek(_ first: Int) {}\n\n"
            "/// Finds.\n/// - Parameter first: One.\nfunc look(_ first: Int, _ second: Int) {}\n",
        )
        self.assert_none()
        self.write(
            "Sources/BatchDiffing/Find.swift",
            "public protocol Finding {\n    /// Finds.\n    /// - Parameter first: One.\n    func find(_ first: Int, _ second: Int)\n}\n",
        )
        self.assert_only("Sources/BatchDiffing/Find.swift:4", "add second")

    def test_documents_name_targets_that_the_makefile_has(self):
        self.write("Makefile", "test: build ## Runs the tests\n\tswift test\n")
        self.write("README.md", "```\nmake test    # runs them\n```\nor `make tea`.\n")
        self.assert_only("README.md:4", "tea")

    def test_a_module_that_is_not_described_is_found(self):
        self.write("CONTRIBUTING.md", "| `Sources/Nothing` | |\n")
        found = [str(each) for each in self.violations() if "table of modules" in str(each)]
        self.assertIn("CONTRIBUTING.md:1: the table of modules lacks Sources/Cells", found)

    def test_a_link_to_nothing_is_found(self):
        self.write("README.md", "[a](CHANGELOG.md#what-is-new) and [b](Nowhere.md)\n```\n[c](code.md)\n```\n")
        self.write("CHANGELOG.md", "## What is new\n")
        self.assert_only("README.md:1", "there is no Nowhere.md")

    def test_a_link_to_a_heading_that_is_missing_is_found(self):
        self.write("Documentation/Page.md", "# Page\n[a](#page) [b](#pages)\n")
        self.assert_only("Documentation/Page.md:2", "#pages")

    def test_a_long_page_is_found(self):
        self.write("Documentation/Page.md", "line\n" * 251)
        self.assert_only("Documentation/Page.md:1", "251 lines")


class LayerTests(PlantedTestCase):
    def test_a_folder_uses_folders_of_lower_layers_only(self):
        self.write("Sources/HeadlessUIKit/Text/Font.swift", "struct Font {\n    let view: View\n}\n")
        self.write("Sources/HeadlessUIKit/Views/View.swift", "class View {\n    var font: Font\n}\n")
        self.assert_only("Sources/HeadlessUIKit/Text/Font.swift:2", "View of Views", "Views/View.swift")

    def test_folders_of_a_layer_do_not_use_each_other_unless_they_are_one_room(self):
        self.write("Sources/HeadlessUIKit/Views/View.swift", "class View {\n    var layer: Layer\n}\n")
        self.write("Sources/HeadlessUIKit/Layers/Layer.swift", "class Layer {\n    var owner: View\n}\n")
        self.write("Sources/HeadlessUIKit/Views/Bars/Bar.swift", "class Bar: View {}\n")
        self.assert_none()
        self.write("Sources/HeadlessUIKit/Tables/Table.swift", "class Table {\n    let bar = Bar()\n}\n")
        self.assert_only("Sources/HeadlessUIKit/Tables/Table.swift:2", "Bar of Views/Bars")

    def test_a_folder_without_a_layer_is_reported(self):
        self.write("Sources/HeadlessUIKit/Attic/Attic.swift", "struct Attic {}\n")
        self.assert_only("Sources/HeadlessUIKit/Attic/Attic.swift:1", "Attic has no layer")

    def test_a_layer_without_a_folder_is_reported(self):
        (self.root / "Sources/HeadlessUIKit/Tables/Empty.swift").unlink()
        self.assert_only("Scripts/floors.txt:12", "no folder Tables")

    def test_a_line_that_cannot_be_read_is_reported(self):
        self.write("Scripts/floors.txt", "modules\n    Cells\nrooms\n")
        self.assert_only("Scripts/floors.txt:3", "rooms")

    def test_a_member_of_a_lower_module_is_no_use_of_one_of_the_same_name(self):
        self.write("Sources/HeadlessUIKit/Text/Font.swift", "import BatchDiffing\n\nlet count = unknown().changedRows\n")
        self.write("Sources/HeadlessUIKit/Views/View.swift", "class View {\n    var changedRows: Int { 0 }\n}\n")
        self.assert_only("Sources/HeadlessUIKit/Text/Font.swift:3", "changedRows of Views")
        self.write(
            "Sources/BatchDiffing/Difference.swift", "package struct Difference {\n    package var changedRows: Int\n}\n"
        )
        self.assert_none()


class NameTests(PlantedTestCase):
    def setUp(self):
        super().setUp()
        self.write("Scripts/swiftui-names.txt", "# Names\nButtonStyle\nwithAnimation\n")

    def test_a_name_of_swiftui_is_not_exported(self):
        for text in [
            "public enum ButtonStyle {}",
            "package struct ButtonStyle {}",
            "@MainActor public final class ButtonStyle {}",
            "public typealias ButtonStyle = Int",
            "public func withAnimation() {}",
            "public struct A {}\n@frozen public enum ButtonStyle {}",
        ]:
            self.write("Sources/Cells/Style.swift", f"import PortableUIKit\n{text}\n")
            with self.subTest(text):
                self.assert_only(f"Sources/Cells/Style.swift:{len(text.splitlines()) + 1}", "SwiftUI", "nest")

    def test_nested_and_internal_names_are_free(self):
        for text in [
            "enum ButtonStyle {}",
            "public struct Button {\n    public enum ButtonStyle {}\n}",
            "public func show(withAnimation: Bool) {}",
            "public struct Cell { public let withAnimation = 1 }",
            "public struct A {}\nstruct ButtonStyle {}",
        ]:
            self.write("Sources/Cells/Style.swift", text + "\n")
            with self.subTest(text):
                self.assert_none()

    def test_uikit_has_its_own_names(self):
        self.write("Sources/HeadlessUIKit/Text/Style.swift", "public enum ButtonStyle {}\n")
        self.assert_none()


class KeyTests(PlantedTestCase):
    def setUp(self):
        super().setUp()
        floors = (self.root / "Scripts/floors.txt").read_text().replace("    App", "    ScreenDocuments\n    App")
        self.write("Scripts/floors.txt", floors)
        self.write(
            "Sources/ScreenDocuments/Keys/RowKeys.swift",
            'let left = Key.required("left", .rule(.left))\nlet card = flag(\n    "card",\n    .name(noun: "card")\n)\n',
        )

    def test_a_key_is_spelled_in_its_declaration_only(self):
        self.write("Sources/ScreenDocuments/Building/Builder.swift", '// "left"\nlet left = object["left"]\n')
        self.assert_only("Sources/ScreenDocuments/Building/Builder.swift:2", '"left" is a key')

    def test_a_declaration_that_repeats_a_key_says_so(self):
        self.write("Sources/ScreenDocuments/Keys/Reading.swift", 'let value = members["card"]\n')
        self.assert_only("Sources/ScreenDocuments/Keys/Reading.swift:1", '"card" is a key')

    def test_other_texts_are_free(self):
        self.write("Sources/ScreenDocuments/Building/Builder.swift", 'let text = "left part"\nlet other = "right"\n')
        self.assert_none()


class PointerTests(PlantedTestCase):
    def test_a_pointer_that_is_kept_is_no_array_with_an_ampersand(self):
        self.write("Sources/Cells/File.swift", 'var bytes = [1]\nlet file = fmemopen(&bytes, bytes.count, "r")\n')
        self.assert_only("Sources/Cells/File.swift:2", "fmemopen keeps the pointer")

    def test_other_pointers_may_be_lent(self):
        self.write("Sources/Cells/File.swift", 'let file = fmemopen(buffer, 2, "r")\nhyphenate(&marks)\n')
        self.assert_none()


class ExpectationTests(PlantedTestCase):
    def setUp(self):
        super().setUp()
        self.write("Tests/CellsTests/CountTests.swift", "import Expectations\n\n@Test func counts() { expectEqual(1, 1) }\n")

    def test_a_module_that_uses_functions_uses_them_everywhere(self):
        self.write("Tests/CellsTests/SizeTests.swift", "import Testing\n\n@Test func sizes() { #expect(1 == 1) }\n")
        self.assert_only("Tests/CellsTests/SizeTests.swift:3", "expectEqual")
        self.write("Tests/CellsTests/SizeTests.swift", '@Test func sizes() throws { _ = try #require(Int("1")) }\n')
        self.assert_only("Tests/CellsTests/SizeTests.swift:1", "use require")

    def test_errors_ends_of_processes_and_samples_are_left(self):
        for text in ["#expect(throws: Failure.self) {}", "#expect(\n    processExitsWith: .failure) {}", '"#expect(1 == 1)"']:
            self.write("Tests/CellsTests/SizeTests.swift", f"let value = {text}\n")
            with self.subTest(text):
                self.assert_none()

    def test_small_modules_use_macros(self):
        self.write("Tests/PartsTests/SizeTests.swift", "import Testing\n\n@Test func sizes() { #expect(1 == 1) }\n")
        self.assert_none()


class ConfigurationTests(PlantedTestCase):
    def test_a_release_is_the_code_that_tests_run(self):
        for condition in ["#if DEBUG", "#if !DEBUG", "#if os(Linux) && DEBUG", "#if A\n#elseif DEBUG"]:
            self.write("Sources/HeadlessUIKit/Text/Style.swift", f"{condition}\nlet size = 1\n#endif\n")
            with self.subTest(condition):
                self.assert_only(f"Sources/HeadlessUIKit/Text/Style.swift:{len(condition.splitlines())}", "no #if DEBUG")

    def test_comments_may_show_it(self):
        self.write("Sources/HeadlessUIKit/Text/Style.swift", "/// #if DEBUG\nlet size = 1\n")
        self.assert_none()
