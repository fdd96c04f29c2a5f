import Foundation

/// Records changes, so that they can be taken back and made again.
///
/// Foundation has this class on Apple's platforms only. Targets are not retained.
open class UndoManager: NSObject {
    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []
    /// The groups that are open, the outermost first.
    private var openGroups: [UndoGroup] = []
    /// Whether the outermost open group was opened by an event, with whose end it ends.
    private var isEventGroup = false
    private var disablingCount = 0
    private var undoing = false
    private var redoing = false

    /// Whether changes of the same event are taken back together. `true` by default.
    open var groupsByEvent = true

    /// The most groups to remember; 0 means any number.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    /// The modes of the run loop in which an event ends. No effect here.
    open var runLoopModes: [RunLoop.Mode] = [.default]

    /// Creates an undo manager.
    public override init() {
        super.init()
    }

    // MARK: Groups

    /// Begins a group of changes that are taken back together.
    open func beginUndoGrouping() {
        if !undoing, !redoing { post(.NSUndoManagerCheckpoint) }
        openGroups.append(UndoGroup())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Ends the group that was begun last.
    open func endUndoGrouping() {
        precondition(!openGroups.isEmpty, "endUndoGrouping called with no matching begin")
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        let group = openGroups.removeLast()
        if let outer = openGroups.last {
            if !group.steps.isEmpty { outer.steps.append(.group(group)) }
            if outer.actionName.isEmpty { outer.actionName = group.actionName }
        } else {
            isEventGroup = false
            if !group.steps.isEmpty {
                if undoing { redoStack.append(group) } else { undoStack.append(group) }
                trim()
            }
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    /// The number of groups that are open.
    open var groupingLevel: Int { openGroups.count }

    // MARK: Registration

    /// Stops recording changes until `enableUndoRegistration()`. Calls nest.
    open func disableUndoRegistration() {
        disablingCount += 1
    }

    /// Records changes again.
    open func enableUndoRegistration() {
        precondition(disablingCount > 0, "enableUndoRegistration may only be invoked with matching call to disable")
        disablingCount -= 1
    }

    /// Whether changes are recorded.
    open var isUndoRegistrationEnabled: Bool { disablingCount == 0 }

    /// Records a closure that takes a change back. The target isn't retained.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType,
        handler: @escaping (TargetType) -> Void
    ) {
        record(for: target) { [weak target] in
            if let target { handler(target) }
        }
    }

    /// Records an action that takes a change back. The target isn't retained.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        let target = target as AnyObject
        record(for: target) { [weak target] in
            if let target { selector.send(to: target, anObject) }
        }
    }

    private func record(for target: AnyObject, _ perform: @escaping () -> Void) {
        guard isUndoRegistrationEnabled else { return }
        if openGroups.isEmpty {
            precondition(groupsByEvent, "must begin a group before registering undo")
            beginUndoGrouping()
            isEventGroup = true
            UndoEvents.groupWasOpened(by: self)
        }
        openGroups.last?.steps.append(.action(target: UndoGroup.WeakTarget(object: target), perform: perform))
        if !undoing, !redoing { redoStack = [] }
    }

    /// Ends the group of an event that is over.
    func eventDidEnd() {
        if isEventGroup, openGroups.count == 1 { endUndoGrouping() }
    }

    // MARK: Undo and redo

    /// Whether there is a change to take back.
    open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.steps.isEmpty } }

    /// Whether there is a change to make again.
    open var canRedo: Bool { !redoStack.isEmpty }

    /// Whether a change is being taken back.
    open var isUndoing: Bool { undoing }

    /// Whether a change is being made again.
    open var isRedoing: Bool { redoing }

    /// Ends the group of the event and takes the last group back.
    open func undo() {
        if openGroups.count == 1 { endUndoGrouping() }
        precondition(openGroups.isEmpty, "undo was called with too many nested undo groups")
        undoNestedGroup()
    }

    /// Takes the last group back.
    open func undoNestedGroup() {
        guard !undoing, !redoing, let group = undoStack.popLast() else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillUndoChange)
        undoing = true
        replay(group)
        undoing = false
        post(.NSUndoManagerDidUndoChange)
    }

    /// Makes the last change again that was taken back.
    open func redo() {
        guard !undoing, !redoing, let group = redoStack.popLast() else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillRedoChange)
        redoing = true
        replay(group)
        redoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    /// Takes the steps of a group back. What they record can be taken back in turn.
    private func replay(_ group: UndoGroup) {
        beginUndoGrouping()
        openGroups.last?.actionName = group.actionName
        group.perform()
        endUndoGrouping()
    }

    /// Forgets all changes.
    open func removeAllActions() {
        undoStack = []
        redoStack = []
        openGroups = []
        isEventGroup = false
        disablingCount = 0
    }

    /// Forgets the changes of a target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in undoStack + redoStack + openGroups { group.remove(target) }
        undoStack.removeAll(where: \.steps.isEmpty)
        redoStack.removeAll(where: \.steps.isEmpty)
    }

    // MARK: Names

    /// The name of the change that would be taken back. Empty if it has none.
    open var undoActionName: String { (openGroups.first ?? undoStack.last)?.actionName ?? "" }

    /// The name of the change that would be made again. Empty if it has none.
    open var redoActionName: String { redoStack.last?.actionName ?? "" }

    /// Sets the name of the change that is being recorded, or of the last one.
    open func setActionName(_ actionName: String) {
        (openGroups.last ?? undoStack.last)?.actionName = actionName
    }

    /// Sets whether the change that is being recorded may be discarded, as a change of the selection may.
    open func setActionIsDiscardable(_ discardable: Bool) {
        openGroups.last?.isDiscardable = discardable
    }

    /// Whether the change that would be taken back may be discarded.
    open var undoActionIsDiscardable: Bool { undoStack.last?.isDiscardable ?? false }

    /// Whether the change that would be made again may be discarded.
    open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

    /// The title of a menu item that takes the last change back.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of a menu item that makes the last change again.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the title of a menu item that takes a change back.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// Returns the title of a menu item that makes a change again.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        if undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
        if redoStack.count > levelsOfUndo { redoStack.removeFirst(redoStack.count - levelsOfUndo) }
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

extension NSNotification.Name {
    /// Posted when changes are recorded, taken back or made again, before anything else happens.
    public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
    /// Posted before a change is taken back.
    public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
    /// Posted before a change is made again.
    public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
    /// Posted after a change was taken back.
    public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
    /// Posted after a change was made again.
    public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
    /// Posted after a group began.
    public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted before a group ends.
    public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted after a group ended.
    public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
}
