import Foundation
import HeadlessUIKit

/// A cell that counts its lifecycle events.
final class TestCell: UICollectionViewCell {
    /// The number of cells created since the count was reset.
    static var createdCount = 0

    var title = ""
    var reuseCount = 0
    var appliedFrames: [CGRect] = []
    var preferredHeight: CGFloat?
    var preferredHeightRequests = 0
    private let creation = CreationNote()

    override func prepareForReuse() {
        super.prepareForReuse()
        reuseCount += 1
        title = ""
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        appliedFrames.append(layoutAttributes.frame)
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        preferredHeightRequests += 1
        if let preferredHeight { layoutAttributes.size.height = preferredHeight }
        return layoutAttributes
    }
}

/// Counts a created cell; cells cannot override `init(frame:)` in a way that compiles on both platforms.
@MainActor private final class CreationNote {
    init() {
        TestCell.createdCount += 1
    }
}

/// A header that counts its reuses.
final class TestHeader: UICollectionReusableView {
    var title = ""
    var reuseCount = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        reuseCount += 1
    }
}
