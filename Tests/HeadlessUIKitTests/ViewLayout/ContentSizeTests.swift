import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct ContentSizeTests {
    @Test("hugging decides which of two views grows, compression resistance which shrinks")
    func contentPriorities() {
        let root = makeRoot(width: 300)
        let first = add(SizedView(100, 20), to: root)
        let second = add(SizedView(80, 20), to: root)
        first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        first.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        NSLayoutConstraint.activate([
            first.leftAnchor.constraint(equalTo: root.leftAnchor),
            second.leftAnchor.constraint(equalTo: first.rightAnchor),
            second.rightAnchor.constraint(equalTo: root.rightAnchor),
        ])
        root.layoutIfNeeded()
        expectEqual(first.frame.width, 100)
        expectEqual(second.frame.width, 200)
        root.frame.size.width = 150
        root.layoutIfNeeded()
        expectEqual(first.frame.width, 70)
        expectEqual(second.frame.width, 80)
        expectEqual(UIView().contentHuggingPriority(for: .vertical), .defaultLow)
        expectEqual(UIView().contentCompressionResistancePriority(for: .vertical), .defaultHigh)
    }

    @Test("a new intrinsic size is laid out when it is announced")
    func invalidation() {
        let root = makeRoot()
        let view = add(SizedView(10, 10), to: root)
        view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        root.layoutIfNeeded()
        expectEqual(view.frame.size, CGSize(width: 10, height: 10))
        view.size = CGSize(width: 25, height: UIView.noIntrinsicMetric)
        root.layoutIfNeeded()
        expectEqual(view.frame.size, CGSize(width: 25, height: 0))
    }

    @Test("a label that wraps takes the height its width asks for, and follows a new width")
    func wrapping() {
        let root = makeRoot(width: 120)
        let label = add(UILabel(), to: root)
        label.numberOfLines = 0
        label.text = "A sentence that is too long for one line of the label"
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        expectEqual(label.frame.width, 100)
        expectEqual(label.frame.height, label.sizeThatFits(CGSize(width: 100, height: 0)).height)
        root.frame.size.width = 320
        root.layoutIfNeeded()
        expectEqual(label.frame.height, label.sizeThatFits(CGSize(width: 300, height: 0)).height)
        label.preferredMaxLayoutWidth = 80
        root.layoutIfNeeded()
        expectEqual(label.frame.height, label.sizeThatFits(CGSize(width: 80, height: 0)).height)
    }

    @Test("a label that wraps and may be narrower is as wide as its longest line, and grows with the room")
    func tightWrapping() {
        let root = makeRoot(width: 120)
        let label = add(UILabel(), to: root)
        label.numberOfLines = 0
        label.text = "A sentence that is too long for one line of the label"
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        expectEqual(label.frame.size, label.sizeThatFits(CGSize(width: 120, height: 0)))
        root.frame.size.width = 200
        root.layoutIfNeeded()
        expectEqual(label.frame.size, label.sizeThatFits(CGSize(width: 200, height: 0)))
        root.frame.size.width = 1000
        root.layoutIfNeeded()
        expectEqual(label.frame.size, label.sizeThatFits(.zero))
    }

    @Test("baselines line up texts of different size")
    func baselines() {
        let root = makeRoot()
        let large = add(UILabel(), to: root)
        large.font = .systemFont(ofSize: 40)
        large.text = "Large"
        let small = add(UILabel(), to: root)
        small.text = "small"
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor),
            large.leftAnchor.constraint(equalTo: root.leftAnchor),
            small.leftAnchor.constraint(equalTo: large.rightAnchor),
            small.lastBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        let difference = large.frame.minY + large.firstBaseline - (small.frame.minY + small.lastBaseline)
        expect(abs(difference) <= 0.5)
        expect(small.frame.minY > 10)
    }

    @Test("the fitting size satisfies the constraints in a view and leaves the view as it is")
    func fitting() {
        let root = makeRoot()
        let label = add(UILabel(), to: root)
        label.numberOfLines = 0
        label.text = "A sentence that is too long for one line of the label"
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
        ])
        root.layoutIfNeeded()
        let before = label.frame
        let natural = label.sizeThatFits(.zero)
        expectEqual(
            root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
            CGSize(width: natural.width + 20, height: natural.height + 20)
        )
        let narrow = root.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        expectEqual(narrow, CGSize(width: 120, height: label.sizeThatFits(CGSize(width: 100, height: 0)).height + 20))
        root.setNeedsLayout()
        root.layoutIfNeeded()
        expectEqual(label.frame, before)
    }

    @Test("a view without a size fits what is in it, and holds it when it has one")
    func fittingBeforeSize() {
        let root = UIView()
        let box = add(UIView(), to: root)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            box.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            box.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -5),
            box.heightAnchor.constraint(equalToConstant: 40),
        ])
        let reports = collectingReports {
            let size = root.systemLayoutSizeFitting(
                CGSize(width: 100, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
            expectEqual(size, CGSize(width: 100, height: 50))
            root.frame.size = size
            root.layoutIfNeeded()
        }
        expect(reports.isEmpty)
        expectEqual(box.frame, CGRect(x: 0, y: 5, width: 100, height: 40))
    }

    @Test("the fitting size of a view in a solved layout comes from what is in it")
    func nestedFitting() {
        let root = makeRoot()
        let box = add(UIView(), to: root)
        let view = add(SizedView(30, 40), to: box)
        NSLayoutConstraint.activate([
            box.widthAnchor.constraint(equalTo: root.widthAnchor),
            view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 1),
            view.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -2),
            view.topAnchor.constraint(equalTo: box.topAnchor, constant: 3),
            view.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -4),
        ])
        root.layoutIfNeeded()
        expectEqual(box.frame.width, 320)
        expectEqual(
            box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
            CGSize(width: 33, height: 47)
        )
        expectEqual(SizedView(7, 8).systemLayoutSizeFitting(.zero), CGSize(width: 7, height: 8))
        expectEqual(UIView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), .zero)
    }
}
