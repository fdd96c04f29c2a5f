import PortableUIKit

/// A cell that a swipe can open.
@MainActor
protocol SwipedCell: UICollectionViewCell {
    /// What moves the content; `nil` in a row without swipe actions.
    var swipe: CellSwipe? { get }
}

/// Opens another row with the swipe that closes the open one.
///
/// The touch begins on the ``SwipeCover``, so that it selects nothing. Cells do not see it, the list does: the row below the
/// finger is moved by a recognizer of the list, which is there for this one touch.
@MainActor
final class OtherRowSwipe: NSObject, UIGestureRecognizerDelegate {
    private weak var list: UICollectionView?
    private weak var openCell: UICollectionViewCell?
    private let close: () -> Void
    private weak var target: CellSwipe?
    /// The list has the recognizer, which keeps this object.
    private weak var recognizer: RowSwipeRecognizer?

    /// Waits for the next touch in a list in which a row is open.
    ///
    /// - Parameter close: Closes that row.
    init(in list: UICollectionView, beside openCell: UICollectionViewCell, close: @escaping () -> Void) {
        self.list = list
        self.close = close
        self.openCell = openCell
        super.init()
        let recognizer = RowSwipeRecognizer()
        recognizer.didChangeState = { [self] in recognizerDidChange($0) }
        recognizer.delegate = self
        list.addGestureRecognizer(recognizer)
        self.recognizer = recognizer
    }

    /// The row was closed. A touch that is on the list goes on.
    func rowDidClose() {
        if recognizer?.numberOfTouches == 0 { end() }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let list, let recognizer, let path = list.indexPathForItem(at: recognizer.location(in: list)),
            let cell = list.cellForItem(at: path) as? any SwipedCell, cell !== openCell,
            let swipe = cell.swipe, swipe.canBegin(recognizer)
        else { return false }
        target = swipe
        return true
    }

    private func recognizerDidChange(_ recognizer: RowSwipeRecognizer) {
        // The list holds touches back while they may be a drag, so the cover may not have seen this one.
        if recognizer.state == .began { close() }
        target?.follow(recognizer)
        switch recognizer.state {
        case .ended, .cancelled, .failed: end()
        default: break
        }
    }

    private func end() {
        guard let recognizer else { return }
        list?.removeGestureRecognizer(recognizer)
        recognizer.didChangeState = nil
    }
}
