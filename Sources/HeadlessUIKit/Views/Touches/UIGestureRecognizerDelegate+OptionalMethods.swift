import Foundation

extension UIGestureRecognizerDelegate {
    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var gestureRecognizerShouldBegin: _OptionalMethods.GestureRecognizerShouldBegin? { .init(target: self) }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var gestureRecognizer: _OptionalMethods.GestureRecognizerDelegate? { .init(target: self) }
}

extension _OptionalMethods {
    /// The optional method `gestureRecognizerShouldBegin(_:)`.
    @preconcurrency @MainActor public struct GestureRecognizerShouldBegin {
        let target: any UIGestureRecognizerDelegate

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer) -> Bool? {
            _OptionalMethods.answer(of: "gestureRecognizerShouldBegin(_:)") {
                target.gestureRecognizerShouldBegin(gestureRecognizer)
            }
        }
    }

    /// The optional methods named `gestureRecognizer`.
    @preconcurrency @MainActor public struct GestureRecognizerDelegate {
        let target: any UIGestureRecognizerDelegate

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool? {
            _OptionalMethods.answer(of: "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)") {
                target.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool? {
            _OptionalMethods.answer(of: "gestureRecognizer(_:shouldRequireFailureOf:)") {
                target.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool? {
            _OptionalMethods.answer(of: "gestureRecognizer(_:shouldBeRequiredToFailBy:)") {
                target.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool? {
            _OptionalMethods.answer(of: "gestureRecognizer(_:shouldReceive:)") {
                target.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
            }
        }
    }
}
