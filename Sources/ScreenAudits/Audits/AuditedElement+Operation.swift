import PortableUIKit

extension AuditedElement {
    /// Controls that touches reach and a screen reader cannot operate.
    ///
    /// A screen reader stops at an accessibility element as a whole. It operates the control at the element's activation
    /// point, the one that it adjusts, and one control for each custom action.
    func inoperableControls() -> [AuditFinding] {
        inoperable(in: element.view)
    }

    private func inoperable(in view: UIView) -> [AuditFinding] {
        guard view.isShown, view.isUserInteractionEnabled else { return [] }
        if view !== element.view, view is UICollectionView || view is UITableView { return [] }
        if view.isAccessibilityElement { return inoperableParts(of: view) }
        if view.accessibilityElementsHidden {
            return Self.touchable(in: view).map { finding(.inoperable, $0, "is hidden from screen readers") }
        }
        return view.subviews.flatMap(inoperable)
    }

    private func inoperableParts(of view: UIView) -> [AuditFinding] {
        if view is UIControl || view is UITextView { return [] }
        let controls = view.subviews.flatMap(Self.touchable)
        let actions = view.accessibilityCustomActions?.count ?? 0
        guard controls.count > actions else { return [] }
        let isAdjustable = view.accessibilityTraits.contains(.adjustable)
        var others = controls.filter { control in
            !view.activates(control) && !(isAdjustable && control.isAdjusted)
        }
        others.removeFirst(min(actions, others.count))
        return others.map {
            finding(.inoperable, $0, "is a part of \(view.auditName), which has no action for it")
        }
    }

    /// The enabled controls and the views that recognize taps. What is inside a control belongs to it.
    private static func touchable(in view: UIView) -> [UIView] {
        guard view.isShown, view.isUserInteractionEnabled else { return [] }
        if view is UICollectionView || view is UITableView { return [] }
        if let control = view as? UIControl {
            return control.isEnabled && !(control is UIRefreshControl) ? [control] : []
        }
        let recognizesTaps = view.gestureRecognizers?.contains { $0.isEnabled && $0 is UITapGestureRecognizer } == true
        return (recognizesTaps ? [view] : []) + view.subviews.flatMap(touchable)
    }
}

extension NSObject {
    /// Whether activating the accessibility element touches a control.
    @MainActor
    func activates(_ control: UIView) -> Bool {
        guard let window = control.window else { return false }
        let point = window.convert(accessibilityActivationPoint, from: nil)
        return window.hitTest(point, with: nil)?.isDescendant(of: control) == true
    }
}

extension UIView {
    /// Whether swipes up and down change it.
    fileprivate var isAdjusted: Bool {
        switch self {
        case is UISlider, is UIStepper, is UISegmentedControl, is UIPageControl, is UIDatePicker: true
        default: accessibilityTraits.contains(.adjustable)
        }
    }
}
