import DeclarativeCollections
import PortableUIKit
import ScreenHosting

/// One new screen on which actions are performed and checked.
@MainActor
struct MonkeyRun {
    private let app: ScreenTest
    private let options: MonkeyOptions
    private let census = CellCensus()
    private let log = MonkeyFaultLog()

    /// Shows a new screen.
    init(on app: ScreenTest, options: MonkeyOptions) {
        self.app = app
        self.options = options
        report { options.start(app) }
    }

    /// The fault that the screen has; nil if there is none.
    func fault() -> MonkeyFault? {
        let check = ConsistencyCheck(of: app.host.window).fault
        // Layout around a frame that is not a number may never end, but the frame is the cause.
        if let check, check.kind == .frame { return check }
        if let fault = log.takeFirst() ?? check { return fault }
        if let fault = census.count(in: app.host.window) { return fault }
        do {
            guard try !options.invariant(app) else { return nil }
            return MonkeyFault(kind: .invariant, message: "The invariant does not hold")
        } catch {
            return MonkeyFault(kind: .invariant, message: "The invariant does not hold: \(error)")
        }
    }

    /// Performs an action and returns the fault that the screen then has.
    func perform(_ action: MonkeyAction) -> MonkeyFault? {
        report { action.perform(on: app, states: options.states) }
        return fault()
    }

    /// Chooses an action.
    func nextAction(of source: inout MonkeySource) -> MonkeyAction { source.next(on: app) }

    /// Returns the action by which a tap on a point is printed: a tap on the row or control there, if it has a name that
    /// no other has.
    func named(_ action: MonkeyAction) -> MonkeyAction {
        guard case .tap(let point) = action, let view = app.host.window.hitTest(point, with: nil) else { return action }
        let nodes = app.tree.root.descendants
        var next: UIView? = view
        while let candidate = next {
            if let node = nodes.first(where: { $0.isView && $0.view === candidate }), node.type != .other,
                node.type != .window, let name = node.bestName,
                ElementNode.nodes(nodes.filter { node.type.includes($0.type) }, named: name).count == 1,
                candidate is UIControl || candidate is UICollectionViewCell || candidate is UITableViewCell
            {
                return .tapElement(node.type, name)
            }
            next = candidate.superview
        }
        return action
    }

    /// Ends editing, so that nothing that waits on the clock keeps views.
    func finish() {
        report {
            app.host.window.endEditing(true)
            app.finishAction()
        }
    }

    /// The cells that were on the screen, to be counted when it is gone.
    var cells: CellCensus { census }

    private func report(_ operation: () -> Void) {
        let log = log
        ScreenHost.reportingFaults(to: { log.add($0) }, during: operation)
    }
}

/// What monkeys do.
@MainActor
struct MonkeyOptions {
    let seed: UInt64
    let steps: Int
    let states: [CollectionViewState]
    let start: @MainActor (ScreenTest) -> Void
    let invariant: @MainActor (ScreenTest) throws -> Bool
}
