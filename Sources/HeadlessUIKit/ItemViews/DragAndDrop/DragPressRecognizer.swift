import Foundation

/// A recognizer that lifts an item after a long press and drags it with the finger.
@MainActor final class DragPressRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    private unowned let host: any DragHost
    private var drag: Drag?

    init(host: any DragHost) {
        self.host = host
        super.init(target: nil, action: nil)
        delegate = self
    }

    override var state: State {
        didSet { stateDidChange(from: oldValue) }
    }

    /// Dragging takes precedence over the context menu.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UILongPressGestureRecognizer && otherGestureRecognizer.view === host
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard host.dragInteractionEnabled, let window = host.window,
            let indexPath = host.indexPathForItem(at: location(in: host)), let cell = host.itemCell(at: indexPath)
        else { return false }
        let session = DragSession(source: host)
        session.location = location(in: nil)
        let items = host.dragItems(beginning: session, at: indexPath)
        guard !items.isEmpty else { return false }
        session.add(items, from: indexPath)
        drag = Drag(session: session, host: host, indexPath: indexPath, cell: cell, window: window)
        return true
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
