// What needs an Objective-C runtime. The compiler says of each use what to do in its place.

/// A method of a class of Objective-C.
@available(
    *,
    unavailable,
    message: "There are no methods of Objective-C on Linux: put this in #if canImport(ObjectiveC)."
)
public struct Method {}

/// The implementation of a method of Objective-C.
@available(*, unavailable, message: "There are no implementations on Linux: put this in #if canImport(ObjectiveC).")
public struct IMP {}

/// Does not exist on Linux; the message of the compiler says what to do.
@available(
    *,
    unavailable,
    message: "Methods cannot be exchanged on Linux: override the method, or call the new one by name."
)
public func class_getInstanceMethod(_ type: AnyClass?, _ name: Any) -> Int? { nil }

/// Does not exist on Linux; the message of the compiler says what to do.
@available(
    *,
    unavailable,
    message: "Methods cannot be exchanged on Linux: override the method, or call the new one by name."
)
public func class_getClassMethod(_ type: AnyClass?, _ name: Any) -> Int? { nil }

/// Does not exist on Linux; the message of the compiler says what to do.
@available(
    *,
    unavailable,
    message: "Methods cannot be exchanged on Linux: override the method, or call the new one by name."
)
public func method_exchangeImplementations(_ first: Any, _ second: Any) {}

/// Does not exist on Linux; the message of the compiler says what to do.
@available(*, unavailable, message: "Methods have no implementations on Linux: call the method, or keep a closure.")
public func method_getImplementation(_ method: Any) -> Int { 0 }

/// Does not exist on Linux; the message of the compiler says what to do.
@available(*, unavailable, message: "Methods cannot be replaced on Linux: override the method in a subclass.")
public func method_setImplementation(_ method: Any, _ implementation: Any) -> Int { 0 }

/// Does not exist on Linux; the message of the compiler says what to do.
@available(*, unavailable, message: "Methods cannot be added on Linux: write them in an extension.")
public func class_addMethod(_ type: AnyClass?, _ name: Any, _ implementation: Any, _ types: Any?) -> Bool { false }

/// Does not exist on Linux; the message of the compiler says what to do.
@available(*, unavailable, message: "Methods cannot be replaced on Linux: override the method in a subclass.")
public func class_replaceMethod(_ type: AnyClass?, _ name: Any, _ implementation: Any, _ types: Any?) -> Int? { nil }

/// Does not exist on Linux; the message of the compiler says what to do.
@available(*, unavailable, message: "The methods of a class are unknown on Linux: list them by hand.")
public func class_copyMethodList(_ type: AnyClass?, _ count: Any?) -> Int? { nil }

/// Does not exist on Linux; the message of the compiler says what to do.
@available(*, unavailable, message: "The properties of a class are unknown on Linux: use Mirror, or list them by hand.")
public func class_copyPropertyList(_ type: AnyClass?, _ count: Any?) -> Int? { nil }

/// Does not exist on Linux; the message of the compiler says what to do.
@available(*, unavailable, message: "Classes are not made while an app runs on Linux: declare a subclass.")
public func objc_allocateClassPair(_ superclass: AnyClass?, _ name: Any, _ extraBytes: Int) -> AnyClass? { nil }

/// Does not exist on Linux; the message of the compiler says what to do.
@available(*, unavailable, message: "Classes are not made while an app runs on Linux: declare a subclass.")
public func objc_registerClassPair(_ type: AnyClass) {}

/// Does not exist on Linux; the message of the compiler says what to do.
@available(*, unavailable, message: "An object keeps its class on Linux: make an object of the other class.")
public func object_setClass(_ object: Any?, _ type: AnyClass) -> AnyClass? { nil }

/// Does not exist on Linux; the message of the compiler says what to do.
@available(*, unavailable, message: "Use type(of:) on Linux.")
public func object_getClass(_ object: Any?) -> AnyClass? { nil }

/// Does not exist on Linux; the message of the compiler says what to do.
@available(*, unavailable, message: "Classes are not found by name on Linux: keep a table of them.")
public func objc_getClass(_ name: Any) -> Any? { nil }
