// Made from UIDynamicAnimatorDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}

    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

extension UIDynamicAnimatorDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var dynamicAnimatorWillResume: _OptionalMethods.DynamicAnimatorDelegateDynamicAnimatorWillResume? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var dynamicAnimatorDidPause: _OptionalMethods.DynamicAnimatorDelegateDynamicAnimatorDidPause? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct DynamicAnimatorDelegateDynamicAnimatorWillResume {
        let target: any UIDynamicAnimatorDelegate

        public func callAsFunction(_ animator: UIDynamicAnimator) {
            target.dynamicAnimatorWillResume(animator)
        }
    }

    @preconcurrency @MainActor public struct DynamicAnimatorDelegateDynamicAnimatorDidPause {
        let target: any UIDynamicAnimatorDelegate

        public func callAsFunction(_ animator: UIDynamicAnimator) {
            target.dynamicAnimatorDidPause(animator)
        }
    }
}
