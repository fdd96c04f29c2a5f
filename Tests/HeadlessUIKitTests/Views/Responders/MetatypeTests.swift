import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@Suite("Objects of dynamic classes") @MainActor
struct MetatypeTests {
    private static let frame = CGRect(x: 1, y: 2, width: 3, height: 4)

    @Test(
        "a view of a dynamic class is created with its override of init(frame:)",
        arguments: [
            UIView.self, UILabel.self, PlainCell.self, OverridingCell.self, InheritingCell.self, GenericCell<Int>.self,
        ]
            as [UIView.Type]
    )
    func views(type: UIView.Type) {
        for view in [type.make(frame: Self.frame), type.init(frame: Self.frame)] {
            expect(Swift.type(of: view) == type)
            expectEqual(view.frame, Self.frame)
            expect((view as? OverridingCell)?.overriddenFrames ?? [Self.frame] == [Self.frame])
            expectEqual((view as? PlainCell)?.note, view is PlainCell ? "set" : nil)
        }
        expect(Swift.type(of: type.init()) == type)
    }

    @Test("generic code creates views of its type, or of a metatype's")
    func generics() {
        func make<View: UIView>(_ type: View.Type) -> [View] {
            [View(), View(frame: Self.frame), type.init(), type.init(frame: Self.frame)]
        }
        expectEqual(make(OverridingCell.self).map(\.overriddenFrames), [[.zero], [Self.frame], [.zero], [Self.frame]])
        let dynamic = make(GenericCell<String>.self as UIView.Type)
        expect(dynamic.map { $0 is GenericCell<String> } == [false, false, true, true])
    }

    @Test("generic code calls the init() that a class declares, also as a convenience initializer")
    func convenienceInitializers() {
        func make<View: UIResponder>(_ type: View.Type) -> View { View() }
        expectEqual(make(ConvenientView.self).steps, ["frame", "set up"])
        expectEqual(make(InheritingConvenientView.self).steps, ["derived", "set up"])
        expectEqual(make(GenericConvenientView<[Int]>.self).steps, ["frame", "generic"])
        expectEqual(make(Outer.Inner<String>.Innermost.self).steps, ["frame", "innermost"])
        expectEqual(make(DesignatedView.self).note, "designated")
        expectEqual(make(FailableView.self).steps, ["frame"])
        expectEqual(make(ConvenientScreen.self).title, "set up")
        final class LocalView: FrameView {
            convenience init() {
                self.init(frame: .zero)
                steps.append("local")
            }
        }
        expectEqual(make(LocalView.self).steps, ["frame", "local"])
        expectEqual((ConvenientView.self as UIView.Type).init().frame, CGRect(x: 1, y: 2, width: 3, height: 4))
        expectEqual(make(UIWindow.self).isHidden, UIWindow().isHidden)
    }

    @Test("objects that their own init() creates are deallocated")
    func convenientLifetime() {
        func make<View: UIView>(_ type: View.Type) -> View { View() }
        weak var view: UIView?
        do {
            let made = make(ConvenientView.self)
            view = made
            expect(view != nil)
        }
        expectEqual(view, nil)
    }

    @Test(
        "the class is read from the symbol of its init()",
        arguments: [
            ("$s4Main1VCACycfC", "$s4Main1VC"), ("$s4Main5OuterO2InC3In2CAGyx__qd__GycfC", "$s4Main5OuterO2InC3In2C"),
            ("$s4Main1SVACycfC", nil), ("$s4Main3OptCACSgycfC", nil), ("$s4Main1VC1fACSi_tcfC", nil), ("ycfC", nil),
            ("", nil),
        ]
    )
    func symbols(symbol: String, name: String?) {
        expectEqual(OwnInitializers.className(ofInitializer: symbol), name)
    }

    @Test("a class creates objects of Self")
    func selfType() {
        expect(type(of: InheritingCell.build()) == InheritingCell.self)
    }

    @Test("an init() of a protocol is preferred")
    func protocols() {
        func make<View: Buildable>(_ type: View.Type) -> View { View() }
        expect(make(BuildableView.self).isBuilt)
    }

    @Test("table cells, headers, view controllers and layers of dynamic classes are created with their overrides")
    func otherClasses() {
        let cellType: UITableViewCell.Type = RowCell.self
        let cell = cellType.init(style: .subtitle, reuseIdentifier: "row")
        expect((cell as? RowCell)?.givenStyle == .subtitle && cell.reuseIdentifier == "row")
        let headerType: UITableViewHeaderFooterView.Type = Header.self
        expectEqual((headerType.init(reuseIdentifier: "header") as? Header)?.given, "header")
        let controllerType: UIViewController.Type = Controller.self
        expectEqual((controllerType.init() as? Controller)?.nib, .some(nil))
        expectEqual((controllerType.init(nibName: "Nib", bundle: nil) as? Controller)?.nib, "Nib")
        expectEqual((LayeredView().layer as? Layer)?.note, "set")
    }

    @Test("tables and collections create registered classes that have no required initializer")
    func registration() {
        let window = makeWindow()
        let source = Source()
        let table = UITableView(frame: window.bounds)
        table.register(RowCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        window.addSubview(table)
        window.hostLayout()
        expectEqual((table.visibleCells.first as? RowCell)?.givenStyle, .default)
        let layout = UICollectionViewFlowLayout()
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        collection.register(OverridingCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        window.addSubview(collection)
        window.hostLayout()
        expectEqual((collection.visibleCells.first as? OverridingCell)?.overriddenFrames.count, 1)
    }

    @Test("a compiler that creates objects in another way is reported with what it made")
    func check() throws {
        let made = (PlainProbe.self as NSObject.Type).make()
        expectEqual(MetatypeCheck.problem("init()", made: made, as: PlainProbe.self), nil)
        let other = try require(MetatypeCheck.problem("init()", made: NSObject(), as: PlainProbe.self))
        expect(other.contains("calling init() on a metatype made an object of NSObject instead of PlainProbe"))
        let incomplete = PlainProbe()
        incomplete.number = 0
        let broken = try require(MetatypeCheck.problem("init()", made: incomplete, as: PlainProbe.self))
        expect(broken.contains("an object of PlainProbe whose stored properties were not initialized"))
        expect(broken.hasSuffix("Build with Swift 6.2 or 6.3."))
    }

    @Test("objects of dynamic classes are deallocated")
    func lifetime() {
        weak var view: UIView?
        do {
            let made = (GenericCell<[Int]>.self as UIView.Type).init(frame: Self.frame)
            view = made
            expect(view != nil)
        }
        expectEqual(view, nil)
    }

    @Test("a class without the initializer stops with a message that names both, as in UIKit")
    func missingInitializer() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = (NumberedCell.self as UIView.Type).make(frame: .zero) }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(message.contains("Use of unimplemented initializer 'init(frame:)' for class"))
        expect(message.contains("NumberedCell"))
    }
}

private final class PlainProbe: NSObject, MetatypeProbe {
    var number = 7

    var isComplete: Bool { number == 7 }
}

private class PlainCell: UICollectionViewCell {
    let note = "set"
}

private class OverridingCell: PlainCell {
    var overriddenFrames: [CGRect] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        overriddenFrames.append(frame)
    }

    required init?(coder: NSCoder) {
        return nil
    }
}

private final class InheritingCell: OverridingCell {
    let values = [1, 2, 3]

    static func build() -> Self { Self(frame: .zero) }
}

private final class GenericCell<Value>: UICollectionViewCell {
    var first: Value?
    var second: Value?
}

private final class NumberedCell: UICollectionViewCell {
    let number: Int

    init(number: Int) {
        self.number = number
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        return nil
    }
}

@MainActor private protocol Buildable: UIView {
    init()
}

private final class BuildableView: UIView, Buildable {
    let isBuilt: Bool

    required init() {
        isBuilt = true
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        return nil
    }
}

private class FrameView: UIView {
    var steps: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        steps.append("frame")
    }

    required init?(coder: NSCoder) {
        return nil
    }
}

private class ConvenientView: FrameView {
    convenience init() {
        self.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        steps.append("set up")
    }
}

private final class InheritingConvenientView: ConvenientView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        steps = ["derived"]
    }

    required init?(coder: NSCoder) {
        return nil
    }
}

private final class GenericConvenientView<Value>: FrameView {
    var value: Value?

    convenience init() {
        self.init(frame: .zero)
        steps.append("generic")
    }
}

private enum Outer {
    final class Inner<Value> {
        final class Innermost: FrameView {
            var value: Value?

            convenience init() {
                self.init(frame: .zero)
                steps.append("innermost")
            }
        }
    }
}

private final class DesignatedView: UIView {
    let note: String

    init() {
        note = "designated"
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        return nil
    }
}

private final class FailableView: FrameView {
    convenience init?(unused: Void) { return nil }
}

private final class ConvenientScreen: UIViewController {
    convenience init() {
        self.init(nibName: nil, bundle: nil)
        title = "set up"
    }
}

private final class RowCell: UITableViewCell {
    let givenStyle: CellStyle

    override init(style: CellStyle, reuseIdentifier: String?) {
        givenStyle = style
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        return nil
    }
}

private final class Header: UITableViewHeaderFooterView {
    let given: String?

    override init(reuseIdentifier: String?) {
        given = reuseIdentifier
        super.init(reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        return nil
    }
}

private final class Controller: UIViewController {
    let nib: String?

    override init(nibName: String?, bundle: Bundle?) {
        nib = nibName
        super.init(nibName: nil, bundle: bundle)
    }

    required init?(coder: NSCoder) {
        return nil
    }
}

private final class Layer: CALayer {
    let note: String

    override init() {
        note = "set"
        super.init()
    }

    required init?(coder: NSCoder) {
        return nil
    }
}

private final class LayeredView: UIView {
    override class var layerClass: AnyClass { Layer.self }
}

private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
