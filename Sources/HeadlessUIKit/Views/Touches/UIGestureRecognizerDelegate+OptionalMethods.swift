import Foundation

extension UIGestureRecognizerDelegate {
    /// The optional methods of that name, to be called after a question mark.
    @_documentation(visibility: private) @_disfavoredOverload
    public var gestureRecognizerShouldBegin: _OptionalMethods.GestureRecognizerShouldBegin? { .init(target: self) }

    /// The optional methods of that name, to be called after a question mark.
    @_documentation(visibility: private) @_disfavoredOverload
    public var gestureRecognizer: _OptionalMethods.GestureRecognizerDelegate? { .init(target: self) }
}

extension _OptionalMethods {
    /// `gestureRecognizerShouldBegin` of `UIGestureRecognizerDelegate`.
    @preconcurrency @MainActor public struct GestureRecognizerShouldBegin {
        let target: any UIGestureRecognizerDelegate

        /// Calls the method.
        public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer) -> Bool? {
            _OptionalMethods.answer(of: "gestureRecognizerShouldBegin(_:)") {
                target.gestureRecognizerShouldBegin(gestureRecognizer)
            }
        }
    }

    /// `gestureRecognizer` of `UIGestureRecognizerDelegate`.
    @preconcurrency @MainActor public struct GestureRecognizerDelegate {
        let target: any UIGestureRecognizerDelegate

        /// Calls the method.
        public func callAsFunction(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool? {
            _OptionalMethods.answer(of: "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)") {
                target.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
            }
        }

        /// Calls the method.
        public func callAsFunction(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool? {
            _OptionalMethods.answer(of: "gestureRecognizer(_:shouldRequireFailureOf:)") {
                target.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
            }
        }

        /// Calls the method.
        public func callAsFunction(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool? {
            _OptionalMethods.answer(of: "gestureRecognizer(_:shouldBeRequiredToFailBy:)") {
                target.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
            }
        }

        /// Calls the method.
        public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool? {
            _OptionalMethods.answer(of: "gestureRecognizer(_:shouldReceive:)") {
                target.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
            }
        }
    }
}
