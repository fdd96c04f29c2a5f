// Made from UISplitViewControllerDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController,
        willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}

    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        _OptionalMethods.note()
        return .automatic
    }

    public func splitViewController(
        _ splitViewController: UISplitViewController,
        show vc: UIViewController,
        sender: Any?
    ) -> Bool {
        _OptionalMethods.note()
        return false
    }

    public func splitViewController(
        _ splitViewController: UISplitViewController,
        showDetail vc: UIViewController,
        sender: Any?
    ) -> Bool {
        _OptionalMethods.note()
        return false
    }

    public func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? { nil }

    public func primaryViewController(
        forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? { nil }

    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        _OptionalMethods.note()
        return false
    }

    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }

    public func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask {
        _OptionalMethods.note()
        return .all
    }

    public func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation {
        _OptionalMethods.note()
        return .portrait
    }

    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        _OptionalMethods.note()
        return proposedTopColumn
    }

    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        _OptionalMethods.note()
        return proposedDisplayMode
    }

    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}

    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}

    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}

    public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}

    public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
}

extension UISplitViewControllerDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var splitViewController: _OptionalMethods.SplitViewControllerDelegate? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var targetDisplayModeForAction: _OptionalMethods.SplitViewControllerDelegateTargetDisplayModeForAction? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var primaryViewController: _OptionalMethods.SplitViewControllerDelegatePrimaryViewController? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var splitViewControllerSupportedInterfaceOrientations: _OptionalMethods.SplitViewControllerDelegateSplitViewControllerSupportedInterfaceOrientations? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var splitViewControllerPreferredInterfaceOrientationForPresentation: _OptionalMethods.SplitViewControllerDelegateSplitViewControllerPreferredInterfaceOrientationForPresentation? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var splitViewControllerDidCollapse: _OptionalMethods.SplitViewControllerDelegateSplitViewControllerDidCollapse? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var splitViewControllerDidExpand: _OptionalMethods.SplitViewControllerDelegateSplitViewControllerDidExpand? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var splitViewControllerInteractivePresentationGestureWillBegin: _OptionalMethods.SplitViewControllerDelegateSplitViewControllerInteractivePresentationGestureWillBegin? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var splitViewControllerInteractivePresentationGestureDidEnd: _OptionalMethods.SplitViewControllerDelegateSplitViewControllerInteractivePresentationGestureDidEnd? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct SplitViewControllerDelegate {
        let target: any UISplitViewControllerDelegate

        public func callAsFunction(
            _ svc: UISplitViewController,
            willChangeTo displayMode: UISplitViewController.DisplayMode
        ) {
            target.splitViewController(svc, willChangeTo: displayMode)
        }

        public func callAsFunction(
            _ splitViewController: UISplitViewController,
            show vc: UIViewController,
            sender: Any?
        ) -> Bool? {
            _OptionalMethods.answer(of: "splitViewController(_:show:sender:)") {
                target.splitViewController(splitViewController, show: vc, sender: sender)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ splitViewController: UISplitViewController,
            show vc: UIViewController,
            sender: Any?
        ) -> Bool {
            target.splitViewController(splitViewController, show: vc, sender: sender)
        }

        public func callAsFunction(
            _ splitViewController: UISplitViewController,
            showDetail vc: UIViewController,
            sender: Any?
        ) -> Bool? {
            _OptionalMethods.answer(of: "splitViewController(_:showDetail:sender:)") {
                target.splitViewController(splitViewController, showDetail: vc, sender: sender)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ splitViewController: UISplitViewController,
            showDetail vc: UIViewController,
            sender: Any?
        ) -> Bool {
            target.splitViewController(splitViewController, showDetail: vc, sender: sender)
        }

        public func callAsFunction(
            _ splitViewController: UISplitViewController,
            collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool? {
            _OptionalMethods.answer(of: "splitViewController(_:collapseSecondary:onto:)") {
                target.splitViewController(
                    splitViewController,
                    collapseSecondary: secondaryViewController,
                    onto: primaryViewController
                )
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ splitViewController: UISplitViewController,
            collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool {
            target.splitViewController(
                splitViewController,
                collapseSecondary: secondaryViewController,
                onto: primaryViewController
            )
        }

        public func callAsFunction(
            _ splitViewController: UISplitViewController,
            separateSecondaryFrom primaryViewController: UIViewController
        ) -> UIViewController? {
            _OptionalMethods.answer(of: "splitViewController(_:separateSecondaryFrom:)") {
                target.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
            }
        }

        public func callAsFunction(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column? {
            _OptionalMethods.answer(of: "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)") {
                target.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            target.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
        }

        public func callAsFunction(
            _ svc: UISplitViewController,
            displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
        ) -> UISplitViewController.DisplayMode? {
            _OptionalMethods.answer(of: "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)") {
                target.splitViewController(svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ svc: UISplitViewController,
            displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
        ) -> UISplitViewController.DisplayMode {
            target.splitViewController(svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
        }

        public func callAsFunction(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            target.splitViewController(svc, willShow: column)
        }

        public func callAsFunction(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            target.splitViewController(svc, willHide: column)
        }
    }

    @preconcurrency @MainActor public struct SplitViewControllerDelegateTargetDisplayModeForAction {
        let target: any UISplitViewControllerDelegate

        public func callAsFunction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode? {
            _OptionalMethods.answer(of: "targetDisplayModeForAction(in:)") {
                target.targetDisplayModeForAction(in: svc)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
            target.targetDisplayModeForAction(in: svc)
        }
    }

    @preconcurrency @MainActor public struct SplitViewControllerDelegatePrimaryViewController {
        let target: any UISplitViewControllerDelegate

        public func callAsFunction(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
            _OptionalMethods.answer(of: "primaryViewController(forCollapsing:)") {
                target.primaryViewController(forCollapsing: splitViewController)
            }
        }

        public func callAsFunction(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
            _OptionalMethods.answer(of: "primaryViewController(forExpanding:)") {
                target.primaryViewController(forExpanding: splitViewController)
            }
        }
    }

    @preconcurrency @MainActor public struct SplitViewControllerDelegateSplitViewControllerSupportedInterfaceOrientations {
        let target: any UISplitViewControllerDelegate

        public func callAsFunction(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask? {
            _OptionalMethods.answer(of: "splitViewControllerSupportedInterfaceOrientations(_:)") {
                target.splitViewControllerSupportedInterfaceOrientations(splitViewController)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask {
            target.splitViewControllerSupportedInterfaceOrientations(splitViewController)
        }
    }

    @preconcurrency @MainActor public struct SplitViewControllerDelegateSplitViewControllerPreferredInterfaceOrientationForPresentation {
        let target: any UISplitViewControllerDelegate

        public func callAsFunction(_ splitViewController: UISplitViewController) -> UIInterfaceOrientation? {
            _OptionalMethods.answer(of: "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)") {
                target.splitViewControllerPreferredInterfaceOrientationForPresentation(splitViewController)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ splitViewController: UISplitViewController) -> UIInterfaceOrientation {
            target.splitViewControllerPreferredInterfaceOrientationForPresentation(splitViewController)
        }
    }

    @preconcurrency @MainActor public struct SplitViewControllerDelegateSplitViewControllerDidCollapse {
        let target: any UISplitViewControllerDelegate

        public func callAsFunction(_ svc: UISplitViewController) {
            target.splitViewControllerDidCollapse(svc)
        }
    }

    @preconcurrency @MainActor public struct SplitViewControllerDelegateSplitViewControllerDidExpand {
        let target: any UISplitViewControllerDelegate

        public func callAsFunction(_ svc: UISplitViewController) {
            target.splitViewControllerDidExpand(svc)
        }
    }

    @preconcurrency @MainActor public struct SplitViewControllerDelegateSplitViewControllerInteractivePresentationGestureWillBegin {
        let target: any UISplitViewControllerDelegate

        public func callAsFunction(_ svc: UISplitViewController) {
            target.splitViewControllerInteractivePresentationGestureWillBegin(svc)
        }
    }

    @preconcurrency @MainActor public struct SplitViewControllerDelegateSplitViewControllerInteractivePresentationGestureDidEnd {
        let target: any UISplitViewControllerDelegate

        public func callAsFunction(_ svc: UISplitViewController) {
            target.splitViewControllerInteractivePresentationGestureDidEnd(svc)
        }
    }
}
