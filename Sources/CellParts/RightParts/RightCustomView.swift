import ContainerCells
import PortableUIKit

/// The view of `RightCustom`: the content's view with the standard insets of right parts. It keeps the width of the
/// content and moves below the left part if both do not fit side by side.
public final class RightCustomView<Hosted: ContainerContent>: UIView {
    private let hostedView = Hosted.View()
    private var spacing = SpacingScale.standard
    private var isBelowLeft = false

    public override init(frame: CGRect) {
        super.init(frame: frame)

        addSubview(hostedView)
    }

    /// Unavailable: create the view in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("RightCustomView is made in code; it cannot be decoded.")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        let insets = PartInsets.right(spacing, isBelowLeft: isBelowLeft)
        hostedView.frame = contentFrame(insetBy: insets)
    }
}

// MARK: - RightContentView

extension RightCustomView: RightContentView {
    /// Measures the part for a proposed width in points, using the current traits and theme. The minimum width is the
    /// width of the content.
    public static func measure(fitting width: CGFloat, content: RightCustom<Hosted>) -> PartMeasurement {
        let insets = PartInsets.right(CellTheme.current.spacing, isBelowLeft: false)
        let size = size(of: content, in: insets, fitting: width)
        let wanted = width == .infinity ? size : self.size(of: content, in: insets, fitting: .infinity)
        return PartMeasurement(size: size, minWidth: wanted.width, insets: insets)
    }

    /// Measures the part below the left part, where its insets differ, for a proposed width in points.
    public static func measureBelow(fitting width: CGFloat, content: RightCustom<Hosted>) -> PartMeasurement? {
        let insets = PartInsets.right(CellTheme.current.spacing, isBelowLeft: true)
        return PartMeasurement(size: size(of: content, in: insets, fitting: width), minWidth: 0, insets: insets)
    }

    /// Updates the insets for a position below or beside the left part.
    public func update(isBelowLeft: Bool) {
        guard isBelowLeft != self.isBelowLeft else { return }
        self.isBelowLeft = isBelowLeft
        setNeedsLayout()
    }

    /// Updates the view to show `content`.
    public func update(with content: RightCustom<Hosted>) {
        spacing = CellTheme.current.spacing
        hostedView.update(with: content.content)
        takeOverAccessibility(of: hostedView)
        setNeedsLayout()
    }

    /// Forwards the handlers of an equal content.
    public func updateHandlers(with content: RightCustom<Hosted>) {
        hostedView.updateHandlers(with: content.content)
    }

    /// Prepares the content's view for reuse.
    public func prepareForReuse() {
        hostedView.prepareForReuse()
    }

    private static func size(
        of content: RightCustom<Hosted>,
        in insets: UIEdgeInsets,
        fitting width: CGFloat
    ) -> CGSize {
        let width = width.layoutLength
        let room = (width - insets.left - insets.right).layoutLength
        let size = Hosted.View.size(fitting: room, content: content.content)
        return CGSize(
            width: min(insets.left + size.width + insets.right, width),
            height: insets.top + size.height + insets.bottom
        )
    }
}
