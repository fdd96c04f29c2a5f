import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// The maximum number of rounds in which wrapped content is remeasured because its neighbors moved.
    private static let maximumWrappingRounds = 4

    /// Solves the changes since the last pass, and notifies the views whose frames changed.
    func solveIfNeeded() {
        guard isDirty || isHostSizeDirty else { return }
        applyChanges()
        solveContent()
        publish()
    }

    /// Returns the optimal size of the root view.
    func fittingSize(for target: FittingTarget) -> CGSize {
        guard let host else { return .zero }
        // Constraints must not break against the current size if they are satisfiable in the target size.
        fitting = target
        isHostSizeDirty = true
        applyChanges()
        let item = item(for: host)
        for axis in NSLayoutConstraint.Axis.both { _ = length(of: item, along: axis) }
        updateHostSize()
        if !item.isTranslated { setContentDirty(item) }
        for item in wrappingItems { setContentDirty(item) }
        solveContent()
        let size = CGSize(width: value(item.horizontal.length), height: value(item.vertical.length))
        fitting = nil
        removeContentConstraints(of: item)
        // The next pass restores the current size, and retries what didn't fit the target size.
        isHostSizeDirty = true
        return size
    }

    // MARK: Steps of a pass

    private func applyChanges() {
        let mayHoldAgain = !removed.isEmpty || !editOrder.isEmpty || isHostSizeDirty || !itemsWithDirtyFrame.isEmpty
        removeRemovedConstraints()
        applyEdits()
        if isHostSizeDirty {
            isHostSizeDirty = false
            updateHostSize()
        }
        let items = itemsWithDirtyFrame
        itemsWithDirtyFrame = []
        for item in items { updateFrame(of: item) }
        if mayHoldAgain { retryBrokenConstraints() }
        installAdded()
        clearDirty()
    }

    private func retryBrokenConstraints() {
        added = broken + added
        broken = []
    }

    private func installAdded() {
        let constraints = added
        added = []
        // Required constraints first: each optional one is then positioned among them only once.
        for constraint in constraints where constraint.priority == .required { install(constraint) }
        for constraint in constraints where constraint.priority != .required { install(constraint) }
    }

    private func removeRemovedConstraints() {
        let identifiers = removed
        removed = []
        for identifier in identifiers {
            owners[identifier] = nil
            try? solver.remove(identifier)
        }
        for variable in removedVariables { try? solver.remove(variable) }
        removedVariables = []
    }

    private func applyEdits() {
        let constraints = editOrder
        editOrder = []
        edited = [:]
        // Constants may be changed one by one although they are only consistent together: constraints that conflict in
        // between are added again at the end.
        isApplyingEdits = true
        for constraint in constraints { install(constraint) }
        isApplyingEdits = false
    }

    // MARK: Constraints of the app

    private func install(_ constraint: NSLayoutConstraint) {
        let key = ObjectIdentifier(constraint)
        guard var entry = installed[key] else { return }
        guard let lowered = lower(constraint) else {
            if let identifier = entry.slot.identifier { removeFromSolver(identifier) }
            entry.slot = ConstraintSlot()
            installed[key] = entry
            return
        }
        if lowered.dependencies != entry.dependencies {
            for dependency in entry.dependencies { dependents[dependency]?.removeAll { $0 === constraint } }
            for dependency in lowered.dependencies { dependents[dependency, default: []].append(constraint) }
            entry.dependencies = lowered.dependencies
        }
        var slot = entry.slot
        installed[key] = entry
        set(&slot, to: lowered.constraint, owner: .app(constraint))
        installed[key]?.slot = slot
        if slot.identifier != nil { installed[key]?.wasReported = false }
    }

    /// Updates the constraint in a slot: does nothing if it is unchanged, and edits it in place if only its constant
    /// changed.
    func set(_ slot: inout ConstraintSlot, to constraint: Constraint?, owner: ConstraintOwner) {
        if let identifier = slot.identifier {
            if slot.constraint == constraint { return }
            if let constraint, let old = slot.constraint, old.terms == constraint.terms,
                old.relation == constraint.relation, old.strength == constraint.strength,
                (try? solver.setConstant(constraint.constant, of: identifier)) != nil
            {
                slot.constraint = constraint
                return
            }
            removeFromSolver(identifier)
            slot.identifier = nil
            if isApplyingEdits, case .app(let edited) = owner, slot.constraint?.terms == constraint?.terms {
                added.append(edited)
                return
            }
        }
        slot.constraint = constraint
        guard let constraint else { return }
        slot.identifier = insert(constraint, owner: owner)
    }

    func removeFromSolver(_ identifier: ConstraintIdentifier) {
        owners[identifier] = nil
        try? solver.remove(identifier)
    }

    /// Adds a constraint to the solver. If it conflicts with others, breaks and reports one of them.
    private func insert(_ constraint: Constraint, owner: ConstraintOwner) -> ConstraintIdentifier? {
        while true {
            do {
                let identifier = try solver.add(constraint)
                owners[identifier] = owner
                return identifier
            } catch .conflict(let others) {
                guard let victim = breakOne(of: others, against: owner) else { return nil }
                removeFromSolver(victim)
            } catch {
                reportUnusable(owner, error)
                return nil
            }
        }
    }
}

// MARK: - Content

extension LayoutEngine {
    private func solveContent() {
        for item in wrappingItems where item.isTightened {
            // There may be more space now than when it was measured.
            item.isTightened = false
            item.wrappingWidth = nil
            setContentDirty(item)
        }
        updateDirtyContent()
        for _ in 0..<Self.maximumWrappingRounds {
            guard measureWrappingItems() else { break }
        }
    }

    private func updateDirtyContent() {
        while let item = itemsWithDirtyContent.popLast() {
            item.needsContentUpdate = false
            item.wrappingWidth = nil
            updateContent(of: item)
        }
    }

    /// Measures wrapped content at the widths it was assigned.
    ///
    /// - Returns: Whether any size changed, so that neighbors may have moved.
    private func measureWrappingItems() -> Bool {
        var isChanged = false
        for item in wrappingItems {
            guard let variable = item.horizontal.length else { continue }
            let width = max(0, value(variable))
            if let measured = item.wrappingWidth, abs(measured - width) < 0.01 { continue }
            isChanged = true
            item.wrappingWidth = width
            updateContent(of: item)
            let tightened = max(0, value(variable))
            if tightened < width - 0.01 {
                item.isTightened = true
                item.wrappingWidth = tightened
            }
        }
        return isChanged
    }

    /// Turns the intrinsic content size into optional constraints: hugging limits growth, compression resistance limits
    /// shrinking.
    private func updateContent(of item: LayoutItem) {
        guard let view = item.view, !item.isTranslated, !item.isHost || fitting != nil else { return }
        let wraps = view.wrapsContentToWidth
        setWrapping(item, wraps)
        let size = view.intrinsicContentSize(wrappedTo: wraps ? item.wrappingWidth : nil)
        for axis in NSLayoutConstraint.Axis.both {
            let length = size.length(along: axis)
            let hasLength = length != Self.noLength && length.isFinite
            let hugging = view.contentHuggingPriority(for: axis)
            let resistance = view.contentCompressionResistancePriority(for: axis)
            let variable = hasLength || item[axis].length != nil ? self.length(of: item, along: axis) : nil
            guard let variable else { continue }
            set(
                &item[axis].hugging,
                to: hasLength && hugging.rawValue > 0
                    ? (variable <= Double(length)).with(hugging.strength) : nil,
                owner: .content(item, axis)
            )
            set(
                &item[axis].resistance,
                to: hasLength && resistance.rawValue > 0
                    ? (variable >= Double(length)).with(resistance.strength) : nil,
                owner: .content(item, axis)
            )
        }
    }

    private func removeContentConstraints(of item: LayoutItem) {
        for axis in NSLayoutConstraint.Axis.both {
            set(&item[axis].hugging, to: nil, owner: .content(item, axis))
            set(&item[axis].resistance, to: nil, owner: .content(item, axis))
        }
        setWrapping(item, false)
    }
}

// MARK: - Results

extension LayoutEngine {
    /// Notifies the views of the solver's results.
    private func publish() {
        guard !isTemporary else { return }
        for variable in solver.takeChanges() {
            guard let item = itemsByVariable[variable] else { continue }
            if let guide = item.guide {
                guide.owningElement?.guideDidMove(guide.kind)
            } else if let view = item.view {
                if item.isHost { view.rootSizeWasSolved() } else if item.isSolved { view.setNeedsEngineFrame() }
            }
        }
    }
}
