import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct CellFittingTests {
    private func makeCell() -> (cell: UICollectionViewCell, label: UILabel) {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let label = add(UILabel(), to: cell.contentView)
        label.numberOfLines = 0
        label.text = "A sentence that is too long for one line of the label"
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
            label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
        ])
        return (cell, label)
    }

    @Test("a cell with constraints prefers the height of its content in the layout's width")
    func preferredAttributes() {
        let (cell, label) = makeCell()
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
        let preferred = cell.preferredLayoutAttributesFitting(attributes)
        let height = label.sizeThatFits(CGSize(width: 100, height: 0)).height + 10
        expectEqual(preferred.size, CGSize(width: 120, height: height))
        label.text = "Short"
        let again = cell.preferredLayoutAttributesFitting(attributes)
        expectEqual(again.size, CGSize(width: 120, height: label.sizeThatFits(.zero).height + 10))
    }

    @Test("a cell without constraints takes what the layout proposes")
    func plainCell() {
        let cell = UICollectionViewCell(frame: .zero)
        cell.contentView.addSubview(UILabel())
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
        expectEqual(cell.preferredLayoutAttributesFitting(attributes).size, CGSize(width: 120, height: 44))
    }
}

@MainActor @Suite struct FillingFittingTests {
    @Test("a view that fills a cell by its autoresizing mask decides the size with its own constraints")
    func filling() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let box = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 50))
        box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.contentView.addSubview(box)
        let view = add(SizedView(30, 70), to: box)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
            view.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        ])
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        expectEqual(cell.preferredLayoutAttributesFitting(attributes).size, CGSize(width: 200, height: 75))
        expectEqual(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 50, height: 75))
    }

    @Test("setting the frame of a solved view in each layout terminates")
    func correcting() {
        final class Correcting: UIView {
            var layoutCount = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layoutCount += 1
                subviews.first?.frame.origin.x += 1
            }
        }
        let root = Correcting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = add(SizedView(30, 70), to: root)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5).isActive = true
        root.layoutIfNeeded()
        expectEqual(view.frame.minX, 6)
        expect(root.layoutCount <= 2)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        expectEqual(view.frame.minX, 6)
    }
}
