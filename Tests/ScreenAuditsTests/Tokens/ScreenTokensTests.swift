import CellCatalog
import Expectations
import Honeycomb
import ScreenHosting
import Testing

@testable import ScreenAudits

@MainActor
@Suite("Colors and fonts by the names of tokens")
struct ScreenTokensTests {
    private let traits = UITraitCollection(userInterfaceStyle: .light)

    private func host(_ viewController: UIViewController) -> ScreenHost {
        let host = ScreenHost(
            viewController,
            configuration: ScreenConfiguration(size: CGSize(width: 390, height: 400))
        )
        host.layout()
        return host
    }

    @Test("colors have the names of the palette, of texts for texts, with their opacity if the parts draw with it")
    func colors() {
        let names = TokenNames(.standard, colors: [("color.brand", .red)])
        let palette = Palette.standard
        expectEqual(names.name(of: palette.accent, in: traits), "color.accent")
        expectEqual(names.name(of: .white, in: traits), "color.background")
        expectEqual(names.name(of: .white, isText: true, in: traits), "color.inverseText")
        expectEqual(names.name(of: palette.warning.withAlphaComponent(0.3), in: traits), "color.warning at 30%")
        expect(names.name(of: palette.warning.withAlphaComponent(0.37), in: traits) == nil)
        expectEqual(names.name(of: .red, in: traits), "color.brand")
        expect(TokenNames(.standard).name(of: .red, in: traits) == nil)
    }

    @Test("fonts have the names of text styles, by family and size")
    func fonts() {
        let names = TokenNames(.standard)
        let title = Typography.standard.title.font(compatibleWith: traits)
        expectEqual(names.name(of: title, in: traits), "typography.title")
        let heavy = UIFont.systemFont(ofSize: title.pointSize, weight: .heavy)
        expectEqual(names.name(of: heavy, in: traits)?.hasSuffix("in another weight"), true)
        expect(names.name(of: .systemFont(ofSize: 18.5), in: traits) == nil)
    }

    @Test("what is no token is found, with its place and value")
    func unnamed() {
        let controller = UIViewController()
        controller.view.backgroundColor = Palette.standard.background
        let label = UILabel(frame: CGRect(x: 16, y: 16, width: 200, height: 30))
        label.text = "Off"
        label.font = .systemFont(ofSize: 18.5)
        label.textColor = .magenta
        label.backgroundColor = Palette.standard.card
        controller.view.addSubview(label)
        let host = host(controller)
        let problems = ScreenTokens(of: host.viewController).unnamed.map { "\($0.pointer): \($0.problem)" }
        expectEqual(problems.count, 2)
        expectEqual(problems.first, "/view: \"Off\", text color, #ff00ff, no token")
        expectEqual(problems.last?.hasPrefix("/view: \"Off\", font, "), true)
        expectEqual(problems.last?.hasSuffix(" 18.5, no token"), true)
    }

    @Test("the parts show tokens only, also rows with a theme of their own")
    func parts() {
        let rows = [
            TitleItem(differenceIdentifier: 1, left: LeftTitle(title: "One")).diffableItem,
            TitleItem(differenceIdentifier: 2, left: LeftTitle(title: "Two")).theme(.highContrast).diffableItem,
        ]
        let state = CollectionViewState(sections: [CollectionViewSection(differenceIdentifier: "s", items: rows)])
        let tokens = ScreenTokens(of: host(CellScreenViewController(state: state)).viewController)
        expect(tokens.unnamed.isEmpty, "\(tokens.unnamed)")
        let names = tokens.places.filter { $0.pointer == "/sections/0/items/1" }.compactMap(\.use.token)
        expect(names.contains("color.primaryText") && names.contains("typography.title"))
    }

    @Test("every part of the catalog shows tokens only", arguments: [UIUserInterfaceStyle.light, .dark])
    func catalog(appearance: UIUserInterfaceStyle) {
        let configuration = ScreenConfiguration(size: CGSize(width: 390, height: 2000), appearance: appearance)
        var count = 0
        for screen in Catalog.designSystem.screens where screen.name != "matrix" {
            let host = ScreenHost(CellScreenViewController(state: screen.state), configuration: configuration)
            host.layout()
            let tokens = ScreenTokens(of: host.viewController) { host.layout() }
            count += tokens.places.count
            expectEqual(tokens.unnamed.map { "\($0.pointer): \($0.problem)" }.prefix(5), [], "\(screen.name)")
        }
        expect(count > 500)
    }

    @Test("problems of contrast name the colors of texts")
    func contrast() {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 16, y: 16, width: 200, height: 30))
        label.text = "Pale"
        label.textColor = Palette.standard.separator
        controller.view.addSubview(label)
        var audit = ScreenAudit(only: [.contrast])
        expectEqual(audit.findings(in: host(controller)).map(\.problem).contains { $0.contains("color.") }, false)
        audit.tokenNames = TokenNames(.standard)
        let problems = audit.findings(in: host(controller)).map(\.problem)
        expect(problems.count == 1 && problems.first?.contains(" to 1 in color.separator, needs 4.5 to 1") == true)
    }
}
