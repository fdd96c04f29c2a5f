import Foundation

/// The values of traits that an app defines, by trait. Immutable, because collections of traits share it.
final class CustomTraits: Equatable, @unchecked Sendable {
    // `@unchecked` because an app chooses the types of the values; as in UIKit, it must not change them.
    private let values: [ObjectIdentifier: CustomTraitValue]

    private init(values: [ObjectIdentifier: CustomTraitValue]) {
        self.values = values
    }

    static func == (left: CustomTraits, right: CustomTraits) -> Bool {
        left === right || left.values == right.values
    }

    /// Returns the value of a trait; `nil` if it isn't specified.
    func value(of trait: UITrait) -> Any? { values[ObjectIdentifier(trait)]?.value }

    func contains(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }

    /// Returns the values with those of another collection, which win.
    func merging(_ other: CustomTraits) -> CustomTraits {
        CustomTraits(values: values.merging(other.values) { $1 })
    }

    /// Returns the values of a collection with another value of a trait; `nil` removes it. Without values there is no
    /// collection.
    static func setting(_ value: Any?, of trait: UITrait, in traits: CustomTraits?) -> CustomTraits? {
        var values = traits?.values ?? [:]
        values[ObjectIdentifier(trait)] = value.map {
            CustomTraitValue(value: $0, affectsColors: trait.affectsColorAppearance)
        }
        return values.isEmpty ? nil : CustomTraits(values: values)
    }

    /// Whether traits that colors depend on differ between two collections.
    static func haveDifferentColors(_ one: CustomTraits?, _ other: CustomTraits?) -> Bool {
        guard one !== other else { return false }
        func colored(_ traits: CustomTraits?) -> [ObjectIdentifier: CustomTraitValue] {
            traits?.values.filter(\.value.affectsColors) ?? [:]
        }
        return colored(one) != colored(other)
    }
}

/// The value of a trait that an app defines.
private struct CustomTraitValue: Equatable {
    let value: Any
    let affectsColors: Bool

    static func == (left: CustomTraitValue, right: CustomTraitValue) -> Bool {
        TraitEquality.areEqual(left.value, right.value)
    }
}

/// An optional of any type.
private protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { self }
}

/// How values of traits are compared.
enum TraitEquality {
    /// Returns whether two values are equal. Values of types that can't be compared are equal if they are the same
    /// object.
    static func areEqual(_ left: Any, _ right: Any) -> Bool {
        if let left = left as? any Equatable { return isEqual(left, right) }
        if let left = left as? any OptionalValue, let right = right as? any OptionalValue {
            guard let one = left.wrapped, let other = right.wrapped else {
                return left.wrapped == nil && right.wrapped == nil
            }
            return areEqual(one, other)
        }
        guard type(of: left) is AnyClass else { return false }
        return left as AnyObject === right as AnyObject
    }

    private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
        left == right as? Value
    }
}
