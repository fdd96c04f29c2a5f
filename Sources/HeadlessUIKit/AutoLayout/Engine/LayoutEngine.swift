import ConstraintSolver
import Foundation

/// Solves the layout of a view's descendants; connects the app's constraints to the solver.
///
/// Changes are collected and solved in the next layout pass, each as an edit of the solver that only touches dependent
/// variables.
@MainActor final class LayoutEngine {
    private(set) weak var host: (any ViewElement)?
    /// Whether the engine is unknown to the views; a temporary engine answers a single question.
    let isTemporary: Bool
    let solver = ConstraintSolver()

    var items: [ObjectIdentifier: LayoutItem] = [:]
    var itemsByVariable: [Variable: LayoutItem] = [:]
    /// The active constraints, both those in the solver and those it refused.
    var installed: [ObjectIdentifier: InstalledConstraint] = [:]
    var owners: [ConstraintIdentifier: ConstraintOwner] = [:]
    /// The constraints whose constants depend on a view's margins, baselines, layout direction or content offset, by
    /// view.
    var dependents: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
    /// The items whose content is measured at its assigned width.
    var wrappingItems: [LayoutItem] = []

    // MARK: Work for the next pass

    private(set) var isDirty = false
    var added: [NSLayoutConstraint] = []
    var edited: [ObjectIdentifier: NSLayoutConstraint] = [:]
    var editOrder: [NSLayoutConstraint] = []
    var removed: [ConstraintIdentifier] = []
    var removedVariables: [Variable] = []
    var itemsWithDirtyFrame: [LayoutItem] = []
    var itemsWithDirtyContent: [LayoutItem] = []
    var isHostSizeDirty = false
    /// Broken constraints, retried after another one changes or is removed.
    var broken: [NSLayoutConstraint] = []
    /// The target size while a fitting size is calculated.
    var fitting: FittingTarget?
    var isApplyingEdits = false
    private var nextOrder = 0

    /// The intrinsic length of a view that has none.
    static let noLength: CGFloat = -1

    struct InstalledConstraint {
        let constraint: NSLayoutConstraint
        /// The position in the order of insertion.
        let order: Int
        var slot = ConstraintSlot()
        var dependencies: [ObjectIdentifier] = []
        var wasReported = false
    }

    struct FittingTarget {
        let size: CGSize
        let horizontalPriority: UILayoutPriority
        let verticalPriority: UILayoutPriority
    }

    init(host: any ViewElement, isTemporary: Bool) {
        self.host = host
        self.isTemporary = isTemporary
    }

    /// Requests a layout pass.
    func setDirty() {
        guard !isDirty else { return }
        isDirty = true
        if !isTemporary { host?.markNeedsLayoutBelow() }
    }

    func clearDirty() {
        isDirty = false
    }

    // MARK: Constraints

    func add(_ constraint: NSLayoutConstraint) {
        nextOrder += 1
        installed[ObjectIdentifier(constraint)] = InstalledConstraint(constraint: constraint, order: nextOrder)
        added.append(constraint)
        setDirty()
    }

    func remove(_ constraint: NSLayoutConstraint) {
        guard let entry = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        if let identifier = entry.slot.identifier {
            removed.append(identifier)
            setDirty()
        } else {
            added.removeAll { $0 === constraint }
        }
        for key in entry.dependencies { dependents[key]?.removeAll { $0 === constraint } }
        broken.removeAll { $0 === constraint }
    }

    func termsDidChange(of constraint: NSLayoutConstraint) {
        let key = ObjectIdentifier(constraint)
        guard installed[key] != nil, edited[key] == nil else { return }
        edited[key] = constraint
        editOrder.append(constraint)
        setDirty()
    }

    /// Discards the engine.
    ///
    /// - Returns: Its constraints in the order in which they were added.
    func invalidate() -> [NSLayoutConstraint] {
        for item in items.values where item.view?.memberEngine === self { item.view?.memberEngine = nil }
        return installed.values.sorted { $0.order < $1.order }.map(\.constraint)
    }

    // MARK: Items

    /// Returns the item of a view, or of a guide that has its own variables; creates it if needed.
    func item(for element: any LayoutElement) -> LayoutItem {
        let key = ObjectIdentifier(element)
        if let item = items[key] { return item }
        let item = LayoutItem(element, isHost: element === host)
        items[key] = item
        guard let view = item.view, !item.isHost else { return item }
        if !isTemporary { view.memberEngine = self }
        updateKind(of: item)
        // Variables start at 0, so a solved frame of zeros would not count as a change.
        if item.isSolved, !isTemporary { view.setNeedsEngineFrame() }
        return item
    }

    /// Removes the item of a view or guide. Its constraints must be removed first.
    func removeItem(_ element: any LayoutElement) {
        guard let item = items.removeValue(forKey: ObjectIdentifier(element)) else { return }
        removeSystemConstraints(of: item)
        for variable in item.variables {
            itemsByVariable[variable] = nil
            removedVariables.append(variable)
        }
        setWrapping(item, false)
        itemsWithDirtyFrame.removeAll { $0 === item }
        if item.needsContentUpdate { itemsWithDirtyContent.removeAll { $0 === item } }
        if let view = element.viewElement, view.memberEngine === self { view.memberEngine = nil }
        setDirty()
    }

    /// Recalculates everything derived from a view's own properties.
    func resetItem(of view: any ViewElement) {
        guard let item = items[ObjectIdentifier(view)], !item.isHost else { return }
        removeSystemConstraints(of: item)
        updateKind(of: item)
        itemsWithDirtyFrame.append(item)
        setContentDirty(item)
        if item.isSolved { view.setNeedsEngineFrame() }
        setDirty()
    }

    func setContentDirty(_ item: LayoutItem) {
        guard !item.needsContentUpdate else { return }
        item.needsContentUpdate = true
        itemsWithDirtyContent.append(item)
    }

    /// Sets whether an item's content is measured at its assigned width.
    func setWrapping(_ item: LayoutItem, _ isWrapping: Bool) {
        guard isWrapping != item.isWrapping else { return }
        item.isWrapping = isWrapping
        if isWrapping { wrappingItems.append(item) } else { wrappingItems.removeAll { $0 === item } }
    }

    private func updateKind(of item: LayoutItem) {
        guard let view = item.view else { return }
        item.isTranslated = view.translatesMask
        item.followsSuperview = view.followsSuperelement
    }

    private func removeSystemConstraints(of item: LayoutItem) {
        removed += item.slots.compactMap(\.identifier)
        for axis in NSLayoutConstraint.Axis.both {
            item[axis].startFrame = ConstraintSlot()
            item[axis].lengthFrame = ConstraintSlot()
            item[axis].hugging = ConstraintSlot()
            item[axis].resistance = ConstraintSlot()
            item[axis].rootSize = ConstraintSlot()
        }
    }
}

// MARK: - Notifications from views

extension LayoutEngine {
    func hostSizeDidChange() {
        isHostSizeDirty = true
        setDirty()
    }

    func frameWasSet(of view: any ViewElement) {
        guard let item = items[ObjectIdentifier(view)] else { return }
        guard item.isTranslated else { return view.engineFrameWasOverwritten() }
        itemsWithDirtyFrame.append(item)
        setDirty()
    }

    func contentDidChange(of view: any ViewElement) {
        guard let item = items[ObjectIdentifier(view)] else { return }
        setContentDirty(item)
        environmentDidChange(of: view)
        setDirty()
    }

    /// Called after margins, safe area, baselines, layout direction or content offset changed.
    func environmentDidChange(of view: any ViewElement) {
        for constraint in dependents[ObjectIdentifier(view)] ?? [] { termsDidChange(of: constraint) }
    }
}
