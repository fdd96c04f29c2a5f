import Foundation

// As in UIKit, `Type()` creates views and view controllers of dynamic and generic types. The initializer of the class
// can't be called on a metatype, see NSObject+Metatype.swift; the one of the protocol extension is chosen then. The
// protocol is one that responders alone conform to.

/// Creates responders of classes that are known only at run time.
@_documentation(visibility: private) @preconcurrency @MainActor public protocol _DynamicResponder: NSObjectProtocol {}

extension _DynamicResponder where Self: UIResponder {
    /// Creates a responder of a dynamic class.
    @_silgen_name("headless_responder_init")
    @_disfavoredOverload
    @preconcurrency @MainActor public init()

    @_silgen_name("headless_responder_init")
    @MainActor package static func makeResponder() -> Self {
        // Calls `make()` for classes that have none of their own.
        OwnInitializers.make(self, below: UIResponder.self) as? Self ?? make()
    }
}
