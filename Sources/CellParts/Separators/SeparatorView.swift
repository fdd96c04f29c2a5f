import DeclarativeCollections
import PortableUIKit

/// The separator at the bottom of a row, one pixel tall at any scale.
public final class SeparatorView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)

        backgroundColor = CellTheme.standard.palette.overlaySeparator
        isUserInteractionEnabled = false
    }

    /// Unavailable: create the view in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("SeparatorView is made in code; it cannot be decoded.")
    }

    /// Returns the frame of a separator at the bottom of a row of the given size, for the current traits.
    ///
    /// It is measured from the leading edge, so it must be mirrored in a right-to-left row. It is empty if the insets
    /// leave no space.
    public static func frame(of separator: SeparatorType, in size: CGSize) -> CGRect {
        let thickness = min(PixelGrid.current.hairline, size.height)
        let leading = min(separator.leading.layoutLength, size.width)
        let trailing = min(separator.trailing.layoutLength, size.width - leading)
        return CGRect(
            x: leading,
            y: size.height - thickness,
            width: size.width - leading - trailing,
            height: thickness
        )
    }
}
