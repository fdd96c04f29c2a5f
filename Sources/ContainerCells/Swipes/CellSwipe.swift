import DeclarativeCollections
import PortableUIKit

/// Opens and closes a row with swipe actions.
///
/// UIKit's swipe actions need its own list layout. As there, the content moves aside and uncovers the buttons, a swipe over
/// most of the row performs the first one, and a touch anywhere else closes the row.
@MainActor
final class CellSwipe: NSObject {
    private unowned let cell: UICollectionViewCell
    /// Moves the content by a distance, in points to the right.
    private let move: (CGFloat) -> Void
    private var leading: SwipeActions?
    private var trailing: SwipeActions?

    private let ownRecognizer = RowSwipeRecognizer()
    /// The recognizer that moves the row: its own, or that of a list in which another row was open.
    private lazy var recognizer = ownRecognizer
    private var actionsView: SwipeActionsView?
    private var cover: SwipeCover?
    private var otherRow: OtherRowSwipe?
    /// The distance of the content at the beginning of the drag.
    private var start: CGFloat = 0
    /// The distance of the content from its place, in points; negative to the left.
    private(set) var offset: CGFloat = 0

    /// The width of a row that is left over at the beginning of a full swipe, as a part of the row.
    private static let fullSwipeFraction: CGFloat = 0.6
    private static let duration: TimeInterval = 0.25
    /// What becomes of a deleted row is seen before it closes: it is deleted meanwhile, or it stays.
    private static let deletionDelay: TimeInterval = 0.4

    init(of cell: UICollectionViewCell, move: @escaping (CGFloat) -> Void) {
        self.cell = cell
        self.move = move
        super.init()
        ownRecognizer.delegate = self
        ownRecognizer.didChangeState = { [weak self] in self?.follow($0) }
        cell.addGestureRecognizer(ownRecognizer)
    }

    func update(leading: SwipeActions?, trailing: SwipeActions?) {
        let isSame = leading == self.leading && trailing == self.trailing
        self.leading = leading
        self.trailing = trailing
        guard offset != 0 else { return }
        if isSame, let actions = actions(at: offset) {
            actionsView?.update(with: actions.actions, isAtRight: offset < 0)
        } else {
            reset()
        }
    }

    /// The actions for VoiceOver.
    var accessibilityActions: [UIAccessibilityCustomAction] {
        [leading, trailing].compactMap { $0?.actions }.joined().map { action in
            UIAccessibilityCustomAction(name: action.title) { _ in
                action.handler?()
                return action.handler != nil
            }
        }
    }

    /// Closes the row without an animation.
    func reset() {
        show(0)
        endListening()
        actionsView?.removeFromSuperview()
        actionsView = nil
    }

    /// Removes everything from the cell.
    func remove() {
        reset()
        cell.removeGestureRecognizer(ownRecognizer)
    }

    /// Moves the row as a recognizer says.
    func follow(_ recognizer: RowSwipeRecognizer) {
        self.recognizer = recognizer
        recognizerDidChange()
    }

    /// Places the buttons in the space that the content left.
    func layOut() {
        let bounds = cell.contentView.bounds
        let width = min(abs(offset), bounds.width)
        actionsView?.frame = CGRect(
            x: offset < 0 ? bounds.maxX - width : bounds.minX,
            y: bounds.minY,
            width: width,
            height: bounds.height
        )
    }

    // MARK: Dragging

    private func recognizerDidChange() {
        switch recognizer.state {
        case .began:
            start = offset
            drag()
        case .changed: drag()
        case .ended: finish()
        case .cancelled: close()
        default: break
        }
    }

    private func drag() {
        let wanted = start + recognizer.translation(in: cell).x
        guard let actions = actions(at: wanted) else { return show(0) }
        prepareActions(actions, isAtRight: wanted < 0)
        guard let view = actionsView else { return }
        let openWidth = view.openWidth
        // Without a full swipe the row gives way less and less.
        let excess = max(abs(wanted) - openWidth, 0)
        let width = actions.performsFirstActionWithFullSwipe ? abs(wanted) : min(abs(wanted), openWidth) + excess / 4
        view.isFull = isFull(width, actions)
        show(width * (wanted < 0 ? -1 : 1))
    }

    private func finish() {
        guard let actions = actions(at: offset), let view = actionsView else { return close() }
        if isFull(abs(offset), actions), let action = actions.actions.first {
            return perform(action, afterFullSwipe: true)
        }
        let velocity = recognizer.velocity(in: cell).x
        let isOpening = abs(velocity) > 300 ? velocity * offset > 0 : abs(offset) > view.openWidth / 2
        guard isOpening else { return close() }
        animate(to: view.openWidth * (offset < 0 ? -1 : 1))
        listen()
    }

    private func isFull(_ width: CGFloat, _ actions: SwipeActions) -> Bool {
        guard actions.performsFirstActionWithFullSwipe, let view = actionsView else { return false }
        return width > max(view.openWidth + 40, cell.bounds.width * Self.fullSwipeFraction)
    }

    /// The actions that are uncovered if the content is moved by a distance.
    private func actions(at offset: CGFloat) -> SwipeActions? {
        guard offset != 0 else { return nil }
        let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (offset < 0) == isMirrored ? leading : trailing
    }

    private func prepareActions(_ actions: SwipeActions, isAtRight: Bool) {
        let view = actionsView ?? SwipeActionsView()
        if view.superview == nil {
            cell.contentView.addSubview(view)
            actionsView = view
            view.didTap = { [weak self] in self?.perform($0, afterFullSwipe: false) }
        }
        view.update(with: actions.actions, isAtRight: isAtRight)
    }

    // MARK: Acting

    private func perform(_ action: SwipeAction, afterFullSwipe: Bool) {
        endListening()
        guard afterFullSwipe else {
            close()
            action.handler?()
            return
        }
        animate(to: cell.bounds.width * (offset < 0 ? -1 : 1)) { [weak self] in
            action.handler?()
            self?.close(after: action.style == .destructive ? Self.deletionDelay : 0)
        }
    }

    private func close(after delay: TimeInterval = 0) {
        endListening()
        guard offset != 0 else { return reset() }
        actionsView?.isFull = false
        animate(to: 0, after: delay) { [weak self] in
            if self?.offset == 0 { self?.reset() }
        }
    }

    private func animate(to offset: CGFloat, after delay: TimeInterval = 0, completion: (() -> Void)? = nil) {
        // The row may be gone before the animation ends.
        let cell = cell
        UIView.animate(
            withDuration: Self.duration,
            delay: delay,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: {
                self.show(offset)
                cell.layoutIfNeeded()
            },
            completion: { _ in withExtendedLifetime(cell) { completion?() } }
        )
    }

    private func show(_ offset: CGFloat) {
        self.offset = offset
        move(offset)
        layOut()
    }

    // MARK: Touches beside the buttons

    private func listen() {
        guard cover == nil, let list = cell.superview else { return }
        let cover = SwipeCover(
            isUncovered: { [weak self] point in
                guard let self, let view = actionsView, let cover = self.cover else { return true }
                return view.bounds.contains(view.convert(point, from: cover))
            },
            didTouch: { [weak self] in self?.close() }
        )
        list.addSubview(cover)
        self.cover = cover
        otherRow = (list as? UICollectionView).map {
            OtherRowSwipe(in: $0, beside: cell) { [weak self] in self?.close() }
        }
    }

    private func endListening() {
        cover?.removeFromSuperview()
        cover = nil
        otherRow?.rowDidClose()
        otherRow = nil
    }
}

extension CellSwipe: UIGestureRecognizerDelegate {
    /// A swipe is horizontal, and there is something to uncover or to close.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        (gestureRecognizer as? RowSwipeRecognizer).map(canBegin) ?? true
    }

    func canBegin(_ recognizer: RowSwipeRecognizer) -> Bool {
        // In edit mode rows are chosen, and nothing else.
        guard (cell.superview as? UICollectionView)?.isEditing != true else { return false }
        let velocity = recognizer.velocity(in: cell)
        return abs(velocity.x) > abs(velocity.y) && (offset != 0 || actions(at: velocity.x) != nil)
    }
}
