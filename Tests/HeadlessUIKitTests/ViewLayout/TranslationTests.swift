import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct TranslationTests {
    @Test("constraints can refer to a view with a frame, and follow its changes")
    func frames() {
        let root = makeRoot()
        let fixed = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        root.addSubview(fixed)
        let view = add(SizedView(5, 5), to: root)
        view.leftAnchor.constraint(equalTo: fixed.rightAnchor).isActive = true
        view.topAnchor.constraint(equalTo: fixed.bottomAnchor).isActive = true
        root.layoutIfNeeded()
        expectEqual(view.frame.origin, CGPoint(x: 40, y: 60))
        fixed.frame.origin = .zero
        root.layoutIfNeeded()
        expectEqual(view.frame.origin, CGPoint(x: 30, y: 40))
    }

    @Test("autoresizing masks follow a superview whose size is solved")
    func masks() {
        let root = makeRoot(width: 200)
        let box = add(UIView(), to: root)
        let filling = UIView(frame: .zero)
        filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        box.addSubview(filling)
        let view = add(UIView(), to: box)
        NSLayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            box.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
            box.heightAnchor.constraint(equalToConstant: 50),
            view.widthAnchor.constraint(equalTo: filling.widthAnchor, multiplier: 0.5),
            view.heightAnchor.constraint(equalTo: filling.heightAnchor),
        ])
        root.layoutIfNeeded()
        expectEqual(filling.frame, CGRect(x: 0, y: 0, width: 180, height: 50))
        expectEqual(view.frame.size, CGSize(width: 90, height: 50))
        root.frame.size.width = 120
        root.layoutIfNeeded()
        expectEqual(filling.frame.width, 100)
        expectEqual(view.frame.width, 50)
    }

    @Test("a frame set on a solved view holds until the next layout of its superview")
    func overwriting() {
        let root = makeRoot()
        let view = add(SizedView(5, 5), to: root)
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3).isActive = true
        root.layoutIfNeeded()
        view.frame = CGRect(x: 50, y: 50, width: 50, height: 50)
        root.layoutIfNeeded()
        expectEqual(view.frame.minX, 50)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        expectEqual(view.frame, CGRect(x: 3, y: 0, width: 5, height: 5))
    }

    @Test("a view that begins to translate keeps its frame as a constraint")
    func switching() {
        let root = makeRoot()
        let view = add(SizedView(5, 5), to: root)
        let inner = add(UIView(), to: view)
        inner.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
        view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        root.layoutIfNeeded()
        expectEqual(inner.frame.width, 5)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = CGRect(x: 0, y: 0, width: 70, height: 5)
        root.layoutIfNeeded()
        expectEqual(view.frame.width, 70)
        expectEqual(inner.frame.width, 70)
        view.translatesAutoresizingMaskIntoConstraints = false
        root.layoutIfNeeded()
        expectEqual(view.frame.width, 5)
        expectEqual(inner.frame.width, 5)
    }

    @Test("a cell keeps its solved layout while it is out of use")
    func islands() {
        let root = makeRoot()
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let view = add(UIView(), to: cell.contentView)
        view.widthAnchor.constraint(equalTo: cell.contentView.widthAnchor).isActive = true
        root.addSubview(cell)
        root.layoutIfNeeded()
        expectEqual(view.frame.width, 100)
        let pivots = cell.contentView.layoutEngine?.solver.pivotCount
        cell.removeFromSuperview()
        root.addSubview(cell)
        cell.frame.size.width = 120
        root.layoutIfNeeded()
        expectEqual(view.frame.width, 120)
        expectEqual(cell.contentView.layoutEngine?.solver.pivotCount, pivots)
    }

    @Test("a detached view whose frame is not set takes the size its constraints give it")
    func detached() {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.widthAnchor.constraint(equalToConstant: 40).isActive = true
        view.heightAnchor.constraint(equalToConstant: 30).isActive = true
        view.layoutIfNeeded()
        expectEqual(view.frame, CGRect(x: 0, y: 0, width: 40, height: 30))
    }

    @Test("constraints are updated before layout, from the inside out, once per request")
    func updates() {
        final class Updating: UIView {
            var log: [String] = []
            weak var outer: Updating?
            var name = ""
            override class var requiresConstraintBasedLayout: Bool { true }
            override func updateConstraints() {
                (outer ?? self).log.append(name)
                super.updateConstraints()
            }
        }
        let root = makeRoot()
        let outer = Updating()
        outer.name = "outer"
        let inner = Updating()
        inner.name = "inner"
        inner.outer = outer
        outer.addSubview(inner)
        root.addSubview(outer)
        root.layoutIfNeeded()
        expectEqual(outer.log, ["inner", "outer"])
        root.layoutIfNeeded()
        inner.setNeedsUpdateConstraints()
        expect(inner.needsUpdateConstraints())
        root.layoutIfNeeded()
        expect(!inner.needsUpdateConstraints())
        expectEqual(outer.log, ["inner", "outer", "inner"])
    }

    @Test("a rectangle of zeros is given to a view as any other")
    func zeros() {
        let root = makeRoot()
        let view = add(UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8)), to: root)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 0), view.heightAnchor.constraint(equalToConstant: 0),
        ])
        root.layoutIfNeeded()
        expectEqual(view.frame, .zero)
    }

    @Test("ambiguous layouts are told from unambiguous ones")
    func ambiguity() {
        let root = makeRoot()
        let view = add(UIView(), to: root)
        view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        view.heightAnchor.constraint(equalToConstant: 5).isActive = true
        root.layoutIfNeeded()
        expect(view.hasAmbiguousLayout)
        let width = view.widthAnchor.constraint(equalToConstant: 5)
        width.isActive = true
        expect(!view.hasAmbiguousLayout)
        expectEqual(view.constraintsAffectingLayout(for: .horizontal).count, 2)
        expect(view.constraintsAffectingLayout(for: .horizontal).contains(width))
    }
}
