import CellParts
import DeclarativeCollections
import PortableUIKit

/// All colors and fonts on a screen, with their names in the tokens of each row's theme.
///
/// ```swift
/// for place in ScreenTokens(of: viewController).unnamed { print(place.pointer, place.problem) }
/// ```
///
/// Switches, sliders and other controls that UIKit draws are left out, as are initials in the place of images.
@MainActor
public struct ScreenTokens {
    /// A color or font, and where it is.
    public struct Place: Hashable, Sendable {
        /// The JSON pointer of the element in its screen: `/sections/0/items/2`.
        public let pointer: String
        /// The name of the view: its text in quotes, its accessibility identifier or its class.
        public let element: String
        /// The color or font.
        public let use: TokenUse

        /// What is wrong, in words: element, property, value.
        public var problem: String { "\(element), \(use.property.rawValue), \(use.value), no token" }
    }

    /// The colors and fonts from top to bottom.
    public let places: [Place]

    /// The colors and fonts that are no tokens.
    public var unnamed: [Place] { places.filter { $0.use.token == nil } }

    /// Finds the colors and fonts on a screen that is laid out.
    ///
    /// - Parameters:
    ///   - viewController: The screen.
    ///   - names: The names of the tokens; by default those of the screen's theme. Rows with a theme of their own have that
    ///     theme's names.
    ///   - layout: Lays the screen out after scrolling.
    public init(of viewController: UIViewController, names: TokenNames? = nil, layout: (() -> Void)? = nil) {
        let root: UIView = viewController.view
        let theme = (viewController as? CellScreenViewController)?.theme ?? .standard
        let names = names ?? TokenNames(theme)
        let layout = layout ?? { (root.window ?? root).layoutIfNeeded() }
        let walk = ScreenWalk(root: root)
        var places: [Place] = []
        for list in walk.lists {
            let state = (list as? UICollectionView).flatMap(CollectionViewDriver.driver(of:))?.state
            var found: [(frame: CGRect, places: [Place])] = []
            var seen: Set<String> = []
            walk.visitParts(of: list, layout: layout) {
                for element in walk.visibleElements(of: list) {
                    guard seen.insert("\(element.role) \(element.pointer)").inserted else { continue }
                    let own = state?.theme(of: element.role, at: element.indexPath).map { TokenNames($0) }
                    found.append((element.frame, Self.places(in: element.view, element.pointer, own ?? names)))
                }
            }
            places += found.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }.flatMap(\.places)
        }
        if !(root is UICollectionView || root is UITableView) { places += Self.places(in: root, "/view", names) }
        var known: Set<Place> = []
        self.places = places.filter { known.insert($0).inserted }
    }

    private static func places(in view: UIView, _ pointer: String, _ names: TokenNames) -> [Place] {
        guard view.isShown, !TokenUse.isSystemDrawn(view), !(view is UICollectionView || view is UITableView) else {
            return []
        }
        let own = TokenUse.all(of: view, names: names)
            .map { Place(pointer: pointer, element: view.auditName, use: $0) }
        return TokenUse.isWhole(view) ? own : own + view.subviews.flatMap { places(in: $0, pointer, names) }
    }
}

extension CollectionViewState {
    /// The theme that a row, header or footer has of its own, or from its section or the state.
    func theme(of role: LaidOutElement.Role, at indexPath: IndexPath?) -> CellTheme? {
        guard let indexPath, sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        var environment = environment.overridden(by: section.environment)
        switch role {
        case .item where section.items.indices.contains(indexPath.item):
            environment = environment.overridden(by: section.items[indexPath.item].environment)
        case .header: environment = environment.overridden(by: section.header?.environment ?? environment)
        case .footer: environment = environment.overridden(by: section.footer?.environment ?? environment)
        default: break
        }
        return environment.value(of: CellThemeKey.self)
    }
}
