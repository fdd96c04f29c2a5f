import ContainerCells
import PortableUIKit

/// The view of `LeftCustom`: the content's view with the standard insets of left parts.
public final class LeftCustomView<Hosted: ContainerContent>: UIView {
    private let hostedView = Hosted.View()
    private var insets = UIEdgeInsets.zero

    public override init(frame: CGRect) {
        super.init(frame: frame)

        addSubview(hostedView)
    }

    /// Unavailable: create the view in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("LeftCustomView is made in code; it cannot be decoded.")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        hostedView.frame = contentFrame(insetBy: insets)
    }
}

// MARK: - LeftContentView

extension LeftCustomView: LeftContentView {
    /// If the view would get narrower than this, in points, the right part is compressed instead.
    private static var minContentWidth: CGFloat { 100 }

    /// Measures the part for a proposed width in points, using the current traits and theme.
    public static func measure(fitting width: CGFloat, content: LeftCustom<Hosted>) -> PartMeasurement {
        let insets = PartInsets.left(CellTheme.current.spacing)
        let width = width.layoutLength
        let room = (width - insets.left - insets.right).layoutLength
        let size = Hosted.View.size(fitting: room, content: content.content)
        // A narrower view may have been limited by the proposed width.
        let isWanted = width == .infinity || size.width >= minContentWidth
        let wanted = isWanted ? size.width : Hosted.View.size(fitting: .infinity, content: content.content).width
        return PartMeasurement(
            size: CGSize(
                width: min(insets.left + size.width + insets.right, width),
                height: insets.top + size.height + insets.bottom
            ),
            minWidth: insets.left + min(wanted, minContentWidth) + insets.right,
            insets: insets
        )
    }

    /// Updates the view to show `content`.
    public func update(with content: LeftCustom<Hosted>) {
        insets = PartInsets.left(CellTheme.current.spacing)
        hostedView.update(with: content.content)
        takeOverAccessibility(of: hostedView)
        setNeedsLayout()
    }

    /// Forwards the handlers of an equal content.
    public func updateHandlers(with content: LeftCustom<Hosted>) {
        hostedView.updateHandlers(with: content.content)
    }

    /// Prepares the content's view for reuse.
    public func prepareForReuse() {
        hostedView.prepareForReuse()
    }
}
