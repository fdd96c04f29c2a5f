import Foundation

extension CGRect {
    func start(along axis: NSLayoutConstraint.Axis) -> CGFloat {
        axis == .horizontal ? origin.x : origin.y
    }

    func length(along axis: NSLayoutConstraint.Axis) -> CGFloat {
        size.length(along: axis)
    }
}

extension CGSize {
    func length(along axis: NSLayoutConstraint.Axis) -> CGFloat {
        axis == .horizontal ? width : height
    }
}

extension CGPoint {
    func coordinate(along axis: NSLayoutConstraint.Axis) -> CGFloat {
        axis == .horizontal ? x : y
    }
}

extension UIEdgeInsets {
    /// The inset at the left or top, in points.
    func start(along axis: NSLayoutConstraint.Axis) -> CGFloat {
        axis == .horizontal ? left : top
    }

    /// The inset at the right or bottom, in points.
    func end(along axis: NSLayoutConstraint.Axis) -> CGFloat {
        axis == .horizontal ? right : bottom
    }

    var inverted: UIEdgeInsets {
        UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
    }

    func sum(along axis: NSLayoutConstraint.Axis) -> CGFloat {
        start(along: axis) + end(along: axis)
    }
}

extension NSLayoutConstraint.Axis {
    static let both: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
}
