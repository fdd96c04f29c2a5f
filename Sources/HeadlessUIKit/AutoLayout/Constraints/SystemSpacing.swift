import Foundation

/// The standard spacing of UIKit, in points.
enum SystemSpacing {
    /// The spacing between sibling views.
    static let betweenViews: CGFloat = 8
    /// The spacing between a view and the edge of its superview.
    static let toSuperview: CGFloat = 20

    /// Returns the spacing below an anchor; between baselines, the line height of the lower text.
    @MainActor static func below(_ upper: LayoutSide, of lower: LayoutSide) -> CGFloat {
        guard upper.attribute == .lastBaseline || upper.attribute == .firstBaseline,
            lower.attribute == .firstBaseline || lower.attribute == .lastBaseline,
            let lineHeight = lower.item?.viewElement?.textLineHeight
        else { return betweenViews }
        return lineHeight
    }
}
