import Foundation

/// The last value of an observed property. Views, their layers and controllers are not kept alive by those who observe them.
@MainActor struct LastValue<Value> {
    private var content: Value?
    private weak var object: AnyObject?

    init(_ value: Value) {
        if value is UIResponder || value is CALayer {
            object = value as AnyObject
        } else {
            content = value
        }
    }

    /// The value; `nil` if it was an object that is gone.
    var value: Value? { content ?? object.flatMap { $0 as Any as? Value } }

    /// Returns whether a value is the last one.
    func isSame(as other: Value) -> Bool {
        value.map { KeyValueComparison.areSame($0, other) } ?? false
    }
}
