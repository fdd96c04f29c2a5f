import PortableUIKit

/// A type-erased item or supplementary element. A class, so that states share rows and an unchanged row is recognized
/// by reference.
///
/// - `Base`: the existential type of the value.
/// - `View`: the common superclass of the views of such values.
class ErasedBox<Base, View: UICollectionReusableView> {
    /// Whether a driver measured the value, or one that is equal. What nobody has measured need not be compared with its next
    /// version: nothing depends on it yet. Used on the main thread only.
    final var isMeasured = false

    var base: Base { preconditionFailure("overridden in TypedBox") }
    var viewType: View.Type { preconditionFailure("overridden in TypedBox") }

    /// The type of the value, without looking at it: boxes of one type hold values of one type.
    final var typeIdentifier: ObjectIdentifier { ObjectIdentifier(type(of: self)) }

    func isEqual(to other: ErasedBox<Base, View>) -> Bool {
        self === other
    }

    @MainActor
    func size(fitting width: CGFloat) -> CGSize {
        .zero
    }

    @MainActor
    func update(_ view: View) {}

    @MainActor
    func updateHandlers(of view: View) {}
}

/// The box of values of one type; together with its binding the only place that knows both a value's type and its
/// view's.
final class TypedBox<Binding: ViewBinding>: ErasedBox<Binding.Base, Binding.View> {
    private let stored: StoredValue<Binding.Value>
    private var value: Binding.Value { stored.value }

    init(_ value: Binding.Value) {
        stored = StoredValue(value: value)
    }

    override var base: Binding.Base { Binding.base(of: value) }
    override var viewType: Binding.View.Type { Binding.viewType }

    override func isEqual(to other: ErasedBox<Binding.Base, Binding.View>) -> Bool {
        guard self !== other else { return true }
        // A class without subclasses: its objects are those of the same type. Cheaper than a cast.
        guard type(of: other) == type(of: self) else { return false }
        return stored.equals(unsafeDowncast(other, to: Self.self).stored)
    }

    override func size(fitting width: CGFloat) -> CGSize {
        Binding.size(fitting: width, value: value)
    }

    override func update(_ view: Binding.View) {
        Binding.update(view, with: value)
    }

    override func updateHandlers(of view: Binding.View) {
        Binding.updateHandlers(of: view, with: value)
    }
}

/// A value that is compared where it is. Comparing a property of a class copies both values, with all references in them, which takes
/// longer than the comparison: values of a type that cannot be copied are only borrowed.
private struct StoredValue<Value: Equatable>: ~Copyable {
    let value: Value

    borrowing func equals(_ other: borrowing StoredValue<Value>) -> Bool {
        value == other.value
    }
}
