import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Constraints that leave a choice")
struct InequalityTests {
    @Test(
        "an edge with one bound lies at the bound; a size is as small as its bound lets it",
        arguments: [NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual]
    )
    func bounds(_ relation: NSLayoutConstraint.Relation) {
        for priority in [UILayoutPriority.required, .defaultHigh] {
            let root = makeRoot(width: 300, height: 200)
            let view = add(UIView(), to: root)
            let bounds: [(NSLayoutConstraint.Attribute, CGFloat)] = [(.left, 10), (.bottom, -10), (.width, 30)]
            for (attribute, constant) in bounds {
                let constraint = NSLayoutConstraint(
                    item: view,
                    attribute: attribute,
                    relatedBy: relation,
                    toItem: attribute == .width ? nil : root,
                    attribute: attribute == .width ? .notAnAttribute : attribute,
                    multiplier: 1,
                    constant: constant
                )
                constraint.priority = priority
                constraint.isActive = true
            }
            root.layoutIfNeeded()
            let width: CGFloat = relation == .lessThanOrEqual ? 0 : 30
            expectEqual(view.frame, CGRect(x: 10, y: 190, width: width, height: 0))
        }
    }

    @Test("a preferred size that does not fit leaves its neighbor a zero size, not a negative one")
    func nothingIsNegative() {
        let root = makeRoot(width: 300)
        let (first, second) = (add(UIView(), to: root), add(UIView(), to: root))
        let wish = first.widthAnchor.constraint(equalToConstant: 350)
        wish.priority = .defaultHigh
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            wish,
        ])
        root.layoutIfNeeded()
        expectEqual(first.frame.maxX, 300)
        expect(second.frame.minX == 300 && second.frame.width == 0)
    }

    @Test("a stack with too little space shrinks some of its views, each only once")
    func squeezed() {
        let stack = UIStackView(arrangedSubviews: (0..<4).map { _ in SizedView(50, 50) })
        stack.axis = .vertical
        stack.spacing = 10
        stack.frame = CGRect(x: 0, y: 0, width: 50, height: 120)
        stack.layoutIfNeeded()
        let heights = stack.arrangedSubviews.map(\.frame.height)
        expectEqual(heights.reduce(0, +), 90)
        expectEqual(heights.sorted(), [0, 0, 40, 50])
        expectEqual(stack.arrangedSubviews.last?.frame.maxY, 120)
    }

    @Test("margins wider than a view before layout are reported, and apply once they fit")
    func marginsOfNothing() {
        let root = makeRoot(width: 0, height: 40)
        let view = add(UIView(), to: root)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 16),
        ])
        let reports = collectingReports { root.layoutIfNeeded() }
        expectEqual(reports.count, 1)
        root.frame.size.width = 100
        root.layoutIfNeeded()
        expect(view.frame.minX == 16 && view.frame.width == 68)
    }
}
