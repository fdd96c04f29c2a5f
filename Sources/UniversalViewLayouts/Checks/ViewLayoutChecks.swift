import PortableUIKit

/// Checks for common layout mistakes, performed in debug builds after `layout(on:)`.
@MainActor
public enum ViewLayoutChecks {
    /// Receives each problem; the default fails an assertion with its description.
    public static var handler: (ViewLayoutProblem) -> Void = { assertionFailure($0.description) }

    /// Checks a view for common layout mistakes.
    ///
    /// - Returns: `true`, so that it can be called in an assertion.
    static func check(_ layout: some ViewLayout, on view: UIView) -> Bool {
        let name = "\(type(of: layout))"
        if view.cellContentView != nil {
            report(.isOutsideContentView, name, view)
        }
        if view.ownContent.isEmpty, view.layoutGuides.isEmpty {
            report(.addsNothing, name, view)
        }
        for subview in view.translatedSubviewsWithConstraints() {
            report(.translatesAutoresizingMask, name, subview)
        }
        return true
    }

    /// Checks that a layout added no views to a cell beside its content view.
    ///
    /// - Returns: `true`, so that it can be called in an assertion.
    static func checkCell(_ cell: UIView, had views: [UIView], layout: some ViewLayout) -> Bool {
        if cell.subviews.contains(where: { subview in !views.contains { $0 === subview } }) {
            report(.isOutsideContentView, "\(type(of: layout))", cell)
        }
        return true
    }

    private static func report(_ kind: ViewLayoutProblem.Kind, _ layout: String, _ view: UIView) {
        handler(ViewLayoutProblem(kind: kind, layout: layout, view: "\(type(of: view))"))
    }
}

extension UIView {
    /// The subviews except those that every cell has.
    fileprivate var ownContent: [UIView] {
        guard let contentView = cellContentView else { return subviews }
        return subviews.filter { $0 !== contentView }
    }

    /// The content view of any kind of cell; `nil` for other views.
    fileprivate var cellContentView: UIView? {
        switch self {
        case let cell as UICollectionViewCell: cell.contentView
        case let cell as UITableViewCell: cell.contentView
        case let view as UITableViewHeaderFooterView: view.contentView
        default: nil
        }
    }

    /// The descendants that are constrained although their autoresizing masks are translated into constraints.
    fileprivate func translatedSubviewsWithConstraints() -> [UIView] {
        var found: [UIView] = []
        collectTranslated(within: self, into: &found)
        return found
    }

    private func collectTranslated(within root: UIView, into found: inout [UIView]) {
        for constraint in constraints {
            // As the second item, a view positioned by its frame is a valid reference.
            guard let view = constraint.firstItem as? UIView, view !== root, view.isDescendant(of: root),
                view.translatesAutoresizingMaskIntoConstraints, !found.contains(where: { $0 === view })
            else { continue }
            found.append(view)
        }
        for subview in subviews { subview.collectTranslated(within: root, into: &found) }
    }
}
