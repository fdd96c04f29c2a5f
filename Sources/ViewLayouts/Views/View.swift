import PortableUIKit

/// A plain view with a layout.
///
/// To keep the interface of a view that existed before, subclass and forward:
///
///     final class TextFieldAndImageView: View<TextFieldAndImageLayout> {
///         var textField: UITextField { layout.textField }
///         var imageView: UIImageView { layout.imageView }
///     }
open class View<Layout: ViewLayout>: UIView {
    /// What is in the view.
    public let layout = Layout()

    /// Makes a view with that frame and its layout in it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        layout.install(on: self)
    }

    /// Not available: layouts are written in code, and so are the views that have them.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("A view with a layout is made in code: use init(frame:)")
    }

    /// Passes new traits on to layouts that want them.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        layout.tellTraits(previousTraitCollection, in: self)
    }
}
