// Made from UIBarPositioning.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition {
        _OptionalMethods.note()
        return .any
    }
}

extension UIBarPositioningDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var position: _OptionalMethods.BarPositioningDelegatePosition? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct BarPositioningDelegatePosition {
        let target: any UIBarPositioningDelegate

        public func callAsFunction(for bar: any UIBarPositioning) -> UIBarPosition? {
            _OptionalMethods.answer(of: "position(for:)") {
                target.position(for: bar)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(for bar: any UIBarPositioning) -> UIBarPosition {
            target.position(for: bar)
        }
    }
}
