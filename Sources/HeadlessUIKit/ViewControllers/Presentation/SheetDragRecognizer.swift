import Foundation

/// Drags a sheet between its detents, or down to dismiss it.
///
/// Content of the sheet scrolls first: downwards until it is at its top, and upwards unless the sheet can still grow.
@MainActor final class SheetDragRecognizer: UIPanGestureRecognizer {
    /// The seconds for which a released sheet goes on at its speed, for choosing where it rests.
    private static let projection: CGFloat = 0.15
    /// The part of the smallest height below which a released sheet is dismissed.
    private static let dismissalPart: CGFloat = 0.5

    private weak var container: ModalContainerView?
    private var startHeight: CGFloat = 0
    /// Where the finger was first, in the window.
    private var start = CGPoint.zero

    init(container: ModalContainerView) {
        self.container = container
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
    }

    override var state: State {
        didSet {
            guard state != oldValue || state == .changed, let container else { return }
            switch state {
            case .began:
                startHeight = container.sheetHeight + translation(in: view).y
                drag(in: container)
            case .changed: drag(in: container)
            case .ended: end(in: container, speed: velocity(in: view).y)
            case .cancelled: end(in: container, speed: 0)
            case .possible, .failed: break
            }
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        start = location(in: nil)
        let isOnSheet = container?.presentedView?.frame.contains(location(in: container)) == true
        if state == .possible, !isOnSheet || container?.isDraggable != true { state = .failed }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let center = location(in: nil)
        let movement = CGPoint(x: center.x - start.x, y: center.y - start.y)
        // Decided before scrolling begins, which waits for this recognizer.
        if state == .possible, hypot(movement.x, movement.y) >= Self.hysteresis / 2, !belongsToSheet(movement) {
            state = .failed
            return
        }
        super.touchesMoved(touches, with: event)
    }

    private func belongsToSheet(_ movement: CGPoint) -> Bool {
        guard let container, abs(movement.y) > abs(movement.x) else { return false }
        guard let content = scrolledContent else { return true }
        guard content.isAtTopEdge else { return false }
        return movement.y > 0 || container.scrollingExpands
    }

    /// The vertically scrolling content under the finger; `nil` if there is none.
    private var scrolledContent: UIScrollView? {
        var candidate = trackedTouches.first?.view
        while let view = candidate, view !== container {
            if let content = view as? UIScrollView, content.isScrollEnabled,
                content.alwaysBounceVertical || content.contentSize.height > content.bounds.height
            {
                return content
            }
            candidate = view.superview
        }
        return nil
    }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is ScrollViewPanGestureRecognizer
            || super.shouldBeRequiredToFail(by: otherGestureRecognizer)
    }

    private func drag(in container: ModalContainerView) {
        let heights = container.restingHeights.map(\.height)
        guard let least = heights.min(), let most = heights.max() else { return }
        let height = startHeight - translation(in: view).y
        let lowest = container.isDismissible ? 0 : least
        let length = max(1, container.bounds.height)
        container.draggedHeight = max(0, RubberBand.offset(height, in: min(lowest, most)...most, length: length))
    }

    private func end(in container: ModalContainerView, speed: CGFloat) {
        let height = container.sheetHeight - speed * Self.projection
        let resting = container.restingHeights
        guard let least = resting.map(\.height).min() else { return }
        if height < least * Self.dismissalPart {
            container.dismissalRequested?()
            if container.isDismissed { return }
        }
        let nearest = resting.min { abs($0.height - height) < abs($1.height - height) }
        container.settle(at: nearest?.identifier)
    }
}
