import Foundation

extension UISplitViewController {
    /// The standard width of a column beside the secondary one, in points, and the most of the whole that it takes.
    private static let standardWidth: CGFloat = 320
    private static let standardShare: CGFloat = 0.4

    final var usesColumns: Bool { style != .unspecified }

    /// Whether there is room for columns beside the secondary one.
    final var isWide: Bool {
        guard let size = viewIfLoaded?.bounds.size else { return false }
        return size.width > size.height
    }

    private var splitView: SplitView? { viewIfLoaded as? SplitView }

    // MARK: Children

    /// The child that shows the view controller of a column.
    final func host(of controller: UIViewController?, for column: Column) -> UIViewController? {
        guard let controller, usesColumns, column != .compact, !(controller is UINavigationController) else {
            return controller
        }
        return controller.navigationController ?? UINavigationController(rootViewController: controller)
    }

    final func setHost(_ host: UIViewController?, for column: Column) {
        let old = hosts[column]
        guard host !== old else { return }
        let isOnStack = isCollapsedStorage && old?.parent is UINavigationController && old?.parent !== self
        if let old, isOnStack, let stack = old.navigationController {
            // The column is on the stack of the collapsed one: its successor takes the place.
            hosts[column] = host
            stack.setViewControllers(stack.stack.compactMap { $0 === old ? host : $0 }, animated: false)
            return
        }
        if let old { remove(old) }
        hosts[column] = host
        if let host, !isCollapsedStorage || host === collapsedHost { add(host) }
        columnsDidChange()
    }

    final func replaceHosts(with controllers: [UIViewController]) {
        let names: [Column] =
            style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        for (index, column) in names.enumerated() {
            let controller = controllers.indices.contains(index) ? controllers[index] : nil
            if isCollapsedStorage, controller == nil { continue }
            columns[column] = controller
            setHost(host(of: controller, for: column), for: column)
        }
    }

    private func add(_ host: UIViewController) {
        guard host.parent !== self else { return }
        addChild(host)
        host.didMove(toParent: self)
    }

    private func remove(_ host: UIViewController) {
        guard host.parent === self else { return }
        host.willMove(toParent: nil)
        host.viewIfLoaded?.removeFromSuperview()
        host.removeFromParent()
    }

    /// The child that is shown while collapsed.
    final var collapsedHost: UIViewController? {
        (usesColumns ? hosts[.compact] : nil) ?? hosts[.primary] ?? hosts[.supplementary] ?? hosts[.secondary]
    }

    final func columnsDidChange() {
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Collapsing and expanding

    /// Collapses or expands where the width requires it.
    final func adapt() {
        let collapses = traitCollection.horizontalSizeClass == .compact
        if collapses != isCollapsedStorage {
            if collapses { collapse() } else { expand() }
        } else if !hasAdapted {
            for host in viewControllers { add(host) }
        }
        hasAdapted = true
    }

    private func collapse() {
        let expanded = viewControllers
        for host in expanded { remove(host) }
        if let inspector = hosts[.inspector] { remove(inspector) }
        isCollapsedStorage = true
        if usesColumns { collapseColumns() } else { collapseControllers(expanded) }
        if let collapsedHost { add(collapsedHost) }
        delegate?.splitViewControllerDidCollapse(self)
    }

    private func collapseColumns() {
        guard hosts[.compact] == nil, let stack = collapsedHost as? UINavigationController else { return }
        let proposed: Column = hosts[.secondary] != nil ? .secondary : .primary
        let top =
            delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        push([.supplementary, .secondary].filter { $0.rawValue <= top.rawValue }, on: stack)
    }

    private func push(_ pushed: [Column], on stack: UINavigationController) {
        let new = pushed.compactMap { hosts[$0] }.filter { host in
            host !== stack && !stack.stack.contains { $0 === host }
        }
        guard !new.isEmpty else { return }
        stack.setViewControllers(stack.stack + new, animated: viewIfLoaded?.window != nil && hasAdapted)
    }

    private func collapseControllers(_ expanded: [UIViewController]) {
        guard let first = expanded.first else { return }
        let primary = delegate?.primaryViewController(forCollapsing: self) ?? first
        if let secondary = expanded.last, expanded.count > 1 {
            let isDone = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
            if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
        }
        hosts = [.primary: primary]
    }

    private func expand() {
        let collapsed = collapsedHost
        if let collapsed { remove(collapsed) }
        isCollapsedStorage = false
        if let inspector = hosts[.inspector] {
            if inspector.presentingViewController != nil {
                showsInspector = true
                inspector.dismiss(animated: false)
            }
            add(inspector)
        }
        if usesColumns {
            if let stack = collapsed as? UINavigationController { expandColumns(from: stack) }
        } else if let collapsed {
            expandControllers(from: collapsed)
        }
        for host in viewControllers { add(host) }
        let proposed = expandedMode
        let mode =
            delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
        if mode != proposed { chosenMode = mode }
        delegate?.splitViewControllerDidExpand(self)
    }

    private func expandColumns(from stack: UINavigationController) {
        let rest = stack.stack.filter { screen in !hosts.values.contains { $0 === screen } }
        if rest.count != stack.stack.count { stack.setViewControllers(rest, animated: false) }
    }

    private func expandControllers(from collapsed: UIViewController) {
        let primary = delegate?.primaryViewController(forExpanding: self) ?? collapsed
        let secondary =
            delegate?.splitViewController(self, separateSecondaryFrom: primary)
            ?? primary.separateSecondaryViewController(for: self)
        hosts = [.primary: primary]
        hosts[.secondary] = secondary
    }

    // MARK: Showing columns

    /// The display mode while expanded.
    final var expandedMode: DisplayMode {
        let wanted = chosenMode ?? preferredDisplayMode
        guard wanted == .automatic else { return limited(wanted) }
        guard isWide || preferredSplitBehavior == .tile else { return .secondaryOnly }
        return .oneBesideSecondary
    }

    /// The mode with no more columns than there are.
    private func limited(_ mode: DisplayMode) -> DisplayMode {
        guard mode.columnCount == 2, style != .tripleColumn else { return mode }
        return mode == .twoOverSecondary ? .oneOverSecondary : .oneBesideSecondary
    }

    /// The columns of a display mode, the primary one first.
    final func visibleColumns(in mode: DisplayMode) -> [Column] {
        let beside: [Column] =
            style == .tripleColumn
            ? [.primary, .supplementary].suffix(mode.columnCount) : mode.columnCount > 0 ? [.primary] : []
        return beside + (showsInspector && hosts[.inspector] != nil ? [.secondary, .inspector] : [.secondary])
    }

    /// Shows the columns of the current display mode.
    final func showColumns() {
        guard let splitView else { return }
        if isCollapsedStorage {
            let items = collapsedHost.flatMap(\.view).map { [SplitView.Item(view: $0, width: nil)] }
            return splitView.show(items ?? [], isOverlay: false, isTrailing: false)
        }
        let mode = expandedMode
        var items: [SplitView.Item] = []
        for column in visibleColumns(in: mode) {
            guard let host = hosts[column], let view = host.view else { continue }
            let width: CGFloat? =
                switch column {
                case .primary: primaryColumnWidth
                case .supplementary: supplementaryColumnWidth
                case .inspector: inspectorColumnWidth
                default: nil
                }
            let traits = width.map { _ in UITraitCollection(horizontalSizeClass: .compact) }
            if overrideTraitCollection(forChild: host) != traits { setOverrideTraitCollection(traits, forChild: host) }
            items.append(SplitView.Item(view: view, width: width))
        }
        splitView.show(items, isOverlay: mode.isOverlay, isTrailing: primaryEdge == .trailing)
    }

    final func width(_ preferred: CGFloat, fraction: CGFloat, minimum: CGFloat, maximum: CGFloat) -> CGFloat {
        let whole = viewIfLoaded?.bounds.width ?? 0
        if isCollapsedStorage { return whole }
        let automatic = Self.automaticDimension
        var width = min(Self.standardWidth, whole * Self.standardShare)
        if fraction != automatic { width = whole * fraction }
        if preferred != automatic { width = preferred }
        let least = minimum == automatic ? 0 : minimum
        let most = maximum == automatic ? (preferred == automatic ? Self.standardWidth : whole) : maximum
        return min(max(width, least), max(most, least)).rounded()
    }

    // MARK: Changing the display mode

    /// Changes the display mode, animated in a window.
    final func choose(_ mode: DisplayMode) {
        let old = expandedMode
        let new = limited(mode)
        guard new != old, !isCollapsedStorage else { return }
        delegate?.splitViewController(self, willChangeTo: new)
        let before = visibleColumns(in: old)
        let after = visibleColumns(in: new)
        for column in before where !after.contains(column) {
            delegate?.splitViewController(self, willHide: column)
        }
        for column in after where !before.contains(column) {
            delegate?.splitViewController(self, willShow: column)
        }
        chosenMode = new
        columnsDidChange()
    }

    final func toggleMode() {
        let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        guard target == .automatic else { return choose(target) }
        if expandedMode != .secondaryOnly { return choose(.secondaryOnly) }
        choose(splitBehavior == .overlay ? .oneOverSecondary : .oneBesideSecondary)
    }

    final func reveal(_ column: Column) {
        if column == .inspector { return setInspector(isShown: true) }
        guard !isCollapsedStorage else { return revealCollapsed(column) }
        guard !visibleColumns(in: expandedMode).contains(column) else { return }
        let isOverlay = splitBehavior == .overlay
        let needsTwo = style == .tripleColumn && column == .primary
        if needsTwo {
            choose(isOverlay ? .twoOverSecondary : .twoBesideSecondary)
        } else {
            choose(isOverlay ? .oneOverSecondary : .oneBesideSecondary)
        }
    }

    private func revealCollapsed(_ column: Column) {
        guard let stack = collapsedHost as? UINavigationController, let host = hosts[column] else { return }
        if host === stack || stack.stack.contains(where: { $0 === host }) {
            let target = host === stack ? stack.stack.first : host
            if let target { stack.popToViewController(target, animated: viewIfLoaded?.window != nil) }
        } else {
            delegate?.splitViewController(self, willShow: column)
            push([.supplementary, .secondary].filter { $0.rawValue <= column.rawValue }, on: stack)
        }
    }

    final func conceal(_ column: Column) {
        if column == .inspector { return setInspector(isShown: false) }
        guard !isCollapsedStorage else {
            guard let stack = collapsedHost as? UINavigationController, let host = hosts[column],
                let index = stack.stack.firstIndex(where: { $0 === host }), index > 0
            else { return }
            delegate?.splitViewController(self, willHide: column)
            stack.popToViewController(stack.stack[index - 1], animated: viewIfLoaded?.window != nil)
            return
        }
        guard visibleColumns(in: expandedMode).contains(column) else { return }
        switch column {
        case .primary where expandedMode.columnCount == 2:
            choose(expandedMode.isOverlay ? .oneOverSecondary : .oneBesideSecondary)
        case .primary, .supplementary: choose(.secondaryOnly)
        case .secondary, .compact, .inspector: break
        }
    }

    final func showDetail(_ controller: UIViewController, sender: Any?) {
        if isCollapsedStorage {
            collapsedHost?.show(controller, sender: sender)
        } else if usesColumns {
            setViewController(controller, for: .secondary)
        } else {
            setHost(controller, for: .secondary)
            columns[.secondary] = controller
        }
    }
}
