import CellCatalog
import CellParts
import ContainerCells
import DeclarativeCollections
import PortableUIKit
import ScreenHosting

/// Shows a scenario in one variant after another, on the same screen where only traits differ.
@MainActor
final class ScenarioHost {
    private let scenario: ScenarioScreen
    private var shown: (key: String, host: ScreenHost, contentHeight: (@MainActor () -> CGFloat)?)?

    /// The number of screens that were made.
    private(set) var screenCount = 0

    init(_ scenario: ScenarioScreen) {
        self.scenario = scenario
    }

    /// Returns the screen in a variant, laid out.
    func show(_ variant: SnapshotVariant) throws -> ScreenHost {
        guard let shown, shown.key == variant.screenKey else {
            let screen = try scenario.makeSnapshotScreen(in: variant.environment)
            let host = try screen.host(on: variant.configuration)
            shown = (variant.screenKey, host, screen.contentHeight)
            screenCount += 1
            return host
        }
        var configuration = variant.configuration
        if shown.contentHeight != nil { configuration.safeAreaInsets = .zero }
        shown.host.configuration = configuration
        shown.host.layout()
        if let height = shown.contentHeight {
            shown.host.configuration.size.height = max(1, height()).rounded(.up)
            shown.host.layout()
        }
        return shown.host
    }

    /// The names of the classes on the screen, of the types that they are generic over, and of the types of all rows: audits and
    /// monkeys scroll to those below.
    var typeNames: Set<String> {
        guard let host = shown?.host else { return [] }
        var names: Set<String> = []
        var views: [UIView] = [host.window]
        while let view = views.popLast() {
            names.formUnion(Self.typeNames(in: String(reflecting: type(of: view))))
            if let type = type(of: view) as? any ContainerContentView.Type {
                names.formUnion(Self.typeNames(in: type.contentTypeName))
            }
            if let controller = view.next as? UIViewController {
                names.formUnion(Self.typeNames(in: String(reflecting: type(of: controller))))
                (controller as? CellScreenViewController).map { names.formUnion(Self.typeNames(of: $0.driver.state)) }
            }
            views += view.subviews
        }
        return names
    }

    private static func typeNames(of state: CollectionViewState) -> Set<String> {
        var names: Set<String> = []
        var seen: Set<ObjectIdentifier> = []
        for item in state.sections.flatMap(\.items) {
            let type = type(of: item.base as Any)
            if seen.insert(ObjectIdentifier(type)).inserted { names.formUnion(typeNames(in: String(reflecting: type))) }
        }
        return names
    }

    /// Returns the names in the name of a type: `ContainerCell` and `LeftTitleView` of `M.ContainerCell<N.LeftTitleView>`.
    private static func typeNames(in name: String) -> Set<String> {
        let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
        return Set(words.compactMap { $0.split(separator: ".").last.map(String.init) })
    }
}

extension ContainerContentView {
    /// The name of the type of contents.
    fileprivate static var contentTypeName: String { String(reflecting: Content.self) }
}

extension ScenarioScreen {
    /// Makes the screen for snapshots.
    @MainActor
    func makeSnapshotScreen(in environment: ScenarioEnvironment) throws -> SnapshotScreen {
        let controller = try makeViewController(in: environment)
        guard fitsContent, let list = (controller as? CellScreenViewController)?.collectionView else {
            return SnapshotScreen(controller)
        }
        return SnapshotScreen(controller) { list.collectionViewLayout.collectionViewContentSize.height }
    }
}
