import Expectations
import SnapshotFiles
import Testing

@Suite("Scenarios that a change can affect")
struct AffectedScenariosTests {
    private let index = ScenarioIndex(scenarios: [
        "home": ScenarioIndex.Entry(seconds: 1, types: ["RowView", "TitleView", "Title"], source: "App/home.json"),
        "shop": ScenarioIndex.Entry(seconds: 1, types: ["RowView", "SwitchView"], source: "App/shop.json"),
        "help": ScenarioIndex.Entry(seconds: 1, types: ["TextView"], source: "Help/help.json"),
    ])

    private func affected(
        _ files: ChangedFile...,
        scenarios: [String] = ["home", "shop", "help"],
        targets: TargetFolders? = TargetFolders(used: ["Sources/Parts", "Sources/comb"], unused: ["Tests/PartsTests"]),
        sources: [ChangedFile] = []
    ) -> Set<String>? {
        AffectedScenarios(of: files, index: index, scenarios: scenarios, targets: targets, sources: { sources }).names
    }

    private func part(_ text: String, _ old: String? = nil, path: String = "Sources/Parts/File.swift") -> ChangedFile {
        ChangedFile(path: path, texts: [old ?? text, text])
    }

    @Test("documents, their pictures and their references")
    func documents() {
        expectEqual(affected(ChangedFile(path: "App/home.json")), ["home"])
        expectEqual(affected(ChangedFile(path: "App/images/flags/kz.png")), ["home", "shop"])
        expectEqual(affected(ChangedFile(path: "App/__Snapshots__/shop/dark.png")), ["shop"])
        expect(affected(ChangedFile(path: "App/other.json")) == nil)
    }

    @Test("types that are on screens affect what shows them")
    func types() {
        expectEqual(affected(part("import UIKit\n\nfinal class SwitchView: UIView {\n    func f() {}\n}\n")), ["shop"])
        expectEqual(affected(part("@MainActor\npublic final class TitleView {}\n\nextension Title {}\n")), ["home"])
        expectEqual(affected(part("struct RowView {}\nprivate let width = 7\n")), ["home", "shop"])
        // A type that is gone counts as well.
        expectEqual(
            affected(part("struct TitleView {}", "struct TitleView {}\nstruct SwitchView {}")),
            ["home", "shop"]
        )
    }

    @Test("whatever else can be used anywhere affects all")
    func unknown() {
        expect(affected(part("enum Spacing {}")) == nil)
        expect(affected(part("struct TitleView {}\nfunc helper() {}")) == nil)
        expect(affected(part("struct TitleView {}\nextension UIColor {}")) == nil)
        expect(affected(part("struct TitleView {}", "struct TitleView {}\nlet shared = 1")) == nil)
        expect(affected(part("// Nothing is declared.")) == nil)
        expect(affected(ChangedFile(path: "Sources/Parts/tokens.json")) == nil)
        expect(affected(ChangedFile(path: "Package.swift", texts: ["let package = 1"])) == nil)
    }

    @Test("targets of the package that scenarios are not built of affect nothing, other packages all")
    func targets() {
        let other = part("enum Spacing {}", path: "Tests/PartsTests/File.swift")
        expectEqual(affected(other), [])
        expectEqual(affected(ChangedFile(path: "Tests/PartsTests/picture.png")), [])
        expect(affected(other, targets: nil) == nil)
        expectEqual(affected(ChangedFile(path: "README.md"), ChangedFile(path: ".github/workflows/ci.yml")), [])
        // A package beside this one may be one that the scenarios are built of.
        expect(affected(part("enum Spacing {}", path: "Packages/Design/Sources/Design/File.swift")) == nil)
        expect(affected(part("enum Spacing {}", path: "Tests/PartsTestsOfOthers/File.swift")) == nil)
        expectEqual(affected(), [])
    }

    @Test("of a screen that could not be made nothing is known")
    func withoutTypes() {
        let index = ScenarioIndex(scenarios: ["broken": ScenarioIndex.Entry(seconds: 0, types: [], source: "a.json")])
        expectEqual(AffectedScenarios(of: [], index: index, scenarios: ["broken"], targets: nil).names, ["broken"])
    }

    @Test("a scenario that no run tells of is affected")
    func newScenarios() {
        expectEqual(affected(scenarios: ["home", "new"]), ["new"])
    }

    @Test("a type on screens whose file names a changed one is changed, too")
    func users() {
        let user = ChangedFile(
            path: "Sources/Parts/Text.swift",
            texts: ["class TextView { let height = SwitchView.height }"]
        )
        let list = ChangedFile(path: "Sources/Parts/List.swift", texts: ["let all = [SwitchView.self]"])
        expectEqual(affected(part("class SwitchView {}"), sources: [user, list]), ["shop", "help"])
    }

    @Test("declarations of a file, with attributes, modifiers, comments and long texts")
    func declarations() {
        let text = #"""
            @available(iOS 16, *) @MainActor public final class A<T> {
                struct Inner {}
            }
            /*
            struct InComment {}
            */
            fileprivate struct Hidden {}
            private extension B {}
            nonisolated(unsafe) extension C.D {}
            let text = """
            struct InText {}
            """
            """#
        let declarations = SwiftDeclarations(text)
        expectEqual(declarations.types, ["A", "C"])
        expectEqual(declarations.other, "text")
    }
}
