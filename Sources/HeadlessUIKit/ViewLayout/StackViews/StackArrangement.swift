import Foundation

/// Creates the constraints of a stack view, with UIKit's names for them.
@MainActor struct StackArrangement {
    private let stack: UIStackView
    private let views: [UIView]
    private let main: Edges
    private let cross: Edges
    private let canvasMain: Edges
    private let canvasCross: Edges

    /// The attributes along one axis.
    private struct Edges {
        let start: NSLayoutConstraint.Attribute
        let end: NSLayoutConstraint.Attribute
        let center: NSLayoutConstraint.Attribute
        let length: NSLayoutConstraint.Attribute

        init(_ axis: NSLayoutConstraint.Axis, margins: Bool = false) {
            switch (axis, margins) {
            case (.horizontal, false): (start, end, center) = (.leading, .trailing, .centerX)
            case (.horizontal, true): (start, end, center) = (.leadingMargin, .trailingMargin, .centerXWithinMargins)
            case (.vertical, false): (start, end, center) = (.top, .bottom, .centerY)
            case (.vertical, true): (start, end, center) = (.topMargin, .bottomMargin, .centerYWithinMargins)
            }
            length = axis == .horizontal ? .width : .height
        }
    }

    private enum Priority {
        /// Equal centering yields to minimum spacing.
        static let centering = UILayoutPriority(149)
        /// Proportional sizes yield to required constraints.
        static let proportion = UILayoutPriority(999)
        static let lastProportion = UILayoutPriority(998)
        /// The size constraints of hidden views yield to required constraints inside them.
        static let hiding = UILayoutPriority(999)
        /// The stack is no larger across its axis than its views need.
        static let shrinking = UILayoutPriority(51)
        /// Views aligned by baseline touch the edge if there is space.
        static let baselineEdge = UILayoutPriority(49)
    }

    init(_ stack: UIStackView) {
        self.stack = stack
        views = stack.shownViews
        main = Edges(stack.axis)
        cross = Edges(stack.axis.other)
        canvasMain = Edges(stack.axis, margins: stack.isLayoutMarginsRelativeArrangement)
        canvasCross = Edges(stack.axis.other, margins: stack.isLayoutMarginsRelativeArrangement)
    }

    /// All constraints, in a stable order.
    var constraints: [StackConstraint] {
        hiding + connections + gaps + sizes + alignment
    }

    private func side(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> LayoutSide {
        LayoutSide(item: view, attribute: attribute)
    }

    // MARK: Along the axis

    private var connections: [StackConstraint] {
        guard let first = views.first, let last = views.last else { return [] }
        let name = "UISV-canvas-connection"
        return [
            StackConstraint(name: name, first: side(stack, canvasMain.start), second: side(first, main.start)),
            StackConstraint(name: name, first: side(stack, canvasMain.end), second: side(last, main.end)),
        ]
    }

    private var gaps: [StackConstraint] {
        let isExact: Bool =
            switch stack.distribution {
            case .fill, .fillEqually, .fillProportionally: true
            case .equalSpacing, .equalCentering: false
            }
        let fromBaselines = stack.axis == .vertical && stack.isBaselineRelativeArrangement
        return zip(views, views.dropFirst()).map { view, next in
            StackConstraint(
                name: "UISV-spacing",
                first: side(next, fromBaselines ? .firstBaseline : main.start),
                relation: isExact ? .equal : .greaterThanOrEqual,
                second: side(view, fromBaselines ? .lastBaseline : main.end),
                constant: stack.resolvedSpacing(after: view)
            )
        }
    }

    private var sizes: [StackConstraint] {
        guard let first = views.first else { return [] }
        switch stack.distribution {
        case .fill: return []
        case .fillEqually:
            return views.dropFirst().map {
                StackConstraint(
                    name: "UISV-fill-equally",
                    first: side($0, main.length),
                    second: side(first, main.length)
                )
            }
        case .fillProportionally: return proportions
        case .equalSpacing: return distances(from: main.end, to: main.start, name: "UISV-distributing", .required)
        case .equalCentering:
            return distances(from: main.center, to: main.center, name: "UISV-distributing", Priority.centering)
        }
    }

    private var proportions: [StackConstraint] {
        let lengths = views.map { ($0, $0.intrinsicContentSize.length(along: stack.axis)) }.filter { $0.1 > 0 }
        // UIKit counts the spacing as content; the last view absorbs the difference.
        let spacing = views.dropLast().reduce(0) { $0 + stack.resolvedSpacing(after: $1) }
        let total = lengths.reduce(spacing) { $0 + $1.1 }
        guard total > 0 else { return [] }
        return lengths.enumerated().map { index, entry in
            StackConstraint(
                name: "UISV-fill-proportionally",
                first: side(entry.0, main.length),
                second: side(stack, main.length),
                multiplier: entry.1 / total,
                priority: index == lengths.count - 1 ? Priority.lastProportion : Priority.proportion
            )
        }
    }

    private func distances(
        from end: NSLayoutConstraint.Attribute,
        to start: NSLayoutConstraint.Attribute,
        name: String,
        _ priority: UILayoutPriority
    ) -> [StackConstraint] {
        let steps = zip(views, views.dropFirst()).map { side($0, end).distance(to: side($1, start)) }
        guard let first = steps.first else { return [] }
        return steps.dropFirst().map { StackConstraint(name: name, first: $0, second: first, priority: priority) }
    }

    private var hiding: [StackConstraint] {
        let arranged = stack.arrangedSubviews
        return arranged.indices.filter { arranged[$0].isHidden }.flatMap { index in
            let view = arranged[index]
            let before = arranged[..<index].last { !$0.isHidden }
            return [
                StackConstraint(name: "UISV-hiding", first: side(view, main.length), priority: Priority.hiding),
                StackConstraint(
                    name: "UISV-hiding",
                    first: side(view, main.start),
                    second: before.map { side($0, main.end) } ?? side(stack, canvasMain.start),
                    priority: Priority.hiding
                ),
            ]
        }
    }

    // MARK: Across the axis

    private var alignment: [StackConstraint] {
        var result = stack.arrangedSubviews.flatMap { constraints(across: $0) }
        if let baseline, let first = views.first {
            result += views.dropFirst().map {
                StackConstraint(name: "UISV-alignment", first: side($0, baseline), second: side(first, baseline))
            }
        }
        if stack.alignment != .fill, !views.isEmpty {
            result.append(
                StackConstraint(
                    name: "UISV-ambiguity-suppression",
                    first: side(stack, cross.length),
                    priority: Priority.shrinking
                )
            )
        }
        return result
    }

    /// The baseline to align, in horizontal stacks.
    private var baseline: NSLayoutConstraint.Attribute? {
        guard stack.axis == .horizontal else { return nil }
        switch stack.alignment {
        case .firstBaseline: return .firstBaseline
        case .lastBaseline: return .lastBaseline
        default: return nil
        }
    }

    private func constraints(across view: UIView) -> [StackConstraint] {
        let isAtStart: Bool
        let isAtEnd: Bool
        switch stack.alignment {
        case .fill: (isAtStart, isAtEnd) = (true, true)
        case .leading: (isAtStart, isAtEnd) = (true, false)
        case .trailing: (isAtStart, isAtEnd) = (false, true)
        case .center: (isAtStart, isAtEnd) = (false, false)
        // Baseline alignment has no effect in vertical stacks.
        case .firstBaseline, .lastBaseline: (isAtStart, isAtEnd) = (baseline == nil, false)
        }
        var result = [
            StackConstraint(
                name: "UISV-alignment",
                first: side(view, cross.start),
                relation: isAtStart ? .equal : .greaterThanOrEqual,
                second: side(stack, canvasCross.start)
            ),
            StackConstraint(
                name: "UISV-alignment",
                first: side(view, cross.end),
                relation: isAtEnd ? .equal : .lessThanOrEqual,
                second: side(stack, canvasCross.end)
            ),
        ]
        if stack.alignment == .center {
            result.append(
                StackConstraint(
                    name: "UISV-alignment",
                    first: side(view, cross.center),
                    second: side(stack, canvasCross.center)
                )
            )
        } else if let baseline, !view.isHidden {
            let isFirst = baseline == .firstBaseline
            result.append(
                StackConstraint(
                    name: "UISV-alignment",
                    first: side(view, isFirst ? cross.start : cross.end),
                    second: side(stack, isFirst ? canvasCross.start : canvasCross.end),
                    priority: Priority.baselineEdge
                )
            )
        }
        return result
    }
}
