import PortableUIKit

/// A type-erased item or supplementary element. A class, so that states share rows and an unchanged row is recognized
/// by reference.
///
/// - `Base`: the existential type of the value.
/// - `View`: the common superclass of the views of such values.
class ErasedBox<Base, View: UICollectionReusableView> {
    var base: Base { preconditionFailure("overridden in TypedBox") }
    var viewType: View.Type { preconditionFailure("overridden in TypedBox") }

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
    private let value: Binding.Value

    init(_ value: Binding.Value) {
        self.value = value
    }

    override var base: Binding.Base { Binding.base(of: value) }
    override var viewType: Binding.View.Type { Binding.viewType }

    override func isEqual(to other: ErasedBox<Binding.Base, Binding.View>) -> Bool {
        guard self !== other else { return true }
        guard let other = other as? Self else { return false }
        return value == other.value
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
