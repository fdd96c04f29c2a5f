import ContainerCells
import PortableUIKit

/// The view of `LeftCustom`: the content's view in the insets of every left part.
public final class LeftCustomView<Hosted: ContainerContent>: UIView {
    private let hostedView = Hosted.View()
    private var insets = UIEdgeInsets.zero

    public override init(frame: CGRect) {
        super.init(frame: frame)

        addSubview(hostedView)
    }

    /// Not available: the view is made in code.
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
    /// Before the view gets narrower, the right part gives way, unless the view needs less.
    private static var minContentWidth: CGFloat { 100 }

    /// Measures the part in `width` points, for the current traits and theme.
    public static func measure(fitting width: CGFloat, content: LeftCustom<Hosted>) -> PartMeasurement {
        let insets = LeftTextLayout.insets(CellTheme.current.spacing)
        let width = width.layoutLength
        let room = (width - insets.left - insets.right).layoutLength
        let size = Hosted.View.size(fitting: room, content: content.content)
        // A view that is narrower than that may be so for want of room.
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

    /// Shows `content` in place of what the view shows.
    public func update(with content: LeftCustom<Hosted>) {
        insets = LeftTextLayout.insets(CellTheme.current.spacing)
        hostedView.update(with: content.content)
        takeOverAccessibility(of: hostedView)
        setNeedsLayout()
    }

    /// Passes the closures of an equal content on.
    public func updateHandlers(with content: LeftCustom<Hosted>) {
        hostedView.updateHandlers(with: content.content)
    }

    /// Lets the view go of its content.
    public func prepareForReuse() {
        hostedView.prepareForReuse()
    }
}
