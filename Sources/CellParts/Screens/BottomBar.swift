import DeclarativeCollections
import PortableUIKit

/// The bar below the list of a screen, over its rows: rows on the background of the theme, with a hairline above them.
///
/// It grows with its rows, which are not wider than text that is easy to read. Rows that take more than a part of the screen scroll.
package final class BottomBar: UIView {
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private lazy var driver = CollectionViewDriver(collectionView: list)
    private let hairline = UIView()
    private var theme = CellTheme.standard

    /// The highest bar as a part of the screen: rows above it stay in sight.
    private static let largestShare: CGFloat = 0.6

    /// Measuring ends when the height stays the same; each round can show rows that were estimated before.
    private static let maximumRounds = 8

    package override init(frame: CGRect) {
        super.init(frame: frame)

        list.backgroundColor = .clear
        list.contentInsetAdjustmentBehavior = .never
        list.alwaysBounceVertical = false
        addSubview(list)
        addSubview(hairline)
        isHidden = true
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        fatalError("BottomBar is made in code; it cannot be decoded.")
    }

    /// Shows rows in the environment of a screen.
    func show(
        _ section: CollectionViewSection?,
        in environment: CollectionViewEnvironment,
        completion: @escaping @MainActor () -> Void
    ) {
        isHidden = section == nil
        theme = environment[CellThemeKey.self]
        backgroundColor = theme.palette.background
        updateSurface()
        var state = CollectionViewState(sections: section.map { [$0] } ?? []).withReadableWidth
        state.environment = environment
        // The list above moves at once with the height of the bar.
        driver.apply(state, animated: false, completion: completion)
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

    /// Returns the height of the rows above the safe area, in points, and gives them that height.
    ///
    /// - Parameters:
    ///   - width: The width of the screen without its safe area.
    ///   - screenHeight: The height of the screen without the keyboard.
    func height(fitting width: CGFloat, in screenHeight: CGFloat) -> CGFloat {
        let limit = max((screenHeight * Self.largestShare).rounded(), 0)
        var height = min(max(list.bounds.height, 1), max(limit, 1))
        for _ in 0..<Self.maximumRounds {
            list.frame.size = CGSize(width: max(width, 0), height: height)
            list.layoutIfNeeded()
            let content = list.collectionViewLayout.collectionViewContentSize.height
            list.isScrollEnabled = content > limit
            let next = max(min(content, limit), 1)
            if next == height { break }
            height = next
        }
        return height
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        updateSurface()
        // The height depends on the text size.
        superview?.setNeedsLayout()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()

        list.frame.origin = CGPoint(x: safeAreaInsets.left, y: 0)
        let pixel = 1 / max(1, traitCollection.displayScale)
        hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: theme.details.bar.borderWidth ?? pixel)
    }
}
