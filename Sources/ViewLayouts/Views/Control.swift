import PortableUIKit

/// A control with a layout: a button or a switch of one's own making.
///
/// Its subviews should not take touches (`isUserInteractionEnabled = false`), or the control does not get them.
open class Control<Layout: ViewLayout>: UIControl {
    /// What is in the control.
    public let layout = Layout()

    /// Makes a control with that frame and its layout in it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        layout.install(on: self)
    }

    /// Not available: layouts are written in code, and so are the views that have them.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("A control with a layout is made in code: use init(frame:)")
    }

    /// Passes new traits on to layouts that want them.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        layout.tellTraits(previousTraitCollection, in: self)
    }
}
