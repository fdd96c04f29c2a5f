import Honeycomb

/// A cell whose type is hidden, so that a board can hold any.
@MainActor
struct CatalogCell {
    let name: String

    /// Makes the view and shows the content in it.
    let makeView: () -> UIView

    /// The size for the current traits.
    let size: (_ width: CGFloat) -> CGSize

    init<Content: ContainerContent>(
        _ content: Content,
        name: String,
        insets: UIEdgeInsets = .zero,
        isEnabled: Bool = true
    ) {
        self.name = name
        makeView = {
            let view = InsetView(hosting: Content.View(), insets: insets)
            view.hosted.update(with: content)
            // A disabled cell is half transparent.
            view.alpha = isEnabled ? 1 : 0.5
            return view
        }
        size = { width in
            let room = max(width - insets.left - insets.right, 0)
            let size = Content.View.size(fitting: room, content: content)
            return CGSize(width: width, height: size.height + insets.top + insets.bottom)
        }
    }
}

/// A view in insets, of which `left` is the leading one.
final class InsetView<Hosted: UIView>: UIView {
    let hosted: Hosted

    private let insets: UIEdgeInsets

    init(hosting hosted: Hosted, insets: UIEdgeInsets) {
        self.hosted = hosted
        self.insets = insets

        super.init(frame: .zero)

        addSubview(hosted)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("InsetView is made in code; it cannot be decoded.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()

        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let directed = UIEdgeInsets(
            top: insets.top,
            left: isMirrored ? insets.right : insets.left,
            bottom: insets.bottom,
            right: isMirrored ? insets.left : insets.right
        )
        hosted.frame = bounds.inset(by: directed)
    }
}
