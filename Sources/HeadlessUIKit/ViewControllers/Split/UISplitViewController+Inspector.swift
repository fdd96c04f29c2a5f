import Foundation

/// The widths of an inspector, in points; `automaticDimension` for the system's.
@MainActor struct InspectorWidths {
    var preferred = UISplitViewController.automaticDimension
    var minimum = UISplitViewController.automaticDimension
    var maximum = UISplitViewController.automaticDimension
}

extension UISplitViewController {
    /// The standard width of an inspector, in points; an estimate.
    private static let standardInspectorWidth: CGFloat = 280

    /// The width of the inspector in points; `automaticDimension` for the system's.
    @available(iOS 26, *)
    public final var preferredInspectorColumnWidth: CGFloat {
        get { inspectorWidths.preferred }
        set {
            inspectorWidths.preferred = newValue
            columnsDidChange()
        }
    }

    /// The minimum width of the inspector in points.
    @available(iOS 26, *)
    public final var minimumInspectorColumnWidth: CGFloat {
        get { inspectorWidths.minimum }
        set {
            inspectorWidths.minimum = newValue
            columnsDidChange()
        }
    }

    /// The maximum width of the inspector in points.
    @available(iOS 26, *)
    public final var maximumInspectorColumnWidth: CGFloat {
        get { inspectorWidths.maximum }
        set {
            inspectorWidths.maximum = newValue
            columnsDidChange()
        }
    }

    /// The width of the inspector in points.
    final var inspectorColumnWidth: CGFloat {
        let automatic = Self.automaticDimension
        let preferred = inspectorWidths.preferred == automatic ? Self.standardInspectorWidth : inspectorWidths.preferred
        return width(
            preferred,
            fraction: automatic,
            minimum: inspectorWidths.minimum,
            maximum: inspectorWidths.maximum
        )
    }

    /// Returns whether a column is visible.
    @available(iOS 26, *)
    public final func isShowing(_ column: UISplitViewController.Column) -> Bool {
        guard let host = hosts[column] else { return false }
        if column == .inspector {
            return isCollapsedStorage ? host.presentingViewController != nil : showsInspector
        }
        guard isCollapsedStorage else { return visibleColumns(in: expandedMode).contains(column) }
        return host === collapsedHost || (collapsedHost as? UINavigationController)?.topViewController === host
    }

    /// Shows or hides the inspector: a column while expanded, a sheet while collapsed.
    final func setInspector(isShown: Bool) {
        guard let host = hosts[.inspector] else { return }
        if isCollapsedStorage {
            let isPresented = host.presentingViewController != nil
            guard isPresented != isShown else { return }
            tellDelegate(isShown: isShown)
            let isAnimated = viewIfLoaded?.window != nil
            if isShown { present(host, animated: isAnimated) } else { host.dismiss(animated: isAnimated) }
        } else {
            guard showsInspector != isShown else { return }
            tellDelegate(isShown: isShown)
            showsInspector = isShown
            columnsDidChange()
        }
    }

    private func tellDelegate(isShown: Bool) {
        if isShown {
            delegate?.splitViewController(self, willShow: .inspector)
        } else {
            delegate?.splitViewController(self, willHide: .inspector)
        }
    }
}
