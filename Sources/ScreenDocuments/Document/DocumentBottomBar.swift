import Honeycomb

/// The bar below the list of a document, over its rows: a wide button of the design system, with a hairline above it.
///
/// It grows with its text, and its button is not wider than text that is easy to read.
final class DocumentBottomBar: UIView {
    private typealias Row = LeftRightContainerView<LeftColumnView<LeftButton>, RightEmptyView>

    private let row = Row()
    private let hairline = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)

        addSubview(row)
        addSubview(hairline)
        row.accessibilityIdentifier = ScreenKeys.bottomButton.name
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("DocumentBottomBar is made in code only")
    }

    private var theme = CellTheme.standard

    /// Shows a button in a theme.
    func show(_ button: DocumentBar.Button, in theme: CellTheme) {
        self.theme = theme
        backgroundColor = theme.palette.background
        updateSurface()
        let content = LeftRightContainer(
            left: LeftButton(title: button.title, isEnabled: button.isEnabled, didTapHandler: button.perform),
            right: RightEmpty()
        )
        theme.performAsCurrent { row.show(content) }
        setNeedsLayout()
    }

    /// Layers hold resolved colors.
    private func updateSurface() {
        let surface = theme.details.bar
        hairline.backgroundColor = surface.borderColor ?? theme.palette.separator
        layer.shadowColor = surface.shadow?.color.resolvedColor(with: traitCollection).cgColor
        layer.shadowOpacity = Float(surface.shadow?.opacity ?? 0)
        layer.shadowRadius = surface.shadow?.radius ?? 0
        layer.shadowOffset = surface.shadow?.offset ?? .zero
        showGradient(surface.gradient, in: traitCollection)
    }

    /// Returns the height above the safe area for the width of the screen, in points.
    func height(fitting width: CGFloat) -> CGFloat {
        row.contentSize(fitting: Self.rowWidth(fitting: width))?.height ?? 0
    }

    private static func rowWidth(fitting width: CGFloat) -> CGFloat {
        max(0, min(width, CollectionViewSectionLayout.readableWidth))
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateSurface()
        // The height depends on the text size.
        superview?.setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()

        let area = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
        )
        let width = Self.rowWidth(fitting: area.width)
        row.frame = CGRect(
            x: area.midX - width / 2,
            y: 0,
            width: width,
            height: height(fitting: area.width)
        )
        let pixel = 1 / max(1, traitCollection.displayScale)
        hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: theme.details.bar.borderWidth ?? pixel)
    }
}
