import CellParts
import DeclarativeCollections
import PortableUIKit

/// All distances on a screen: inside rows, headers and footers, between them, and to the edges.
///
/// ```swift
/// let spacings = ScreenSpacings(of: viewController)
/// for gap in spacings.offScale { print(gap.pointer, gap.problem) }
/// ```
///
/// It works on every view controller. Lists of a `CollectionViewDriver` are compared with the theme of each row and with
/// the spacings that their sections declare; in other lists distances between rows may be the sum of two spacings.
@MainActor
public struct ScreenSpacings {
    /// The distances from top to bottom.
    public let gaps: [SpacingGap]
    /// The spacings of the screen.
    public let scale: SpacingScale
    /// The distances from one text to the next across rows, as bands. They are sums, which nothing is held at.
    public let sums: [CGRect]

    /// The frames of texts, images and controls.
    let obstacles: [CGRect]

    /// The distances that are not in the scale, though something is held at them.
    public var offScale: [SpacingGap] { gaps.filter(\.isOffScale) }

    /// Finds the distances on a screen that is laid out.
    ///
    /// - Parameters:
    ///   - viewController: The screen.
    ///   - scale: The spacings; by default those of the screen's theme, or the standard ones.
    ///   - scrolls: Whether lists are scrolled through, from their beginning to their end and back; frames are in the
    ///     content of the list. If not, only what is in the window is read; frames are in the view of the screen.
    ///   - layout: Lays the screen out after scrolling.
    public init(
        of viewController: UIViewController,
        scale: SpacingScale? = nil,
        scrolls: Bool = true,
        layout: (() -> Void)? = nil
    ) {
        let root: UIView = viewController.view
        let theme = scale ?? (viewController as? CellScreenViewController)?.theme.spacing ?? .standard
        let layout = layout ?? { (root.window ?? root).layoutIfNeeded() }
        var finder = ListSpacings(root: root, scale: theme, isInWindow: !scrolls)
        let walk = ScreenWalk(root: root)
        for list in walk.lists {
            if scrolls {
                walk.visitParts(of: list, layout: layout) { finder.read(walk.visibleElements(of: list)) }
            } else {
                finder.read(walk.visibleElements(of: list, isInWindow: true))
            }
            finder.finish(list)
        }
        finder.readScreen()
        gaps = finder.gaps
        sums = finder.sums
        obstacles = finder.obstacles
        self.scale = theme
    }
}
