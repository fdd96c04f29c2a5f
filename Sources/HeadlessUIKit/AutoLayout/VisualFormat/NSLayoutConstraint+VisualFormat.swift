import Foundation

extension NSLayoutConstraint {
    final class func makeConstraints(
        visualFormat format: String,
        options: NSLayoutConstraint.FormatOptions,
        metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var numbers: [String: CGFloat] = [:]
        for (name, value) in metrics ?? [:] { numbers[name] = number(value) }
        do {
            let parsed = try VisualFormatParser.parse(format, metrics: numbers, viewNames: Set(views.keys))
            return VisualFormatBuilder(format: parsed, options: options, views: views).constraints
        } catch {
            let pointer = String(repeating: " ", count: error.position) + "^"
            preconditionFailure("Unable to parse constraint format: \n\(error.reason) \n\(format) \n\(pointer)")
        }
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}

/// Creates constraints from a parsed visual format.
@MainActor private struct VisualFormatBuilder {
    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let views: [String: Any]

    private var start: NSLayoutConstraint.Attribute {
        switch (format.axis, options.intersection(.directionMask)) {
        case (.vertical, _): .top
        case (_, .directionLeftToRight): .left
        case (_, .directionRightToLeft): .right
        default: .leading
        }
    }

    private var end: NSLayoutConstraint.Attribute {
        switch start {
        case .top: .bottom
        case .left: .right
        case .right: .left
        default: .trailing
        }
    }

    private var isReversed: Bool { start == .right }

    var constraints: [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        for (index, element) in format.elements.enumerated() {
            if index > 0 {
                result += connect(format.elements[index - 1], format.connections[index - 1], element)
            }
            result += sizes(of: element)
        }
        return result + alignments
    }

    private func item(_ element: VisualFormat.Element) -> (any LayoutElement)? {
        switch element {
        case .superview: superview
        case .view(let name, _): item(name)
        }
    }

    private func item(_ name: String) -> (any LayoutElement)? {
        views[name].map(NSLayoutConstraint.layoutItem)
    }

    private var superview: (any ViewElement)? {
        for element in format.elements {
            guard case .view(let name, _) = element, let item = item(name) else { continue }
            return item.viewElement.map(\.superelement) ?? item.owningElement
        }
        return nil
    }

    private func connect(
        _ first: VisualFormat.Element,
        _ connection: VisualFormat.Connection,
        _ second: VisualFormat.Element
    ) -> [NSLayoutConstraint] {
        var before = LayoutSide(item: item(first), attribute: end)
        var after = LayoutSide(item: item(second), attribute: start)
        if case .superview = first { before.attribute = start }
        if case .superview = second { after.attribute = end }
        var predicates: [VisualFormat.Predicate]
        switch connection {
        case .none: predicates = [VisualFormat.Predicate(value: .number(0))]
        case .standard:
            predicates = [VisualFormat.Predicate(value: .number(SystemSpacing.betweenViews))]
            // The standard distance to the superview's edge is its margin.
            if case .superview = first { (before.attribute, predicates) = (before.attribute.margin, [Self.touching]) }
            if case .superview = second { (after.attribute, predicates) = (after.attribute.margin, [Self.touching]) }
        case .distances(let distances): predicates = distances
        }
        if options.contains(.spacingBaselineToBaseline), format.axis == .vertical {
            if case .view = first { before.attribute = .lastBaseline }
            if case .view = second { after.attribute = .firstBaseline }
        }
        return predicates.compactMap { predicate in
            guard case .number(let distance) = predicate.value else { return nil }
            // Like UIKit, puts the trailing or lower attribute first, so that constants aren't negative.
            let (first, second) = isReversed ? (before, after) : (after, before)
            return NSLayoutConstraint(
                first,
                predicate.relation,
                second,
                constant: distance,
                priority: predicate.priority
            )
        }
    }

    private static let touching = VisualFormat.Predicate(value: .number(0))

    private func sizes(of element: VisualFormat.Element) -> [NSLayoutConstraint] {
        guard case .view(_, let predicates) = element else { return [] }
        let length = NSLayoutConstraint.Attribute.length(along: format.axis)
        let side = LayoutSide(item: item(element), attribute: length)
        return predicates.map { predicate in
            switch predicate.value {
            case .number(let number):
                NSLayoutConstraint(side, predicate.relation, constant: number, priority: predicate.priority)
            case .view(let name):
                NSLayoutConstraint(
                    side,
                    predicate.relation,
                    LayoutSide(item: item(name), attribute: length),
                    priority: predicate.priority
                )
            }
        }
    }

    private var alignments: [NSLayoutConstraint] {
        let attributes = NSLayoutConstraint.Attribute.alignable.filter {
            options.contains(NSLayoutConstraint.FormatOptions(rawValue: 1 << UInt($0.rawValue)))
        }
        let items = format.elements.compactMap { element -> (any LayoutElement)? in
            if case .view = element { item(element) } else { nil }
        }
        return zip(items, items.dropFirst()).flatMap { first, second in
            attributes.map {
                NSLayoutConstraint(
                    LayoutSide(item: first, attribute: $0),
                    .equal,
                    LayoutSide(item: second, attribute: $0)
                )
            }
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The attributes that options of a visual format can align.
    fileprivate static let alignable: [NSLayoutConstraint.Attribute] = [
        .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
    ]

    fileprivate static func length(along axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint.Attribute {
        axis == .horizontal ? .width : .height
    }

    /// The margin attribute of an edge.
    fileprivate var margin: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}
