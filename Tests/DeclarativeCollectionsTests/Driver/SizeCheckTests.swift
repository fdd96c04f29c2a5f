import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("Check of sizes in debug builds")
struct SizeCheckTests {
    @Test("a row whose text does not fit is reported once per type, with location, size and text")
    func report() {
        let screen = TestScreen()
        screen.apply([CaptionItem(text: "fits", height: 40), CaptionItem(text: "cut off", height: 8)])
        screen.apply([CaptionItem(text: "cut off as well", height: 7)])
        let descriptions = screen.reports.map(\.description)
        expectEqual(descriptions.count, 1)
        expectEqual(
            descriptions.first?.hasPrefix(
                "CaptionCell at section 0, item 1 does not fit in the size it asked for, 320.0 by 8.0"
            ),
            true
        )
        expectEqual(descriptions.first?.contains("the label \"cut off\" needs "), true)
    }
}

private struct CaptionItem: CollectionViewItem {
    typealias Cell = CaptionCell

    var text: String
    var height: CGFloat
    var differenceIdentifier: DifferenceIdentifier { DifferenceIdentifier(text) }
}

private final class CaptionCell: UICollectionViewCell, CollectionViewItemCell {
    private let label = UILabel()

    static func size(fitting width: CGFloat, item: CaptionItem) -> CGSize {
        CGSize(width: width, height: item.height)
    }

    func update(with item: CaptionItem) {
        if label.superview == nil { contentView.addSubview(label) }
        label.text = item.text
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds
    }
}
