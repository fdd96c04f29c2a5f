import ConstraintSolver
import Foundation

/// A constraint in the form the solver takes.
struct LoweredConstraint {
    let constraint: Constraint
    /// The views whose margins, baselines, layout direction or content offset the constants depend on.
    let dependencies: [ObjectIdentifier]
}

extension LayoutEngine {
    /// Expresses a constraint with variables, in the coordinates of the nearest common ancestor of both sides; returns
    /// `nil` if an item was deallocated or the priority is 0.
    func lower(_ constraint: NSLayoutConstraint) -> LoweredConstraint? {
        guard !constraint.first.isDeallocated, !constraint.second.isDeallocated, constraint.priority.rawValue > 0 else {
            return nil
        }
        let views = constraint.first.views + constraint.second.views
        guard var space = views.first else { return nil }
        for view in views.dropFirst() {
            while !view.isInside(space), let superview = space.superelement { space = superview }
        }
        var sum = LayoutSum(engine: self, space: space, constraint: constraint)
        sum.add(constraint.first, times: 1)
        if !constraint.second.isNone { sum.add(constraint.second, times: -constraint.multiplier) }
        let relation: Constraint.Relation =
            switch constraint.relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessThanOrEqual
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        let expression = LinearExpression(terms: sum.terms, constant: Double(sum.constant - constraint.constant))
        let lowered = Constraint(expression, relation, strength: constraint.priority.strength)
        return LoweredConstraint(constraint: lowered, dependencies: sum.dependencies)
    }
}

/// The left side of a lowered constraint, under construction.
@MainActor private struct LayoutSum {
    let engine: LayoutEngine
    let space: any ViewElement
    /// Whether coordinates count from the right, so that leading comes before trailing.
    let isMirrored: Bool
    var terms: [LinearExpression.Term] = []
    var constant: CGFloat = 0
    private(set) var dependencies: [ObjectIdentifier] = []
    private let mentionsInside: Bool

    init(engine: LayoutEngine, space: any ViewElement, constraint: NSLayoutConstraint) {
        self.engine = engine
        self.space = space
        // Constraints between a scroll view and its descendants refer to the content area.
        mentionsInside =
            space.isScrollView
            && (constraint.first.views + constraint.second.views).contains { $0 !== space }
        // The common ancestor decides the direction, regardless of the items' own semantic content attributes.
        guard constraint.first.isDirectional || constraint.second.isDirectional else {
            isMirrored = false
            return
        }
        isMirrored = space.effectiveUserInterfaceLayoutDirection == .rightToLeft
        depend(on: space)
    }

    mutating func add(_ side: LayoutSide, times factor: CGFloat) {
        guard let item = side.item else { return }
        if side.isDistance {
            guard let endItem = side.endItem else { return }
            add(endItem, side.endAttribute, times: factor)
            add(item, side.attribute, times: -factor)
        } else {
            add(item, side.attribute, times: factor)
        }
    }

    private mutating func add(
        _ item: any LayoutElement,
        _ attribute: NSLayoutConstraint.Attribute,
        times factor: CGFloat
    ) {
        let isMirrored = isMirrored && attribute.axis == .horizontal && attribute != .width
        let factor = isMirrored ? -factor : factor
        switch attribute {
        case .notAnAttribute: break
        case .left: addPoint(item, .horizontal, at: 0, times: factor)
        case .right: addPoint(item, .horizontal, at: 1, times: factor)
        case .leading: addPoint(item, .horizontal, at: isMirrored ? 1 : 0, times: factor)
        case .trailing: addPoint(item, .horizontal, at: isMirrored ? 0 : 1, times: factor)
        case .centerX: addPoint(item, .horizontal, at: 0.5, times: factor)
        case .top: addPoint(item, .vertical, at: 0, times: factor)
        case .bottom: addPoint(item, .vertical, at: 1, times: factor)
        case .centerY: addPoint(item, .vertical, at: 0.5, times: factor)
        case .width: addLength(item, .horizontal, times: factor)
        case .height: addLength(item, .vertical, times: factor)
        case .leftMargin: addMargin(item, .horizontal, at: 0, times: factor)
        case .rightMargin: addMargin(item, .horizontal, at: 1, times: factor)
        case .leadingMargin: addMargin(item, .horizontal, at: isMirrored ? 1 : 0, times: factor)
        case .trailingMargin: addMargin(item, .horizontal, at: isMirrored ? 0 : 1, times: factor)
        case .centerXWithinMargins: addMargin(item, .horizontal, at: 0.5, times: factor)
        case .topMargin: addMargin(item, .vertical, at: 0, times: factor)
        case .bottomMargin: addMargin(item, .vertical, at: 1, times: factor)
        case .centerYWithinMargins: addMargin(item, .vertical, at: 0.5, times: factor)
        case .firstBaseline, .lastBaseline: addBaseline(item, isFirst: attribute == .firstBaseline, times: factor)
        }
    }

    // MARK: Positions

    /// Adds a point of the item: 0 is its left or top edge, 1 its right or bottom edge.
    private mutating func addPoint(
        _ element: any LayoutElement,
        _ axis: NSLayoutConstraint.Axis,
        at position: CGFloat,
        times factor: CGFloat
    ) {
        if let view = element.viewElement {
            return addPoint(of: view, axis, at: position, insets: .zero, times: factor)
        }
        guard let guide = element.guideElement, let owner = guide.owningElement else { return }
        switch guide.kind {
        case .layoutMargins, .safeArea:
            depend(on: owner)
            addPoint(of: owner, axis, at: position, insets: owner.insets(of: guide.kind), times: factor)
        case .scrollFrame:
            depend(on: owner)
            constant += factor * owner.contentOrigin.coordinate(along: axis)
            addOffset(from: owner, axis, times: factor)
            if position > 0 { add(engine.length(of: engine.item(for: owner), along: axis), times: factor * position) }
        case .free, .scrollContent:
            let item = engine.item(for: guide)
            if guide.kind == .free { add(engine.start(of: item, along: axis), times: factor) }
            if position > 0 { add(engine.length(of: item, along: axis), times: factor * position) }
            addOffset(from: owner, axis, times: factor)
        }
    }

    private mutating func addPoint(
        of view: any ViewElement,
        _ axis: NSLayoutConstraint.Axis,
        at position: CGFloat,
        insets: UIEdgeInsets,
        times factor: CGFloat
    ) {
        constant += factor * (insets.start(along: axis) - position * insets.sum(along: axis))
        if view === space, mentionsInside, position != 0.5, let guide = view.scrolledContentElement {
            guard position > 0 else { return }
            let content = engine.item(for: guide)
            return add(engine.length(of: content, along: axis), times: factor * position)
        }
        let item = engine.item(for: view)
        if position > 0 { add(engine.length(of: item, along: axis), times: factor * position) }
        if view === space {
            constant += factor * view.alignmentRectInsets.start(along: axis)
        } else {
            add(engine.start(of: item, along: axis), times: factor)
            if let superview = view.superelement { addOffset(from: superview, axis, times: factor) }
        }
    }

    private mutating func addMargin(
        _ element: any LayoutElement,
        _ axis: NSLayoutConstraint.Axis,
        at position: CGFloat,
        times factor: CGFloat
    ) {
        guard let view = element.viewElement else { return addPoint(element, axis, at: position, times: factor) }
        depend(on: view)
        addPoint(of: view, axis, at: position, insets: view.layoutMargins, times: factor)
    }

    private mutating func addBaseline(_ element: any LayoutElement, isFirst: Bool, times factor: CGFloat) {
        guard let view = element.viewElement else {
            return addPoint(element, .vertical, at: isFirst ? 0 : 1, times: factor)
        }
        let target = view.baselineElement(isFirst: isFirst)
        if target !== view, target.isInside(view) {
            depend(on: view)
            return addBaseline(target, isFirst: isFirst, times: factor)
        }
        guard let offsets = view.baselineOffsetsFromCenter else {
            return addPoint(of: view, .vertical, at: isFirst ? 0 : 1, insets: .zero, times: factor)
        }
        depend(on: view)
        addPoint(of: view, .vertical, at: 0.5, insets: .zero, times: factor)
        constant += factor * (isFirst ? offsets.first : offsets.last)
    }

    // MARK: Lengths

    private mutating func addLength(
        _ element: any LayoutElement,
        _ axis: NSLayoutConstraint.Axis,
        times factor: CGFloat
    ) {
        guard let guide = element.guideElement, let owner = guide.owningElement else {
            return add(engine.length(of: engine.item(for: element), along: axis), times: factor)
        }
        switch guide.kind {
        case .layoutMargins, .safeArea:
            depend(on: owner)
            constant -= factor * owner.insets(of: guide.kind).sum(along: axis)
            add(engine.length(of: engine.item(for: owner), along: axis), times: factor)
        case .scrollFrame: add(engine.length(of: engine.item(for: owner), along: axis), times: factor)
        case .free, .scrollContent: add(engine.length(of: engine.item(for: guide), along: axis), times: factor)
        }
    }

    // MARK: Parts

    /// Adds the origin of a view's content in the common coordinate space.
    private mutating func addOffset(from view: any ViewElement, _ axis: NSLayoutConstraint.Axis, times factor: CGFloat)
    {
        var step = view
        while step !== space, let superview = step.superelement {
            add(engine.start(of: engine.item(for: step), along: axis), times: factor)
            constant -= factor * step.alignmentRectInsets.start(along: axis)
            if step.isScrollView {
                depend(on: step)
                constant -= factor * step.contentOrigin.coordinate(along: axis)
            }
            step = superview
        }
    }

    private mutating func add(_ variable: Variable, times factor: CGFloat) {
        if let index = terms.firstIndex(where: { $0.variable == variable }) {
            terms[index].coefficient += Double(factor)
            if abs(terms[index].coefficient) < 1e-12 { terms.remove(at: index) }
        } else {
            terms.append(LinearExpression.Term(variable: variable, coefficient: Double(factor)))
        }
    }

    private mutating func depend(on view: any ViewElement) {
        // The engine is notified of a view's changes only if it has an item for it.
        _ = engine.item(for: view)
        let key = ObjectIdentifier(view)
        if !dependencies.contains(key) { dependencies.append(key) }
    }
}
