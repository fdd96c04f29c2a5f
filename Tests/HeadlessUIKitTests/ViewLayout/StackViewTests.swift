import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct StackViewTests {
    /// A row or column of a given size, with views of given lengths along the axis and 20 points across.
    private func makeStack(
        _ lengths: [CGFloat],
        axis: NSLayoutConstraint.Axis = .horizontal,
        length: CGFloat? = 300,
        across: CGFloat? = 40
    ) -> (root: UIView, stack: UIStackView, views: [SizedView]) {
        let root = makeRoot(width: 1000, height: 1000)
        let views = lengths.map { axis == .horizontal ? SizedView($0, 20) : SizedView(20, $0) }
        let stack = add(UIStackView(arrangedSubviews: views), to: root)
        stack.axis = axis
        stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        let isRow = axis == .horizontal
        if let length {
            (isRow ? stack.widthAnchor : stack.heightAnchor).constraint(equalToConstant: length).isActive = true
        }
        if let across {
            (isRow ? stack.heightAnchor : stack.widthAnchor).constraint(equalToConstant: across).isActive = true
        }
        return (root, stack, views)
    }

    private func spans(_ views: [UIView], _ axis: NSLayoutConstraint.Axis = .horizontal) -> [[CGFloat]] {
        views.map { axis == .horizontal ? [$0.frame.minX, $0.frame.maxX] : [$0.frame.minY, $0.frame.maxY] }
    }

    @Test("distributions divide the space along the axis", arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
    func distributions(axis: NSLayoutConstraint.Axis) {
        let (root, stack, views) = makeStack([30, 60, 90], axis: axis)
        stack.spacing = 10
        views[1].setContentHuggingPriority(UILayoutPriority(200), for: axis)
        let expected: [(UIStackView.Distribution, [[CGFloat]])] = [
            (.fill, [[0, 30], [40, 200], [210, 300]]),
            (.fillEqually, [[0, 93.5], [103.5, 196.5], [206.5, 300]]),
            (.fillProportionally, [[0, 45], [55, 145], [155, 300]]),
            (.equalSpacing, [[0, 30], [90, 150], [210, 300]]),
            (.equalCentering, [[0, 30], [105, 165], [210, 300]]),
        ]
        for (distribution, frames) in expected.dropFirst() + [expected[0]] {
            stack.distribution = distribution
            root.layoutIfNeeded()
            if distribution == .equalCentering {
                let centers = views.map { axis == .horizontal ? $0.center.x : $0.center.y }
                expect(abs((centers[1] - centers[0]) - (centers[2] - centers[1])) <= 0.5)
            } else {
                expectEqual(spans(views, axis), frames, "\(distribution)")
            }
        }
    }

    @Test("a stack is as large as what is in it where nothing else decides")
    func intrinsicSize() {
        let (root, stack, views) = makeStack([30, 60], length: nil, across: nil)
        stack.spacing = 5
        for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline] {
            stack.alignment = alignment
            root.layoutIfNeeded()
            expectEqual(stack.frame.size, CGSize(width: 95, height: 20), "\(alignment)")
        }
        expectEqual(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 95, height: 20))
        views[0].size.height = 50
        root.layoutIfNeeded()
        expectEqual(stack.frame.height, 50)
    }

    @Test("alignments place views across the axis")
    func alignments() {
        let (root, stack, views) = makeStack([100])
        let expected: [(UIStackView.Alignment, CGFloat, CGFloat)] = [
            (.fill, 0, 40), (.top, 0, 20), (.center, 10, 20), (.bottom, 20, 20),
        ]
        for (alignment, y, height) in expected {
            stack.alignment = alignment
            root.layoutIfNeeded()
            expect(views[0].frame.minY == y && views[0].frame.height == height, "\(alignment)")
        }
        let (secondRoot, column, columnViews) = makeStack([100], axis: .vertical)
        for (alignment, x) in [(UIStackView.Alignment.leading, CGFloat(0)), (.center, 10), (.trailing, 20)] {
            column.alignment = alignment
            secondRoot.layoutIfNeeded()
            expect(columnViews[0].frame.minX == x && columnViews[0].frame.width == 20)
        }
    }

    @Test("rows line up baselines of their labels")
    func baselines() {
        let root = makeRoot()
        let large = UILabel()
        large.font = .systemFont(ofSize: 40)
        large.text = "Large"
        let small = UILabel()
        small.text = "small"
        let stack = add(UIStackView(arrangedSubviews: [small, large]), to: root)
        stack.alignment = .firstBaseline
        stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
            stack.alignment = alignment
            root.layoutIfNeeded()
            let difference = large.frame.minY + large.firstBaseline - (small.frame.minY + small.firstBaseline)
            expect(abs(difference) <= 0.5)
            expect(small.frame.minY > 5)
        }
    }

    @Test("hidden views take no space and no spacing, and can be shown again")
    func hiding() {
        let (root, stack, views) = makeStack([30, 60, 90], length: nil)
        stack.spacing = 10
        root.layoutIfNeeded()
        expectEqual(stack.frame.width, 200)
        views[1].isHidden = true
        root.layoutIfNeeded()
        expectEqual(stack.frame.width, 130)
        expectEqual(spans([views[0], views[2]]), [[0, 30], [40, 130]])
        expectEqual(views[1].frame.width, 0)
        views[1].isHidden = false
        root.layoutIfNeeded()
        expectEqual(spans(views), [[0, 30], [40, 100], [110, 200]])
        for view in views { view.isHidden = true }
        root.layoutIfNeeded()
        expectEqual(stack.arrangedSubviews.count, 3)
    }

    @Test("spacing can differ after one view, and be the system's")
    func customSpacing() {
        let (root, stack, views) = makeStack([10, 10, 10], length: nil)
        stack.spacing = 4
        stack.setCustomSpacing(20, after: views[0])
        root.layoutIfNeeded()
        expectEqual(spans(views), [[0, 10], [30, 40], [44, 54]])
        expectEqual(stack.customSpacing(after: views[0]), 20)
        expectEqual(stack.customSpacing(after: views[1]), UIStackView.spacingUseDefault)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        stack.spacing = UIStackView.spacingUseSystem
        root.layoutIfNeeded()
        expectEqual(spans(views), [[0, 10], [18, 28], [36, 46]])
    }

    @Test("views stay inside the margins if asked to")
    func margins() {
        let (root, stack, views) = makeStack([10, 10])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stack.distribution = .fillEqually
        root.layoutIfNeeded()
        expectEqual(views[0].frame, CGRect(x: 2, y: 1, width: 147, height: 36))
        expectEqual(views[1].frame.maxX, 296)
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
        root.layoutIfNeeded()
        expectEqual(views[0].frame.origin, CGPoint(x: 6, y: 5))
    }

    @Test("arranged views are inserted, moved, removed and left alone")
    func arranging() {
        let (root, stack, views) = makeStack([10, 20], length: nil)
        let third = SizedView(30, 20)
        stack.insertArrangedSubview(third, at: 1)
        expectEqual(stack.arrangedSubviews, [views[0], third, views[1]])
        expect(!third.translatesAutoresizingMaskIntoConstraints)
        root.layoutIfNeeded()
        expectEqual(spans([views[0], third, views[1]]), [[0, 10], [10, 40], [40, 60]])
        stack.addArrangedSubview(views[0])
        root.layoutIfNeeded()
        expectEqual(stack.arrangedSubviews, [third, views[1], views[0]])
        expectEqual(spans([third, views[1], views[0]]), [[0, 30], [30, 50], [50, 60]])
        stack.removeArrangedSubview(third)
        expect(third.superview === stack)
        views[1].removeFromSuperview()
        expectEqual(stack.arrangedSubviews, [views[0]])
        root.layoutIfNeeded()
        expectEqual(stack.frame.width, 10)
    }

    @Test("a row is mirrored where reading starts at the right")
    func mirrored() {
        let (root, stack, views) = makeStack([10, 20], length: nil)
        stack.semanticContentAttribute = .forceRightToLeft
        for view in views { view.semanticContentAttribute = .forceRightToLeft }
        root.layoutIfNeeded()
        expectEqual(spans(views), [[20, 30], [0, 20]])
    }

    @Test("stacks nest, and their labels wrap")
    func nested() {
        let root = makeRoot(width: 200)
        let title = UILabel()
        title.numberOfLines = 0
        title.text = "A title that needs more than one line"
        let icon = SizedView(40, 40)
        icon.setContentHuggingPriority(.required, for: .horizontal)
        let column = UIStackView(arrangedSubviews: [title, SizedView(10, 15)])
        column.axis = .vertical
        let row = add(UIStackView(arrangedSubviews: [icon, column]), to: root)
        row.spacing = 10
        row.alignment = .center
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            row.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        let height = title.sizeThatFits(CGSize(width: 150, height: 0)).height
        expectEqual(icon.frame.width, 40)
        expectEqual(column.frame, CGRect(x: 50, y: 0, width: 150, height: height + 15))
        expectEqual(row.frame.height, height + 15)
        expectEqual(title.frame, CGRect(x: 0, y: 0, width: 150, height: height))
    }

    @Test("a column can count its spacing from baseline to baseline")
    func baselineSpacing() {
        let root = makeRoot()
        let labels = [UILabel(), UILabel()]
        for label in labels { label.text = "Text" }
        let stack = add(UIStackView(arrangedSubviews: labels), to: root)
        stack.axis = .vertical
        stack.spacing = 30
        stack.isBaselineRelativeArrangement = true
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        let distance = labels[1].frame.minY + labels[1].firstBaseline - labels[0].frame.minY - labels[0].lastBaseline
        expect(abs(distance - 30) <= 0.5)
    }
}

@MainActor @Suite struct StackViewAnimationTests {
    @Test("a view that is hidden in an animation shrinks visibly and is hidden at the end")
    func hiding() {
        let window = makeWindow()
        let views = [SizedView(30, 20), SizedView(40, 20)]
        let stack = add(UIStackView(arrangedSubviews: views), to: window)
        stack.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
        window.hostLayout()
        UIView.animate(withDuration: 1) {
            views[0].isHidden = true
            window.layoutIfNeeded()
        }
        expect(views[0].isHidden)
        expect(!views[0].layer.isHidden)
        expectEqual(stack.frame.width, 40)
        window.clock.advance(by: 1)
        expect(views[0].layer.isHidden)
        UIView.animate(withDuration: 1) {
            views[0].isHidden = false
            window.layoutIfNeeded()
        }
        expect(!views[0].isHidden && !views[0].layer.isHidden)
        expectEqual(stack.frame.width, 70)
        window.clock.advance(by: 1)
        expect(!views[0].isHidden)
    }
}
