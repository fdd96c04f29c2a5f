/// Expects an equal value.
public func == <T: Equatable>(left: Expectation<T>, right: T) { left.to(equal(right)) }
/// Expects an equal value, or none.
public func == <T: Equatable>(left: Expectation<T>, right: T?) {
    if let right { left.to(equal(right)) } else { left.to(beNil()) }
}
/// Expects a value that is not equal.
public func != <T: Equatable>(left: Expectation<T>, right: T) { left.toNot(equal(right)) }
/// Expects a value that is not equal, or any.
public func != <T: Equatable>(left: Expectation<T>, right: T?) {
    if let right { left.toNot(equal(right)) } else { left.toNot(beNil()) }
}
/// Expects a larger value.
public func > <T: Comparable>(left: Expectation<T>, right: T) { left.to(beGreaterThan(right)) }
/// Expects a value that is not smaller.
public func >= <T: Comparable>(left: Expectation<T>, right: T) { left.to(beGreaterThanOrEqualTo(right)) }
/// Expects a smaller value.
public func < <T: Comparable>(left: Expectation<T>, right: T) { left.to(beLessThan(right)) }
/// Expects a value that is not larger.
public func <= <T: Comparable>(left: Expectation<T>, right: T) { left.to(beLessThanOrEqualTo(right)) }

/// Expects the same object.
public func === <T>(left: Expectation<T>, right: AnyObject?) { left.to(beIdenticalTo(right)) }
/// Expects another object.
public func !== <T>(left: Expectation<T>, right: AnyObject?) { left.toNot(beIdenticalTo(right)) }
