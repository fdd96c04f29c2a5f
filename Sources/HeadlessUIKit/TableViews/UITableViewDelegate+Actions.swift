import Foundation

extension UITableViewDelegate {
    /// What UIKit does without it.
    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        _OptionalMethods.note()
        return !tableView.isEditing
    }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

    /// Nil.
    public func tableView(
        _ tableView: UITableView,
        editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
        _OptionalMethods.note()
        return nil
    }

    /// False.
    public func tableView(
        _ tableView: UITableView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        _OptionalMethods.note()
        return false
    }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}

    /// True.
    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// True.
    public func tableView(
        _ tableView: UITableView,
        shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// Does nothing.
    public func tableView(
        _ tableView: UITableView,
        didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// True.
    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// False.
    public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        _OptionalMethods.note()
        return false
    }

    /// False.
    public func tableView(
        _ tableView: UITableView,
        canPerformAction action: Selector,
        forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        _OptionalMethods.note()
        return false
    }

    /// Does nothing.
    public func tableView(
        _ tableView: UITableView,
        performAction action: Selector,
        forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}

    /// Does nothing.
    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

    /// Nil.
    public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
}

extension _OptionalMethods.TableViewDelegate {
    /// Calls the method; `nil` if it isn't implemented.
    public func callAsFunction(
        _ tableView: UITableView,
        canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool? {
        _OptionalMethods.answer(of: "tableView(_:canPerformPrimaryActionForRowAt:)") {
            target.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
        }
    }

    /// Calls the method.
    public func callAsFunction(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        target.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }

    /// Calls the method; `nil` if it isn't implemented.
    public func callAsFunction(
        _ tableView: UITableView,
        editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
        _OptionalMethods.answer(of: "tableView(_:editActionsForRowAt:)") {
            target.tableView(tableView, editActionsForRowAt: indexPath)
        }
    }

    /// Calls the method; `nil` if it isn't implemented.
    public func callAsFunction(
        _ tableView: UITableView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool? {
        _OptionalMethods.answer(of: "tableView(_:shouldBeginMultipleSelectionInteractionAt:)") {
            target.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    /// Calls the method; `nil` if it isn't implemented.
    public func callAsFunction(
        _ tableView: UITableView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        target.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }

    /// Calls the method.
    public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool? {
        _OptionalMethods.answer(of: "tableView(_:canFocusRowAt:)") {
            target.tableView(tableView, canFocusRowAt: indexPath)
        }
    }

    /// Calls the method; `nil` if it isn't implemented.
    public func callAsFunction(
        _ tableView: UITableView,
        shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool? {
        _OptionalMethods.answer(of: "tableView(_:shouldUpdateFocusIn:)") {
            target.tableView(tableView, shouldUpdateFocusIn: context)
        }
    }

    /// Calls the method; `nil` if it isn't implemented.
    public func callAsFunction(
        _ tableView: UITableView,
        didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        target.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
    }

    /// Calls the method; `nil` if it isn't implemented.
    public func callAsFunction(
        _ tableView: UITableView,
        selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool? {
        _OptionalMethods.answer(of: "tableView(_:selectionFollowsFocusForRowAt:)") {
            target.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
        }
    }

    /// Calls the method.
    public func callAsFunction(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool? {
        _OptionalMethods.answer(of: "tableView(_:shouldShowMenuForRowAt:)") {
            target.tableView(tableView, shouldShowMenuForRowAt: indexPath)
        }
    }

    /// Calls the method; `nil` if it isn't implemented.
    public func callAsFunction(
        _ tableView: UITableView,
        canPerformAction action: Selector,
        forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool? {
        _OptionalMethods.answer(of: "tableView(_:canPerformAction:forRowAt:withSender:)") {
            target.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
        }
    }

    /// Calls the method; `nil` if it isn't implemented.
    public func callAsFunction(
        _ tableView: UITableView,
        performAction action: Selector,
        forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        target.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
    }
}
