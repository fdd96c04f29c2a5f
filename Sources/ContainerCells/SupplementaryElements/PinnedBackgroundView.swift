import PortableUIKit

/// The background of a header that is pinned over rows, with a hairline at its bottom.
///
/// It spans the whole width of the collection view, also if the header is inset, and has its color.
final class PinnedBackgroundView: UIView {
    private let hairline = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        hairline.backgroundColor = .separator
        addSubview(hairline)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PinnedBackgroundView is created in code only")
    }

    /// Places the background behind a header.
    func place(in header: UIView) {
        let list = header.superview
        frame = CGRect(
            x: -header.frame.minX + (list?.bounds.minX ?? 0),
            y: 0,
            width: list?.bounds.width ?? header.bounds.width,
            height: header.bounds.height
        )
        backgroundColor = Self.color(behind: list)
        let thickness = 1 / max(1, traitCollection.displayScale)
        hairline.frame = CGRect(x: 0, y: bounds.height - thickness, width: bounds.width, height: thickness)
    }

    /// Returns the color that is visible behind the rows: that of the nearest view that has an opaque one.
    private static func color(behind view: UIView?) -> UIColor {
        var view = view
        while let candidate = view {
            if let color = candidate.backgroundColor, color.cgColor.alpha == 1 { return color }
            view = candidate.superview
        }
        return .systemBackground
    }
}
