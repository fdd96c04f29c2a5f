import CellParts
import PortableUIKit

extension AuditedElement {
    /// The least side of a touch target, in points.
    private static let leastSide: CGFloat = 44

    /// What answers to touches in too small an area. UIKit's own controls have the sizes that the system gives them.
    func touchTargets(in window: UIWindow) -> [AuditFinding] {
        var found: [AuditFinding] = []
        if element.view.accessibilityTraits.contains(.button), element.role == .item,
            element.frame.height < Self.leastSide - 0.01
        {
            found.append(finding(.touchTarget, element.view, Self.problem(element.frame.size)))
        }
        for case let stars as StarsView in views {
            guard let size = stars.targetSize, size.width < Self.leastSide - 0.51 else { continue }
            found.append(finding(.touchTarget, stars, "has stars, each of which \(Self.problem(size))"))
        }
        for control in controls(in: element.view) where !(control.superview is StarsView) {
            let size = Self.touchableSize(of: control, in: window)
            guard let size, min(size.width, size.height) < Self.leastSide - 0.51 else { continue }
            found.append(finding(.touchTarget, control, Self.problem(size)))
        }
        return found
    }

    private static func problem(_ size: CGSize) -> String {
        "answers to touches in \(SpacingGap.number(size.width)) by \(SpacingGap.number(size.height)), needs 44 by 44"
    }

    private func controls(in view: UIView) -> [UIControl] {
        guard view.isShown, view.isUserInteractionEnabled else { return [] }
        if let control = view as? UIControl {
            return control.isEnabled && !control.isSystemControl ? [control] : []
        }
        if view !== element.view, view is UICollectionView || view is UITableView { return [] }
        return view.subviews.flatMap(controls)
    }

    /// The width and height around the center in which touches reach a control; nil if something else takes them there.
    private static func touchableSize(of control: UIControl, in window: UIWindow) -> CGSize? {
        let center = control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: window)
        func isHit(_ dx: CGFloat, _ dy: CGFloat) -> Bool {
            let point = CGPoint(x: center.x + dx, y: center.y + dy)
            return window.hitTest(point, with: nil)?.isDescendant(of: control) == true
        }
        guard isHit(0, 0) else { return nil }
        func reach(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
            var length: CGFloat = 0
            while length < leastSide, isHit(x * (length + 0.25), y * (length + 0.25)) { length += 0.5 }
            return length
        }
        return CGSize(width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1))
    }
}

extension UIControl {
    /// Whether the system chose the size of the control.
    fileprivate var isSystemControl: Bool {
        switch self {
        case is UISwitch, is UIStepper, is UISlider, is UISegmentedControl, is UITextField, is UIPageControl: true
        case is UIDatePicker, is UIRefreshControl: true
        default: false
        }
    }
}
