import PortableUIKit

/// A label that can center its lines, whatever alignment its text asks for.
public final class PartLabel: UILabel {
    var isCentered = false {
        didSet { if isCentered != oldValue { textAlignment = super.textAlignment } }
    }

    public override var textAlignment: NSTextAlignment {
        get { super.textAlignment }
        set {
            let alignment = isCentered ? .center : newValue
            if super.textAlignment != alignment { super.textAlignment = alignment }
        }
    }
}
