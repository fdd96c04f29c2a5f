import Honeycomb
import ScreenAudits

/// A text, an image, a control or a surface such as a badge in a cell, with its colors and fonts.
public struct CatalogElement: Equatable, Sendable {
    /// The text in quotes, the accessibility identifier or the class.
    public let name: String

    /// The frame, in points from the top left corner of the picture.
    public let frame: CGRect

    /// The corner radius, in points.
    public let cornerRadius: CGFloat

    /// The colors and fonts, with their names in the tokens of the theme.
    public let uses: [TokenUse]

    /// Whether it is a ground or an outline for what may be on it.
    private let isSurface: Bool
}

@MainActor
extension CatalogElement {
    /// Returns what is seen in a cell, from back to front.
    ///
    /// A surface with one thing on it, such as a badge with its text, is one element with the frame of the surface, unless it
    /// fills the cell.
    static func all(ofCell view: UIView, from container: UIView, names: TokenNames) -> [CatalogElement] {
        var all = view.subviews.flatMap { elements(in: $0, from: container, names: names) }
        let whole = view.convert(view.bounds, to: container)
        for ground in all where ground.isSurface && ground.frame != whole {
            let inner = all.filter { $0 != ground && ground.frame.insetBy(dx: -0.5, dy: -0.5).contains($0.frame) }
            guard inner.count == 1, !inner[0].isSurface else { continue }
            all.removeAll { $0 == inner[0] }
            all = all.map { $0 == ground ? ground.holding(inner[0]) : $0 }
        }
        return all
    }

    private func holding(_ other: CatalogElement) -> CatalogElement {
        CatalogElement(
            name: other.name,
            frame: frame,
            cornerRadius: cornerRadius,
            uses: uses + other.uses.filter { !uses.contains($0) },
            isSurface: true
        )
    }

    private static func elements(in view: UIView, from container: UIView, names: TokenNames) -> [CatalogElement] {
        guard !view.isHidden, view.alpha > 0, !view.bounds.isEmpty else { return [] }
        if isElement(view) { return [element(view, from: container, uses(in: view, names))] }
        let inner = view.subviews.flatMap { elements(in: $0, from: container, names: names) }
        guard isSurface(view) else { return inner }
        return [element(view, from: container, TokenUse.all(of: view, names: names), isSurface: true)] + inner
    }

    private static func isElement(_ view: UIView) -> Bool {
        switch view {
        case let label as UILabel: label.text?.isEmpty == false
        case let image as UIImageView: image.image != nil
        case is UIControl: view.subviews.contains { !$0.isHidden }
        default: false
        }
    }

    private static func isSurface(_ view: UIView) -> Bool {
        let hasGround = (view.backgroundColor?.cgColor.alpha ?? 0) > 0.01
        return hasGround || view.layer.borderWidth > 0
    }

    private static func element(
        _ view: UIView,
        from container: UIView,
        _ uses: [TokenUse],
        isSurface: Bool = false
    ) -> CatalogElement {
        CatalogElement(
            name: view.auditName,
            frame: view.convert(view.bounds, to: container),
            cornerRadius: min(view.layer.cornerRadius, min(view.bounds.width, view.bounds.height) / 2),
            uses: uses,
            isSurface: isSurface
        )
    }

    /// The colors and fonts of a view and of what is on it.
    private static func uses(in view: UIView, _ names: TokenNames) -> [TokenUse] {
        guard !view.isHidden, view.alpha > 0, !view.bounds.isEmpty else { return [] }
        let own = TokenUse.all(of: view, names: names)
        if TokenUse.isWhole(view) { return own }
        var found = own
        for use in view.subviews.flatMap({ uses(in: $0, names) }) where !found.contains(use) { found.append(use) }
        return found
    }
}
