import Foundation

/// UIKit's standard distances, in points.
enum SystemSpacing {
    /// Between two views that are neighbours.
    static let betweenViews: CGFloat = 8
    /// Between a view and the edge of its superview.
    static let toSuperview: CGFloat = 20

    /// The spacing below an anchor: from baseline to baseline that of a line of the lower text.
    @MainActor static func below(_ upper: LayoutSide, of lower: LayoutSide) -> CGFloat {
        guard upper.attribute == .lastBaseline || upper.attribute == .firstBaseline,
            lower.attribute == .firstBaseline || lower.attribute == .lastBaseline,
            let lineHeight = (lower.item as? UIView)?.textLineHeight
        else { return betweenViews }
        return lineHeight
    }
}
