import ContainerCells
import PortableUIKit

/// The views of a part's elements, kept while the part shows other contents.
@MainActor
package final class ElementViews {
    package private(set) var elements: [any PartElement] = []
    package private(set) var views: [UIView] = []

    package init() {}

    /// Shows the elements in subviews of `owner`, in order. Views are reused by position and type.
    package func show(_ elements: [any PartElement], in owner: UIView, isAnimated: Bool) {
        self.elements = elements
        for (index, element) in elements.enumerated() {
            let present = index < views.count ? views[index] : nil
            let view = element.shown(in: present, isAnimated: isAnimated)
            guard view !== present else { continue }
            present?.removeFromSuperview()
            owner.insertSubview(view, at: index)
            if present == nil { views.append(view) } else { views[index] = view }
        }
        for view in views[elements.count...] { view.removeFromSuperview() }
        views.removeSubrange(elements.count...)
    }

    /// Replaces the handlers with those of equal elements.
    package func updateHandlers(_ elements: [any PartElement]) {
        guard elements.count == views.count else { return }
        self.elements = elements
        for (element, view) in zip(elements, views) { element.updateAnyHandlers(view) }
    }

    /// Sets the frames, measured from the leading edge of `owner`, for the current traits.
    package func layOut(_ elements: [any PartElement], frames: [CGRect], in owner: UIView) {
        for ((element, view), frame) in zip(zip(elements, views), frames) {
            view.frame = frame.directed(in: owner)
            element.layOutAny(view)
        }
    }

    /// The interactive view at `point`, in the coordinates of `owner`; hit targets are at least 44 by 44 points.
    package func interactiveView(at point: CGPoint) -> UIView? {
        let hits = zip(elements, views).filter { element, view in
            guard element.isInteractive else { return false }
            return view.frame.insetBy(dx: -element.touchReach, dy: -element.touchReach).touchable.contains(point)
        }
        .map(\.1)
        // Enlarged hit targets may overlap.
        return hits.min { $0.frame.distance(to: point) < $1.frame.distance(to: point) }
    }

    /// Returns the view that takes a touch at `point`, which may be next to it; `nil` for touches of the row.
    package func hitTest(_ point: CGPoint, in owner: UIView, with event: UIEvent?) -> UIView? {
        guard let view = interactiveView(at: point) else { return nil }
        let edge = view.frame.insetBy(dx: min(0.5, view.frame.width / 2), dy: min(0.5, view.frame.height / 2))
        let nearest = CGPoint(
            x: min(max(point.x, edge.minX), edge.maxX),
            y: min(max(point.y, edge.minY), edge.maxY)
        )
        return view.hitTest(owner.convert(nearest, to: view), with: event)
    }

    /// The accessibility information of all elements, with their views.
    package var accessibility: [(information: RightControlAccessibility, view: UIView, isInteractive: Bool)] {
        zip(elements, views).map { ($0.accessibility(ofAny: $1), $1, $0.isInteractive) }
    }

    /// Copies the accessibility information of all elements to the part.
    package func updateAccessibility(of part: UIView) {
        let all = accessibility.map(\.information)
        part.accessibilityLabel = all.compactMap(\.label).joinedForAccessibility
        part.accessibilityValue = all.compactMap(\.value).joinedForAccessibility
        part.accessibilityTraits = all.reduce(.none) { $0.union($1.traits) }
        let actions = all.flatMap(\.actions).map(\.customAction)
        part.accessibilityCustomActions = actions.isEmpty ? nil : actions
    }

    /// Makes the elements of a disabled row half transparent, except for disabled controls, which already are.
    package func update(isEnabled: Bool) {
        for view in views where (view as? UIControl)?.isEnabled != false {
            view.alpha = isEnabled ? 1 : ContainerCellAppearance.disabledAlpha
        }
    }

    /// The view that activating the row uses.
    package var activationView: UIView? {
        activeElement.map { ($0.view as? any InteractivePartView)?.activationView ?? $0.view }
    }

    /// Activates the first interactive element.
    package func activate() -> Bool {
        guard let active = activeElement else { return false }
        guard let activate = active.information.activate else { return active.view.accessibilityActivate() }
        activate()
        return true
    }

    /// The first element that activating the row operates; what only has actions is operated with those.
    private var activeElement: (information: RightControlAccessibility, view: UIView, isInteractive: Bool)? {
        accessibility.first {
            $0.isInteractive && ($0.information.actions.isEmpty || $0.information.activate != nil)
        }
    }

    /// Increments or decrements the first adjustable element.
    package func adjust(_ path: KeyPath<RightControlAccessibility, (@MainActor () -> Void)?>) {
        accessibility.lazy.compactMap { $0.information[keyPath: path] }.first?()
    }
}

extension CGRect {
    fileprivate func distance(to point: CGPoint) -> CGFloat {
        let horizontal = max(minX - point.x, point.x - maxX, 0)
        let vertical = max(minY - point.y, point.y - maxY, 0)
        return horizontal * horizontal + vertical * vertical
    }
}
