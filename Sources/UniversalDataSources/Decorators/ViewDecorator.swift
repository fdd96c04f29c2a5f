import PortableUIKit

/// Styles views of a type apart from what they show: colours, fonts, corners.
///
/// A decorator is applied after each configuration of a view and whenever the view's traits change, so it has to set all that
/// it is responsible for every time. Decorators compose:
///
///     let card = ViewDecorator<TileCell> { cell, _ in cell.layer.cornerRadius = 12 }
///     let outlined = card + ViewDecorator { cell, traits in
///         cell.layer.borderColor = UIColor.separator.resolvedColor(with: traits).cgColor
///     }
@MainActor
public struct ViewDecorator<View: UIView> {
    private let steps: [@MainActor (View, UITraitCollection) -> Void]

    /// Makes a decorator; one without a closure does nothing.
    public init(_ decorate: @escaping @MainActor (View, UITraitCollection) -> Void) {
        steps = [decorate]
    }

    /// Makes a decorator from others, applied one after another: later ones win.
    public init(_ decorators: [ViewDecorator<View>]) {
        steps = decorators.flatMap(\.steps)
    }

    /// Styles a view for its traits.
    public func decorate(_ view: View) {
        for step in steps { step(view, view.traitCollection) }
    }

    /// Both decorators, this one first.
    public func followed(by other: ViewDecorator<View>) -> ViewDecorator<View> {
        ViewDecorator([self, other])
    }

    /// Both decorators, the left one first.
    public static func + (left: ViewDecorator<View>, right: ViewDecorator<View>) -> ViewDecorator<View> {
        left.followed(by: right)
    }

    /// The decorator for the part of another view.
    ///
    ///     heading.on(\TileCell.titleLabel)
    public func on<Whole: UIView>(_ part: KeyPath<Whole, View>) -> ViewDecorator<Whole> {
        ViewDecorator<Whole> { whole, _ in decorate(whole[keyPath: part]) }
    }
}

/// A decorator without the type of its views.
@MainActor
struct AnyViewDecorator {
    /// The type of the views, in words.
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
    /// - Returns: Whether it is.
    func decorate(_ view: UIView) -> Bool { decorateView(view) }
}
