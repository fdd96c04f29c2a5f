import Foundation

extension UICollectionViewDelegate {
    /// What UIKit does without it.
    public func collectionView(
        _ collectionView: UICollectionView,
        canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        _OptionalMethods.note()
        return !collectionView.isEditing
    }

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView,
        performPrimaryActionForItemAt indexPath: IndexPath
    ) {}

    /// True.
    public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// What UIKit does without it.
    public func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        _OptionalMethods.note()
        return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    /// False.
    public func collectionView(
        _ collectionView: UICollectionView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        _OptionalMethods.note()
        return false
    }

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}

    /// True.
    public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// True.
    public func collectionView(
        _ collectionView: UICollectionView,
        shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView,
        didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// True.
    public func collectionView(
        _ collectionView: UICollectionView,
        selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// False.
    public func collectionView(
        _ collectionView: UICollectionView,
        shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool {
        _OptionalMethods.note()
        return false
    }

    /// False.
    public func collectionView(
        _ collectionView: UICollectionView,
        canPerformAction action: Selector,
        forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        _OptionalMethods.note()
        return false
    }

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView,
        performAction action: Selector,
        forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}

    /// Does nothing.
    public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

    /// Nil.
    public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
}

extension _OptionalMethods.CollectionViewDelegate {
    /// Calls the method; `nil` if it isn't implemented.
    public func callAsFunction(
        _ collectionView: UICollectionView,
        canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool? {
        _OptionalMethods.answer(of: "collectionView(_:canPerformPrimaryActionForItemAt:)") {
            target.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
        }
    }

    /// Calls the method; `nil` if it isn't implemented.
    public func callAsFunction(
        _ collectionView: UICollectionView,
        performPrimaryActionForItemAt indexPath: IndexPath
    ) {
        target.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    }

    /// Calls the method.
    public func callAsFunction(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool? {
        _OptionalMethods.answer(of: "collectionView(_:canEditItemAt:)") {
            target.collectionView(collectionView, canEditItemAt: indexPath)
        }
    }

    /// Calls the method; `nil` if it isn't implemented.
    public func callAsFunction(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout? {
        _OptionalMethods.answer(of: "collectionView(_:transitionLayoutForOldLayout:newLayout:)") {
            target.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
        }
    }

    /// Calls the method; `nil` if it isn't implemented.
    public func callAsFunction(
        _ collectionView: UICollectionView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool? {
        _OptionalMethods.answer(of: "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)") {
            target.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    /// Calls the method; `nil` if it isn't implemented.
    public func callAsFunction(
        _ collectionView: UICollectionView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        target.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }

    /// Calls the method.
    public func callAsFunction(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool? {
        _OptionalMethods.answer(of: "collectionView(_:canFocusItemAt:)") {
            target.collectionView(collectionView, canFocusItemAt: indexPath)
        }
    }

    /// Calls the method; `nil` if it isn't implemented.
    public func callAsFunction(
        _ collectionView: UICollectionView,
        shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool? {
        _OptionalMethods.answer(of: "collectionView(_:shouldUpdateFocusIn:)") {
            target.collectionView(collectionView, shouldUpdateFocusIn: context)
        }
    }

    /// Calls the method; `nil` if it isn't implemented.
    public func callAsFunction(
        _ collectionView: UICollectionView,
        didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        target.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
    }

    /// Calls the method; `nil` if it isn't implemented.
    public func callAsFunction(
        _ collectionView: UICollectionView,
        selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool? {
        _OptionalMethods.answer(of: "collectionView(_:selectionFollowsFocusForItemAt:)") {
            target.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
        }
    }

    /// Calls the method; `nil` if it isn't implemented.
    public func callAsFunction(
        _ collectionView: UICollectionView,
        shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool? {
        _OptionalMethods.answer(of: "collectionView(_:shouldShowMenuForItemAt:)") {
            target.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
        }
    }

    /// Calls the method; `nil` if it isn't implemented.
    public func callAsFunction(
        _ collectionView: UICollectionView,
        canPerformAction action: Selector,
        forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool? {
        _OptionalMethods.answer(of: "collectionView(_:canPerformAction:forItemAt:withSender:)") {
            target.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
        }
    }

    /// Calls the method; `nil` if it isn't implemented.
    public func callAsFunction(
        _ collectionView: UICollectionView,
        performAction action: Selector,
        forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        target.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
    }
}
