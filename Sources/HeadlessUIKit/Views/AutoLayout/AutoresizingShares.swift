import Foundation

/// The shares of a change in the superview's length that the parts of an autoresized frame receive: in proportion to the
/// lengths of the flexible parts, equally if all are 0.
struct AutoresizingShares {
    private let start: CGFloat?
    private let length: CGFloat?
    private let total: CGFloat
    private let count: Int

    /// Creates the shares of a frame along an axis of a superview that is `outer` points long.
    init(of frame: CGRect, _ mask: UIView.AutoresizingMask, along axis: NSLayoutConstraint.Axis, in outer: CGFloat) {
        let isHorizontal = axis == .horizontal
        let before = frame.start(along: axis)
        let inside = frame.length(along: axis)
        start = mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin) ? before : nil
        length = mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight) ? inside : nil
        let hasFlexibleEnd = mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin)
        let end = hasFlexibleEnd ? outer - before - inside : nil
        count = (start == nil ? 0 : 1) + (length == nil ? 0 : 1) + (end == nil ? 0 : 1)
        total = (start ?? 0) + (length ?? 0) + (end ?? 0)
    }

    /// Returns how much of a change, in points, goes to the start of the frame and how much to its length.
    func shares(of change: CGFloat) -> (start: CGFloat, length: CGFloat) {
        (share(of: change, start), share(of: change, length))
    }

    private func share(of change: CGFloat, _ part: CGFloat?) -> CGFloat {
        guard let part else { return 0 }
        return total == 0 ? change / CGFloat(count) : change * part / total
    }
}
