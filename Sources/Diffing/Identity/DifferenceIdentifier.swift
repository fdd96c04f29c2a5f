/// An erased identity that is quick to compare.
///
/// Lists of different elements need one type for all their identities. `AnyHashable` is one, and comparing it costs many
/// times what comparing the value in it costs. This one keeps integers, strings, `UUID`s and payload-free enums flat,
/// and knows its hash from the moment it is created; any other value is kept in an `AnyHashable`.
public struct DifferenceIdentifier: Hashable, CustomStringConvertible {
    let value: AnyHashable

    /// Erases a value. Wrapping a `DifferenceIdentifier` or an `AnyHashable` does not nest: its value is taken.
    public init(_ value: some Hashable) {
        if let identifier = value as? DifferenceIdentifier {
            self = identifier
        } else {
            self.value = AnyHashable(value)
        }
    }

    /// The value this was made from.
    public var base: AnyHashable {
        value
    }

    /// The description of the value.
    public var description: String {
        String(describing: value.base)
    }
}
