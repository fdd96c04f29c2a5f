extension UIView {
    final func performExchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviewStorage.indices.contains(index1), subviewStorage.indices.contains(index2) else { return }
        subviewStorage.swapAt(index1, index2)
        for index in [index1, index2] { layerStorage.placeLayerOfSubview(subviewStorage[index].layerStorage) }
        subviewStorage[index1].appearanceDidChange()
        subviewStorage[index2].appearanceDidChange()
    }

    final func performIsDescendant(of view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let candidate = ancestor {
            if candidate === view { return true }
            ancestor = candidate.superviewStorage
        }
        return false
    }

    final func performViewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviewStorage {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }
}

// MARK: - Moving

extension UIView {
    func insert(_ view: UIView, atIndex index: Int) {
        precondition(!isDescendant(of: view), "Can't add self as subview")
        if view.superviewStorage === self {
            reorder(view, to: min(index, subviewStorage.count - 1))
            return
        }
        let newWindow = windowStorage
        let changesWindow = view.windowStorage !== newWindow
        let previousTint = view.effectiveTintColor
        let constraints = view.layoutWillMove()
        if changesWindow { view.notifyWillMove(toWindow: newWindow) }
        view.willMove(toSuperview: self)
        if let previous = view.superviewStorage {
            previous.willRemoveSubview(view)
            previous.forget(view)
        } else if view.layerStorage.extras != nil {
            view.layer.performRemoveFromSuperlayer()
        }
        subviewStorage.insert(view, at: max(0, min(index, subviewStorage.count)))
        view.superviewStorage = self
        layerStorage.placeLayerOfSubview(view.layerStorage)
        view.layoutDidMove(with: constraints)
        view.constraintsDidMove()
        view.propertiesDidMove()
        if changesWindow { view.setWindow(newWindow) }
        view.environmentDidChange()
        if view.effectiveTintColor != previousTint { view.notifyTintColorDidChange() }
        setNeedsLayout()
        if view.needsLayout || view.needsLayoutBelow { view.markAncestorsNeedLayoutBelow() }
        view.paintRecord.isShown = false
        if view.paintRecord.mayHaveBackdrop { noteBackdrop() }
        view.appearanceDidChange()
        if changesWindow { view.notifyDidMoveToWindow() }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    func performRemoveFromSuperview() {
        guard let superview = superviewStorage else { return }
        superview.willRemoveSubview(self)
        let changesWindow = windowStorage != nil
        if changesWindow { notifyWillMove(toWindow: nil) }
        willMove(toSuperview: nil)
        // A callback may have moved the view already.
        guard superviewStorage === superview else { return }
        let constraints = layoutWillMove()
        superview.forget(self)
        superviewStorage = nil
        layoutDidMove(with: constraints)
        if changesWindow {
            setWindow(nil)
            notifyDidMoveToWindow()
        }
        environmentDidChange()
        didMoveToSuperview()
    }

    func insert(_ view: UIView, besides sibling: UIView, offset: Int) {
        if view === sibling { return }
        if view.superviewStorage === self {
            subviewStorage.removeAll { $0 === view }
            subviewStorage.insert(view, at: index(besides: sibling, offset: offset))
            layerStorage.placeLayerOfSubview(view.layerStorage)
            view.appearanceDidChange()
            return
        }
        insert(view, atIndex: index(besides: sibling, offset: offset))
    }

    /// The index of a sibling, moved by an offset. Lists insert each row above the one before, which is near the end.
    private func index(besides sibling: UIView, offset: Int) -> Int {
        subviewStorage.lastIndex { $0 === sibling }.map { $0 + offset } ?? subviewStorage.count
    }

    func reorder(_ view: UIView, to index: Int) {
        guard let current = subviewStorage.firstIndex(where: { $0 === view }) else { return }
        let target = max(0, index)
        guard current != target else { return }
        subviewStorage.remove(at: current)
        subviewStorage.insert(view, at: target)
        layerStorage.placeLayerOfSubview(view.layerStorage)
        view.appearanceDidChange()
    }

    private func forget(_ view: UIView) {
        if subviewStorage.last === view {
            subviewStorage.removeLast()
        } else {
            subviewStorage.removeAll { $0 === view }
        }
        layerStorage.removeLayerOfSubview(view.layerStorage)
        setNeedsLayout()
        recordRemoval(of: view)
    }
}

// MARK: - Windows

extension UIView {
    private func notifyWillMove(toWindow newWindow: UIWindow?) {
        owner?.viewWillMove(toWindow: newWindow)
        willMove(toWindow: newWindow)
        for subview in subviewStorage { subview.notifyWillMove(toWindow: newWindow) }
    }

    private func setWindow(_ newWindow: UIWindow?) {
        if let windowStorage, newWindow !== windowStorage {
            windowStorage.viewWillLeave(self)
            willLeaveWindow()
            layerStorage.endAnimationsInHierarchy()
        }
        windowStorage = newWindow
        layerStorage.startWaitingAnimations()
        for subview in subviewStorage { subview.setWindow(newWindow) }
    }

    private func notifyDidMoveToWindow() {
        if windowStorage != nil { Self.applyAppearance?(self) }
        didMoveToWindow()
        owner?.viewDidMoveToWindow()
        for subview in subviewStorage { subview.notifyDidMoveToWindow() }
    }

    /// Updates everything that is inherited from the superview.
    private func environmentDidChange() {
        updateTraits()
        updateSafeAreaInsets()
    }

    /// Clears the unretained references to a deallocated ancestor.
    nonisolated func detachFromDyingAncestor(wasSuperview: Bool) {
        if wasSuperview { superviewStorage = nil }
        guard windowStorage != nil else { return }
        windowStorage = nil
        for subview in subviewStorage { subview.detachFromDyingAncestor(wasSuperview: false) }
    }
}
