import Foundation

/// The method of a selector, with its types erased.
final class SelectorMethod {
    /// The type that has the method; `nil` for a method of an object.
    let owner: Any.Type?
    /// Returns whether the method can be called on a target.
    let accepts: (Any?) -> Bool
    /// Calls the method, on the target if the method has an owner.
    ///
    /// - Throws: `SelectorMismatch` if the target or an argument has the wrong type. Nothing was called then.
    let call: (_ target: Any?, _ arguments: SelectorArguments) throws -> Any

    init(
        owner: Any.Type?,
        accepts: @escaping (Any?) -> Bool,
        call: @escaping (_ target: Any?, _ arguments: SelectorArguments) throws -> Any
    ) {
        self.owner = owner
        self.accepts = accepts
        self.call = call
    }
}

/// What is wrong with a target or with an argument of a method.
struct SelectorMismatch: Error {
    let expected: Any.Type
    /// The type of the value; `nil` for `nil`.
    let received: Any.Type?
    /// The number of the argument, from zero; `nil` for the target.
    let argument: Int?
}

/// The arguments that are sent with a selector.
struct SelectorArguments {
    let values: [Any?]

    /// Returns an argument as the type of a parameter.
    func value<Parameter>(_ index: Int) throws -> Parameter {
        let value = index < values.count ? values[index] : nil
        if let value, let fitting = value as? Parameter ?? bridged(value) as? Parameter { return fitting }
        // `UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing))` works on a device because an
        // object is a `true` there.
        if Parameter.self == Bool.self, let flag = (value != nil) as? Parameter { return flag }
        // A second parameter that is no event, such as a completion handler, gets `nil`.
        if let type = Parameter.self as? any ExpressibleByNilLiteral.Type, let value = type.nilValue as? Parameter {
            return value
        }
        throw SelectorMismatch(expected: Parameter.self, received: value.map { type(of: $0) }, argument: index)
    }

    /// Returns the reference type of a value that Objective-C methods may name by either type.
    private func bridged(_ value: Any) -> Any {
        switch value {
        case let value as Notification: NSNotification(name: value.name, object: value.object, userInfo: value.userInfo)
        case let value as String: NSString(string: value)
        default: value
        }
    }
}

extension ExpressibleByNilLiteral {
    fileprivate static var nilValue: Self { nil }
}
