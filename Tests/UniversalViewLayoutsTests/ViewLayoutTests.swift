import Expectations
import PortableUIKit
import Testing
import UniversalViewLayouts

@MainActor @Suite struct ViewLayoutTests {
    private let width: CGFloat = 200

    @Test("two labels are side by side, ten points from each edge")
    func twoLabels() {
        let twoLabels = View<TwoLabelsLayout>(frame: .zero)
        twoLabels.layout.leftLabel.text = "Any"
        twoLabels.layout.rightLabel.text = "Suggestion"
        twoLabels.frame = CGRect(x: 0, y: 0, width: width, height: 50)
        twoLabels.layoutIfNeeded()
        let left = twoLabels.layout.leftLabel
        let right = twoLabels.layout.rightLabel
        expectEqual(left.superview?.frame, CGRect(x: 10, y: 10, width: 180, height: 30))
        expectEqual(left.frame.maxX, right.frame.minX)
        expect(left.frame.minX == 0 && right.frame.maxX == 180)
        let size = twoLabels.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let labels = left.intrinsicContentSize
        expectEqual(size.width, 20 + labels.width + right.intrinsicContentSize.width)
        expectEqual(size.height, 20 + labels.height)
    }

    @Test("one layout has the same frames in a view, a control, a cell and a header")
    func everywhere() {
        let text = "A sentence that is too long for a single line"
        let view = View<ParagraphLayout>()
        let control = Control<ParagraphLayout>()
        let cell = CollectionViewCell<ParagraphLayout>(frame: .zero)
        let header = CollectionReusableView<ParagraphLayout>(frame: .zero)
        let labels = [view.layout.label, control.layout.label, cell.layout.label, header.layout.label]
        for label in labels { label.text = text }
        let height = labels[0].sizeThatFits(CGSize(width: width - 10, height: 0)).height
        for host in [view, control, cell, header] as [UIView] {
            host.frame = CGRect(x: 0, y: 0, width: width, height: height + 10)
            host.layoutIfNeeded()
        }
        expect(cell.layout.label.superview === cell.contentView)
        expect(header.layout.label.superview === header)
        for label in labels { expectEqual(label.frame, CGRect(x: 5, y: 5, width: width - 10, height: height)) }
    }

    @Test("cells and headers request the height that their layout needs")
    func selfSizing() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: width, height: 1)
        let cell = CollectionViewCell<ParagraphLayout>(frame: .zero)
        cell.layout.label.text = "A sentence that is too long for a single line"
        let height = cell.layout.label.sizeThatFits(CGSize(width: width - 10, height: 0)).height + 10
        expectEqual(cell.preferredLayoutAttributesFitting(attributes).size, CGSize(width: width, height: height))
        attributes.frame = CGRect(x: 0, y: 0, width: width, height: 1)
        let header = CollectionReusableView<ParagraphLayout>(frame: .zero)
        header.layout.label.text = cell.layout.label.text
        expectEqual(header.preferredLayoutAttributesFitting(attributes).size, CGSize(width: width, height: height))
    }

    @Test("a layout holds other layouts")
    func nesting() {
        let view = View<NestingLayout>()
        view.layout.labels.leftLabel.text = "Left"
        view.layout.paragraph.layout.label.text = "A sentence that is too long for a single line"
        let size = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        view.frame = CGRect(origin: .zero, size: size)
        view.layoutIfNeeded()
        let labels = view.layout.labels.leftLabel.intrinsicContentSize.height + 20
        expectEqual(view.layout.paragraph.frame.minY, labels)
        expectEqual(view.layout.paragraph.frame.maxY, size.height)
        expectEqual(view.layout.paragraph.layout.label.frame.width, width - 10)
    }

    @Test("cells and headers notify a layout of reuse")
    func reuse() {
        let cell = CollectionViewCell<ListeningLayout>(frame: .zero)
        let header = CollectionReusableView<ListeningLayout>(frame: .zero)
        cell.prepareForReuse()
        header.prepareForReuse()
        header.prepareForReuse()
        expectEqual(cell.layout.reuseCount, 1)
        expectEqual(header.layout.reuseCount, 2)
    }

    @Test("trait changes are forwarded to layouts that respond to them")
    func traits() {
        let view = View<ListeningLayout>()
        let control = Control<ListeningLayout>()
        let cell = CollectionViewCell<ListeningLayout>(frame: .zero)
        let layouts = [view.layout, control.layout, cell.layout]
        for host in [view, control, cell] as [UIView] { host.overrideUserInterfaceStyle = .dark }
        for layout in layouts { expectEqual(layout.previousStyles, [.light]) }
    }

    @Test("an existing view keeps its interface by forwarding to the layout")
    func bridge() {
        final class ParagraphView: View<ParagraphLayout> {
            var label: UILabel { layout.label }
        }
        let view = ParagraphView()
        view.label.text = "Text"
        expectEqual(view.layout.label.text, "Text")
        expect(view.label.superview === view)
    }

    @Test("a collection view shows cells and headers with layouts")
    func collection() {
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

            func collectionView(
                _ collectionView: UICollectionView,
                cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "two-labels", for: indexPath)
                (cell as? CollectionViewCell<TwoLabelsLayout>)?.layout.leftLabel.text = "\(indexPath.item)"
                return cell
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        let collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 300),
            collectionViewLayout: layout
        )
        collectionView.register(CollectionViewCell<TwoLabelsLayout>.self, forCellWithReuseIdentifier: "two-labels")
        let source = Source()
        collectionView.dataSource = source
        collectionView.layoutIfNeeded()
        let cells = collectionView.visibleCells.compactMap { $0 as? CollectionViewCell<TwoLabelsLayout> }
        expectEqual(Set(cells.map { $0.layout.leftLabel.text }), ["0", "1", "2"])
        for cell in cells {
            expectEqual(cell.layout.leftLabel.superview?.frame, CGRect(x: 10, y: 10, width: 80, height: 20))
        }
    }
}
