import PortableUIKit

/// A style for views of a type, independent of their content: colors, fonts, corners.
///
/// A decorator is applied after each configuration of a view and whenever the view's traits change, so it has to set
/// all the properties it controls every time. Decorators compose:
///
///     let card = ViewDecorator<TileCell> { cell, _ in cell.layer.cornerRadius = 12 }
///     let outlined = card + ViewDecorator { cell, traits in
///         cell.layer.borderColor = UIColor.separator.resolvedColor(with: traits).cgColor
///     }
@MainActor
public struct ViewDecorator<View: UIView> {
    private let steps: [@MainActor (View, UITraitCollection) -> Void]

    /// Creates a decorator from a closure that styles a view for its traits.
    public init(_ decorate: @escaping @MainActor (View, UITraitCollection) -> Void) {
        steps = [decorate]
    }

    /// Creates a decorator that applies others in order: later ones win.
    public init(_ decorators: [ViewDecorator<View>]) {
        steps = decorators.flatMap(\.steps)
    }

    /// Styles a view for its current traits.
    public func decorate(_ view: View) {
        for step in steps { step(view, view.traitCollection) }
    }

    /// Returns a decorator that applies this one, then another.
    public func followed(by other: ViewDecorator<View>) -> ViewDecorator<View> {
        ViewDecorator([self, other])
    }

    /// Returns a decorator that applies the left one, then the right one.
    public static func + (left: ViewDecorator<View>, right: ViewDecorator<View>) -> ViewDecorator<View> {
        left.followed(by: right)
    }

    /// Returns a decorator that applies this one to a subview of another view.
    ///
    ///     heading.on(\TileCell.titleLabel)
    public func on<Whole: UIView>(_ part: KeyPath<Whole, View>) -> ViewDecorator<Whole> {
        ViewDecorator<Whole> { whole, _ in decorate(whole[keyPath: part]) }
    }
}

/// A type-erased decorator.
@MainActor
struct AnyViewDecorator {
    /// The name of the view type.
    let viewTypeName: String
    private let decorateView: @MainActor (UIView) -> Bool

    init<View: UIView>(_ decorator: ViewDecorator<View>) {
        viewTypeName = String(describing: View.self)
        decorateView = { view in
            guard let view = view as? View else { return false }
            decorator.decorate(view)
            return true
        }
    }

    /// Styles a view if it is of the type.
    ///
    /// - Returns: Whether the view is of the type.
    func decorate(_ view: UIView) -> Bool { decorateView(view) }
}
