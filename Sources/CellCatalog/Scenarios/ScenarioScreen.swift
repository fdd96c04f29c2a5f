import Honeycomb
import ScreenDocuments

/// A scenario as a screen of its own, for tests.
public struct ScenarioScreen: Sendable {
    /// The titles of the group, the scenario and the variant, between slashes.
    public let name: String

    /// Whether the screen is as high as its content: that of a cell alone. Otherwise the content fills the screen.
    public let fitsContent: Bool

    /// The path of the document, if the scenario is one.
    public let path: String?

    private let make: @MainActor (ScenarioEnvironment) throws -> UIViewController

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - name: The name, which results are listed under.
    ///   - fitsContent: Whether a screen of cells is as high as its content.
    ///   - path: The path of the document, if the screen is one.
    ///   - make: Makes the screen in an environment.
    public init(
        _ name: String,
        fitsContent: Bool = false,
        path: String? = nil,
        make: @escaping @MainActor (ScenarioEnvironment) throws -> UIViewController
    ) {
        self.name = name
        self.fitsContent = fitsContent
        self.path = path
        self.make = make
    }

    /// Makes a new screen that shows the scenario.
    ///
    /// - Throws: The error of the closure that makes the screen.
    @MainActor
    public func makeViewController(in environment: ScenarioEnvironment = ScenarioEnvironment()) throws
        -> UIViewController
    {
        try make(environment)
    }
}

extension ScenarioGroup {
    /// Each scenario and each variant as a screen of its own.
    public var screens: [ScenarioScreen] {
        scenarios.flatMap { scenario in
            [scenario.screen(named: "\(title)/\(scenario.title)")]
                + scenario.variants.map { $0.screen(named: "\(title)/\(scenario.title)/\($0.title)") }
        }
    }
}

extension Catalog {
    /// Each scenario and each variant of the groups as a screen of its own.
    public var scenarioScreens: [ScenarioScreen] { groups.flatMap(\.screens) }
}

extension ScreenDocument {
    /// Returns a new screen that shows the document, in a navigation bar if it has a title or buttons.
    ///
    /// A locale that was asked for replaces that of the document.
    ///
    /// - Throws: An error if the document cannot have the locale.
    @MainActor
    package func makeScreen(in environment: ScenarioEnvironment) throws -> UIViewController {
        let controller = DocumentViewController(theme: environment.theme)
        controller.screen.show(self, animated: false)
        if let tag = environment.chosenLocale?.identifier.replacingOccurrences(of: "_", with: "-") {
            try controller.screen.merge(Data(#"{"locale":"\#(tag)"}"#.utf8), animated: false)
        }
        return controller.inBarIfNeeded
    }
}

extension CellScreenViewController {
    /// The screen in a navigation controller if it has a title or buttons for its bar.
    package var inBarIfNeeded: UIViewController {
        let items = (navigationItem.rightBarButtonItems ?? []) + (navigationItem.leftBarButtonItems ?? [])
        let hasBar = navigationItem.title != nil || !items.isEmpty || navigationItem.searchController != nil
        return hasBar ? UINavigationController(rootViewController: self) : self
    }
}
