import ContainerCells
import PortableUIKit

/// The view of `RightCustom`: the content's view in the insets of every right part. It keeps the width that the content
/// asks for, and moves below the left part where there is no room for both.
public final class RightCustomView<Hosted: ContainerContent>: UIView {
    private let hostedView = Hosted.View()
    private var spacing = SpacingScale.standard
    private var isBelowLeft = false

    public override init(frame: CGRect) {
        super.init(frame: frame)

        addSubview(hostedView)
    }

    /// Not available: the view is made in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("RightCustomView is made in code; it cannot be decoded.")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        let insets = RightElementsLayout.insets(spacing, isBelowLeft: isBelowLeft)
        hostedView.frame = contentFrame(insetBy: insets)
    }
}

// MARK: - RightContentView

extension RightCustomView: RightContentView {
    /// Measures the part in `width` points, for the current traits and theme. Its least width is what the content asks for.
    public static func measure(fitting width: CGFloat, content: RightCustom<Hosted>) -> PartMeasurement {
        let insets = RightElementsLayout.insets(CellTheme.current.spacing, isBelowLeft: false)
        let size = size(of: content, in: insets, fitting: width)
        let wanted = width == .infinity ? size : self.size(of: content, in: insets, fitting: .infinity)
        return PartMeasurement(size: size, minWidth: wanted.width, insets: insets)
    }

    /// Measures the part below the left part in `width` points: there it has other insets.
    public static func measureBelow(fitting width: CGFloat, content: RightCustom<Hosted>) -> PartMeasurement? {
        let insets = RightElementsLayout.insets(CellTheme.current.spacing, isBelowLeft: true)
        return PartMeasurement(size: size(of: content, in: insets, fitting: width), minWidth: 0, insets: insets)
    }

    /// Takes over the insets of a place below the left part, or beside it.
    public func update(isBelowLeft: Bool) {
        guard isBelowLeft != self.isBelowLeft else { return }
        self.isBelowLeft = isBelowLeft
        setNeedsLayout()
    }

    /// Shows `content` in place of what the view shows.
    public func update(with content: RightCustom<Hosted>) {
        spacing = CellTheme.current.spacing
        hostedView.update(with: content.content)
        takeOverAccessibility(of: hostedView)
        setNeedsLayout()
    }

    /// Passes the closures of an equal content on.
    public func updateHandlers(with content: RightCustom<Hosted>) {
        hostedView.updateHandlers(with: content.content)
    }

    /// Lets the view go of its content.
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
