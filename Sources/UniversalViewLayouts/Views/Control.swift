import PortableUIKit

/// A control with a layout: a custom button or switch.
///
/// Its subviews should not receive touches (`isUserInteractionEnabled = false`), because otherwise the control does not
/// receive them.
open class Control<Layout: ViewLayout>: UIControl {
    /// The layout of the control.
    public let layout = Layout()

    /// Creates a control with a frame and installs the layout.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        layout.install(on: self)
    }

    /// Unavailable: layouts and their views are created in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("A control with a layout is made in code: use init(frame:)")
    }

    /// Forwards trait changes to a ``TraitResponsiveViewLayout``.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        layout.tellTraits(previousTraitCollection, in: self)
    }
}
