import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

/// A randomly changing tree of views, and their expected frames.
@MainActor private final class RandomTree {
    private enum Rule {
        /// Aligned with the edge of another view.
        case edge(of: Int, isFar: Bool, constant: CGFloat, NSLayoutConstraint)
        /// With the same length as another view.
        case length(of: Int, constant: CGFloat, NSLayoutConstraint)
    }

    /// The rules of a constrained view, by axis.
    private struct Rules {
        var start: Rule
        var length: Rule
    }

    private var state: UInt64
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private var views: [UIView] = []
    private var parents: [Int] = []
    private var rules: [[NSLayoutConstraint.Axis: Rules]] = []

    init(seed: Int) {
        state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        views = [root]
        parents = [0]
        rules = [[:]]
        for _ in 0..<14 { addView() }
    }

    private func random(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }

    private func addView() {
        let index = views.count
        let view = UIView()
        let parent = random(index)
        views[parent].addSubview(view)
        views.append(view)
        parents.append(parent)
        rules.append([:])
        if random(3) > 0 { solve(index) } else { place(index) }
    }

    /// Sets a frame.
    private func place(_ index: Int) {
        end(index)
        views[index].translatesAutoresizingMaskIntoConstraints = true
        views[index].frame = CGRect(x: random(50), y: random(50), width: random(90), height: random(90))
    }

    /// Adds constraints to earlier views.
    private func solve(_ index: Int) {
        end(index)
        let view = views[index]
        view.translatesAutoresizingMaskIntoConstraints = false
        for axis in NSLayoutConstraint.Axis.both {
            let isRow = axis == .horizontal
            let start = makeEdge(index, isRow ? .left : .top, isRow ? .right : .bottom)
            let length = makeLength(index, isRow ? .width : .height)
            rules[index][axis] = Rules(start: start, length: length)
        }
    }

    private func makeEdge(
        _ index: Int,
        _ near: NSLayoutConstraint.Attribute,
        _ far: NSLayoutConstraint.Attribute
    ) -> Rule {
        let other = random(index)
        let isFar = random(2) == 0
        let constant = CGFloat(random(40))
        let constraint = activate(index, near, other, isFar ? far : near, constant)
        return .edge(of: other, isFar: isFar, constant: constant, constraint)
    }

    private func makeLength(_ index: Int, _ length: NSLayoutConstraint.Attribute) -> Rule {
        let other = random(index)
        let constant = CGFloat(random(40))
        return .length(of: other, constant: constant, activate(index, length, other, length, constant))
    }

    private func activate(
        _ index: Int,
        _ attribute: NSLayoutConstraint.Attribute,
        _ other: Int,
        _ otherAttribute: NSLayoutConstraint.Attribute,
        _ constant: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: views[index],
            attribute: attribute,
            relatedBy: .equal,
            toItem: views[other],
            attribute: otherAttribute,
            multiplier: 1,
            constant: constant
        )
        constraint.isActive = true
        return constraint
    }

    private func end(_ index: Int) {
        for rules in rules[index].values {
            for rule in [rules.start, rules.length] { constraint(of: rule).isActive = false }
        }
        rules[index] = [:]
    }

    private func constraint(of rule: Rule) -> NSLayoutConstraint {
        switch rule {
        case .edge(_, _, _, let constraint), .length(_, _, let constraint): constraint
        }
    }

    // MARK: Changes

    /// - Returns: A description of the change.
    func change() -> String {
        let index = 1 + random(views.count - 1)
        switch random(6) {
        case 0:
            root.frame.size = CGSize(width: 100 + random(200), height: 100 + random(200))
            return "size of the root"
        case 1:
            place(index)
            return "frame of \(index)"
        case 2:
            solve(index)
            return "constraints of \(index)"
        case 3:
            move(index)
            return "superview of \(index)"
        default:
            changeConstants(of: index)
            return "constants of \(index)"
        }
    }

    private func changeConstants(of index: Int) {
        for axis in NSLayoutConstraint.Axis.both {
            guard let old = rules[index][axis] else { continue }
            rules[index][axis] = Rules(start: withNewConstant(old.start), length: withNewConstant(old.length))
        }
    }

    private func withNewConstant(_ rule: Rule) -> Rule {
        let constant = CGFloat(random(40))
        constraint(of: rule).constant = constant
        switch rule {
        case .edge(let other, let isFar, _, let constraint):
            return .edge(of: other, isFar: isFar, constant: constant, constraint)
        case .length(let other, _, let constraint):
            return .length(of: other, constant: constant, constraint)
        }
    }

    /// Moves a view to another superview and replaces the deactivated constraints.
    private func move(_ index: Int) {
        let parent = random(index)
        guard parent != parents[index] else { return }
        parents[index] = parent
        views[parent].addSubview(views[index])
        for other in views.indices.dropFirst() where !rules[other].isEmpty {
            let isIntact = rules[other].values.allSatisfy {
                constraint(of: $0.start).isActive && constraint(of: $0.length).isActive
            }
            if !isIntact { solve(other) }
        }
    }

    // MARK: What has to be

    /// A description of the first wrong frame after layout; `nil` if all are correct.
    func problem() -> String? {
        root.layoutIfNeeded()
        for index in views.indices {
            for axis in NSLayoutConstraint.Axis.both {
                let frame = views[index].convert(views[index].bounds, to: root)
                let found = [frame.start(along: axis), frame.length(along: axis)]
                let expected = [start(of: index, axis), length(of: index, axis)]
                if found != expected { return "view \(index) is at \(found) and not at \(expected)" }
            }
        }
        return nil
    }

    private func start(of index: Int, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        guard index > 0 else { return 0 }
        guard case .edge(let other, let isFar, let constant, _)? = rules[index][axis]?.start else {
            return start(of: parents[index], axis) + views[index].frame.start(along: axis)
        }
        return start(of: other, axis) + (isFar ? length(of: other, axis) : 0) + constant
    }

    private func length(of index: Int, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        guard case .length(let other, let constant, _)? = rules[index][axis]?.length else {
            return views[index].frame.length(along: axis)
        }
        return length(of: other, axis) + constant
    }
}

@MainActor @Suite struct RandomLayoutTests {
    @Test("after every random change of a tree all views satisfy their constraints", arguments: 0..<20)
    func changes(seed: Int) {
        let tree = RandomTree(seed: seed)
        let reports = collectingReports {
            expectEqual(tree.problem(), nil)
            for step in 0..<80 {
                let change = tree.change()
                if let problem = tree.problem() {
                    Issue.record("seed \(seed), step \(step), \(change): \(problem)")
                    return
                }
            }
        }
        expect(reports.isEmpty)
    }
}
