import Foundation

/// The actions of one row, as far as a swipe has revealed them.
@MainActor final class RowSwipe {
    /// A swipe over this share of the row carries out the first action.
    private static let fullShare: CGFloat = 0.6
    /// How fast a swipe must be to count wherever it ends, in points a second.
    private static let decidingVelocity: CGFloat = 300
    private static let duration: TimeInterval = 0.25

    private unowned let controller: RowSwipeController
    private(set) var path: IndexPath
    let cell: any ItemCell
    let configuration: UISwipeActionsConfiguration
    /// Whether the row moves to the right to show the actions.
    let movesRight: Bool
    let actionsView: RowSwipeActionsView
    /// How far the row is moved; to the left where negative.
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
        actionsView.handler = { [weak self] in self?.perform($0) }
        cell.superview?.insertSubview(actionsView, belowSubview: cell)
    }

    private var fullWidth: CGFloat { actionsView.actionsWidth }

    func beginDragging() {
        startOffset = offset
    }

    func follow(_ translation: CGFloat) {
        move(to: limited(startOffset + translation))
    }

    func letGo(velocity: CGFloat) {
        let distance = abs(offset)
        if configuration.performsFirstActionWithFullSwipe, distance > Self.fullShare * cell.bounds.width,
            let first = configuration.actions.first
        {
            return perform(first)
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

    /// Puts the row back and takes the actions away.
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

    /// The row goes along with an update.
    func move(to path: IndexPath) {
        self.path = path
    }

    func perform(_ action: UIContextualAction) {
        guard !isClosing else { return }
        action.handler(action, actionsView) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self, self.controller.swipe === self else { return }
                self.controller.closeActions(animated: true)
            }
        }
    }

    /// The actions lie where the row lies while it is not swiped.
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
