import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Responds to the changes of a split view controller, and decides how it collapses and expands.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
    /// Called before the display mode changes.
    func splitViewController(
        _ svc: UISplitViewController,
        willChangeTo displayMode: UISplitViewController.DisplayMode
    )

    // default: .automatic
    /// Returns the display mode that the button of the display mode leads to.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode

    // default: false
    /// Shows a view controller in the primary column; returns whether it did.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        show vc: UIViewController,
        sender: Any?
    ) -> Bool

    // default: false
    /// Shows a view controller in the secondary column; returns whether it did.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        showDetail vc: UIViewController,
        sender: Any?
    ) -> Bool

    /// Returns the view controller to show collapsed; `nil` for the first one.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?

    /// Returns the first view controller after expanding; `nil` for the one that is shown collapsed.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

    // default: false
    /// Adds the secondary view controller to the primary one; returns whether nothing else is to be done.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool

    /// Takes the secondary view controller out of the primary one; `nil` leaves that to the primary one.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?

    // default: .all
    /// Returns the orientations that the split view controller supports.
    func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask

    // default: .portrait
    /// Returns the orientation in which the split view controller is best presented.
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation

    // default: proposedTopColumn
    /// Returns the column that is on top after collapsing.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column

    // default: proposedDisplayMode
    /// Returns the display mode after expanding.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode

    /// Called after the split view controller collapsed.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)

    /// Called after the split view controller expanded.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)

    /// Called before a column is shown.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)

    /// Called before a column is hidden.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)

    /// Called before the user drags the primary column into view.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)

    /// Called after the user dragged the primary column into view.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
}
