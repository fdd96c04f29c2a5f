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

    @Test("a cell with constraints asks for the height its content needs in the width of the layout")
    func preferredAttributes() {
        let (cell, label) = makeCell()
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
        let preferred = cell.preferredLayoutAttributesFitting(attributes)
        let height = label.sizeThatFits(CGSize(width: 100, height: 0)).height + 10
        #expect(preferred.size == CGSize(width: 120, height: height))
        label.text = "Short"
        let again = cell.preferredLayoutAttributesFitting(attributes)
        #expect(again.size == CGSize(width: 120, height: label.sizeThatFits(.zero).height + 10))
    }

    @Test("a cell without constraints takes what the layout proposes")
    func plainCell() {
        let cell = UICollectionViewCell(frame: .zero)
        cell.contentView.addSubview(UILabel())
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
        #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 120, height: 44))
    }
}
