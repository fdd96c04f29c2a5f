import Foundation

/// A recognizer that lifts an item after a long press and drags it with the finger.
@MainActor final class DragPressRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    private let makeDrag: @MainActor (DragPressRecognizer) -> Drag?
    private var drag: Drag?

    /// Creates a recognizer with a closure that returns the drag that begins where the recognizer is.
    init(beginning makeDrag: @escaping @MainActor (DragPressRecognizer) -> Drag?) {
        self.makeDrag = makeDrag
        super.init(target: nil, action: nil)
        delegate = self
    }

    override var state: State {
        didSet { stateDidChange(from: oldValue) }
    }

    /// Dragging takes precedence over other presses, except for the one that opens a context menu.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UILongPressGestureRecognizer && otherGestureRecognizer.view === view
            && !(otherGestureRecognizer is DragPressRecognizer)
            && !(otherGestureRecognizer is ContextMenuPressRecognizer)
    }

    /// The menu opens with the lift, and movement turns it into a drag.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer is ContextMenuPressRecognizer
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        drag = makeDrag(self)
        return drag != nil
    }

    private func stateDidChange(from oldState: State) {
        switch state {
        case .began: drag?.lift()
        case .changed: drag?.move(to: location(in: nil))
        case .ended:
            drag?.end(drops: true)
            drag = nil
        case .cancelled, .failed:
            drag?.end(drops: false)
            drag = nil
        case .possible: break
        }
    }
}
