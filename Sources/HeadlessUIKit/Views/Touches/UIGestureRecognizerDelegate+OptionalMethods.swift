// Made from UIGestureRecognizerDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        _OptionalMethods.note()
        return false
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        _OptionalMethods.note()
        return false
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        _OptionalMethods.note()
        return false
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        _OptionalMethods.note()
        return true
    }
}

extension UIGestureRecognizerDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var gestureRecognizerShouldBegin: _OptionalMethods.GestureRecognizerDelegateGestureRecognizerShouldBegin? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var gestureRecognizer: _OptionalMethods.GestureRecognizerDelegate? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct GestureRecognizerDelegateGestureRecognizerShouldBegin {
        let target: any UIGestureRecognizerDelegate

        public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer) -> Bool? {
            _OptionalMethods.answer(of: "gestureRecognizerShouldBegin(_:)") {
                target.gestureRecognizerShouldBegin(gestureRecognizer)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            target.gestureRecognizerShouldBegin(gestureRecognizer)
        }
    }

    @preconcurrency @MainActor public struct GestureRecognizerDelegate {
        let target: any UIGestureRecognizerDelegate

        public func callAsFunction(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool? {
            _OptionalMethods.answer(of: "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)") {
                target.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            target.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
        }

        public func callAsFunction(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool? {
            _OptionalMethods.answer(of: "gestureRecognizer(_:shouldRequireFailureOf:)") {
                target.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            target.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
        }

        public func callAsFunction(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool? {
            _OptionalMethods.answer(of: "gestureRecognizer(_:shouldBeRequiredToFailBy:)") {
                target.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            target.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
        }

        public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool? {
            _OptionalMethods.answer(of: "gestureRecognizer(_:shouldReceive:)") {
                target.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            target.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
        }

        public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool? {
            _OptionalMethods.answer(of: "gestureRecognizer(_:shouldReceive:)") {
                target.gestureRecognizer(gestureRecognizer, shouldReceive: press)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
            target.gestureRecognizer(gestureRecognizer, shouldReceive: press)
        }

        public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool? {
            _OptionalMethods.answer(of: "gestureRecognizer(_:shouldReceive:)") {
                target.gestureRecognizer(gestureRecognizer, shouldReceive: event)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
            target.gestureRecognizer(gestureRecognizer, shouldReceive: event)
        }
    }
}
