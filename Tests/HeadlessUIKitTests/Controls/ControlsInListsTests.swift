import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor private final class Cell: UICollectionViewCell {
    let toggle = UISwitch()

    override func layoutSubviews() {
        super.layoutSubviews()
        if toggle.superview == nil { contentView.addSubview(toggle) }
        toggle.frame.origin = CGPoint(x: 100, y: 5)
    }
}

@MainActor private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var selections = 0

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: 200, height: 44)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selections += 1
    }
}

@MainActor @Suite struct ControlsInListsTests {
    private let window = makeWindow()
    private let source = Source()
    private let list: UICollectionView

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        list.register(Cell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        list.delegate = source
        window.addSubview(list)
        window.hostLayout()
        window.hostLayout()
    }

    private var toggle: UISwitch? { (list.cellForItem(at: IndexPath(item: 0, section: 0)) as? Cell)?.toggle }

    @Test("a tap on a switch in a cell turns it and does not select the cell")
    func tapping() throws {
        let toggle = try require(toggle)
        window.hostTouchDown(at: CGPoint(x: 110, y: 20))
        window.clock.advance(by: 0.2)
        window.hostTouchUp()
        expect(toggle.isOn)
        expectEqual(source.selections, 0)
        window.hostTouchDown(at: CGPoint(x: 20, y: 20))
        window.clock.advance(by: 0.2)
        window.hostTouchUp()
        expectEqual(source.selections, 1)
    }

    @Test("a quick drag that begins on a switch scrolls and leaves the switch alone")
    func dragging() throws {
        let toggle = try require(toggle)
        window.hostTouchDown(at: CGPoint(x: 110, y: 20))
        for step in 1...10 {
            window.clock.advance(by: 1 / 60)
            window.hostTouchMoved(to: CGPoint(x: 110, y: 20 - CGFloat(step) * 5))
        }
        window.hostTouchUp()
        expect(list.contentOffset.y > 10)
        expect(!toggle.isOn && !toggle.isHighlighted)
    }

    @Test("a switch that is held does not let the list scroll")
    func holding() throws {
        let toggle = try require(toggle)
        window.hostTouchDown(at: CGPoint(x: 110, y: 20))
        window.clock.advance(by: 0.3)
        expect(toggle.isHighlighted)
        window.hostTouchMoved(to: CGPoint(x: 110, y: 90))
        window.hostTouchUp()
        expectEqual(list.contentOffset.y, 0)
    }
}
