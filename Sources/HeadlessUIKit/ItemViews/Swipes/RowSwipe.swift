import Foundation

/// The swipe actions of one row and how far they are revealed.
@MainActor final class RowSwipe {
    /// The fraction of the row's width that a full swipe must cover.
    private static let fullSwipeFraction: CGFloat = 0.6
    /// The velocity above which the direction of a swipe alone opens or closes the actions, in points a second.
    private static let decidingVelocity: CGFloat = 300
    private static let duration: TimeInterval = 0.25

    private unowned let controller: RowSwipeController
    private(set) var path: IndexPath
    let cell: any ItemCell
    let configuration: UISwipeActionsConfiguration
    /// Whether the row moves to the right to reveal the actions.
    let movesRight: Bool
    let actionsView: RowSwipeActionsView
    /// The horizontal offset of the row in points; negative to the left.
    private(set) var offset: CGFloat = 0
    private var startOffset: CGFloat = 0
    private(set) var isClosing = false

    init(
        controller: RowSwipeController,
        path: IndexPath,
        cell: any ItemCell,
        configuration: UISwipeActionsConfiguration,
        movesRight: Bool
    ) {
        self.controller = controller
        self.path = path
        self.cell = cell
        self.configuration = configuration
        self.movesRight = movesRight
        actionsView = RowSwipeActionsView(actions: configuration.actions, isAtLeft: movesRight)
        actionsView.frame = cell.frame
        actionsView.handler = { [weak self] in self?.performAction($0) }
        cell.superview?.insertSubview(actionsView, belowSubview: cell)
    }

    private var fullWidth: CGFloat { actionsView.actionsWidth }

    func beginDragging() {
        startOffset = offset
    }

    func follow(_ translation: CGFloat) {
        move(to: limited(startOffset + translation))
    }

    func endDragging(velocity: CGFloat) {
        let distance = abs(offset)
        if configuration.performsFirstActionWithFullSwipe, distance > Self.fullSwipeFraction * cell.bounds.width,
            let first = configuration.actions.first
        {
            return performAction(first)
        }
        let isOutwards = movesRight ? velocity > Self.decidingVelocity : velocity < -Self.decidingVelocity
        let isBack = movesRight ? velocity < -Self.decidingVelocity : velocity > Self.decidingVelocity
        if isOutwards || (!isBack && distance > fullWidth / 2) {
            open()
        } else {
            controller.closeActions(animated: true)
        }
    }

    func open() {
        UIView.animate(withDuration: Self.duration) {
            self.move(to: self.movesRight ? self.fullWidth : -self.fullWidth)
        }
    }

    /// Moves the row back and removes the actions.
    func close(animated: Bool, completion: @escaping () -> Void) {
        isClosing = true
        guard animated, cell.window != nil else {
            move(to: 0)
            finish()
            return completion()
        }
        UIView.animate(withDuration: Self.duration) {
            self.move(to: 0)
        } completion: { _ in
            self.finish()
            completion()
        }
    }

    /// Removes the actions.
    func finish() {
        actionsView.removeFromSuperview()
        controller.actionsWereRemoved(of: self)
    }

    /// Updates the index path of the row after an update.
    func move(to path: IndexPath) {
        self.path = path
    }

    func performAction(_ action: UIContextualAction) {
        guard !isClosing else { return }
        action.handler(action, actionsView) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self, self.controller.swipe === self else { return }
                self.controller.closeActions(animated: true)
            }
        }
    }

    /// Places the actions at the position of the unswiped row.
    func placeActions() {
        let frame = cell.frame.offsetBy(dx: -offset, dy: 0)
        if actionsView.frame != frame { actionsView.frame = frame }
    }

    private func move(to offset: CGFloat) {
        self.offset = offset
        controller.placeSwipedRow(self)
        actionsView.reveal(abs(offset))
    }

    private func limited(_ offset: CGFloat) -> CGFloat {
        let outwards = movesRight ? max(0, offset) : max(0, -offset)
        let most = configuration.performsFirstActionWithFullSwipe ? cell.bounds.width : fullWidth
        let limited = outwards <= most ? outwards : most + (outwards - most) / 4
        return movesRight ? limited : -limited
    }
}
