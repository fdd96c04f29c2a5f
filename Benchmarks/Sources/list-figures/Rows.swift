import CairoBaseline
import Honeycomb

/// The rows of the benchmark: unique texts, a rounded image, a chevron, a separator.
@MainActor
enum Rows {
    static func state(count: Int, changing changed: Int? = nil) -> CollectionViewState {
        state((0..<count).map { item($0, suffix: $0 == changed ? "!" : "") })
    }

    static func state(_ items: [CollectionViewDiffableItem]) -> CollectionViewState {
        CollectionViewState(sections: [CollectionViewSection(differenceIdentifier: "list", items: items)])
    }

    static func item(_ index: Int, suffix: String = "") -> CollectionViewDiffableItem {
        item(index, content: content(index, suffix: suffix))
    }

    static func item(_ index: Int, content: LeftImageTitleSubtitle) -> CollectionViewDiffableItem {
        ImageTitleSubtitleChevronItem(
            differenceIdentifier: index,
            left: content,
            right: RightChevron(),
            separator: .left72Right16,
            didSelectHandler: {}
        ).diffableItem
    }

    static func content(_ index: Int, suffix: String = "") -> LeftImageTitleSubtitle {
        let text = RowText(index: index)
        return LeftImageTitleSubtitle(image: .local(image), title: text.title + suffix, subtitle: text.subtitle)
    }

    private static let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
        UIColor.systemTeal.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
}
