import PortableUIKit

/// A view with a layout.
///
/// To preserve the interface of an existing view, subclass and forward:
///
///     final class TextFieldAndImageView: View<TextFieldAndImageLayout> {
///         var textField: UITextField { layout.textField }
///         var imageView: UIImageView { layout.imageView }
///     }
open class View<Layout: ViewLayout>: UIView {
    /// The layout of the view.
    public let layout = Layout()

    /// Creates a view with a frame and installs the layout.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        layout.install(on: self)
    }

    /// Unavailable: layouts and their views are created in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("A view with a layout is made in code: use init(frame:)")
    }

    /// Forwards trait changes to a ``TraitResponsiveViewLayout``.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        layout.tellTraits(previousTraitCollection, in: self)
    }
}
