import Foundation

/// The steps that one undo or redo takes back.
final class UndoGroup {
    enum Step {
        case action(target: WeakTarget, perform: () -> Void)
        case group(UndoGroup)
    }

    struct WeakTarget {
        weak var object: AnyObject?
    }

    var steps: [Step] = []
    var actionName = ""
    var isDiscardable = false

    /// Takes the steps back, the last one first.
    func perform() {
        for step in steps.reversed() {
            switch step {
            case .action(let target, let perform): if target.object != nil { perform() }
            case .group(let group): group.perform()
            }
        }
    }

    /// Forgets the steps of a target.
    func remove(_ target: AnyObject) {
        steps = steps.filter { step in
            switch step {
            case .action(let owner, _): return owner.object !== target && owner.object != nil
            case .group(let group):
                group.remove(target)
                return !group.steps.isEmpty
            }
        }
    }
}
