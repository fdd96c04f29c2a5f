import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Appearance of segmented controls")
struct SegmentAppearanceTests {
    private let window = makeWindow(width: 300, height: 100)
    private let control = UISegmentedControl(items: ["A", "Longer title", "B"])

    init() {
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
        window.addSubview(control)
        window.hostLayout()
    }

    private var segments: [SegmentView] { control.segments }

    private func label(_ index: Int) throws -> UILabel {
        try require(segments[index].subviews.lazy.compactMap { $0 as? UILabel }.first)
    }

    @Test("fixed widths are kept, and the other segments share the rest")
    func widths() {
        expectEqual(segments.map(\.frame.width), [100, 100, 100])
        control.setWidth(60, forSegmentAt: 0)
        window.hostLayout()
        expectEqual(segments.map(\.frame.width), [60, 120, 120])
        expectEqual(control.widthForSegment(at: 0), 60)
        expectEqual(control.widthForSegment(at: 1), 0)
        control.setWidth(0, forSegmentAt: 0)
        control.apportionsSegmentWidthsByContent = true
        window.hostLayout()
        expect(segments[1].frame.width > segments[0].frame.width * 2)
        expect(abs(segments.reduce(0) { $0 + $1.frame.width } - 300) < 0.01)
    }

    @Test("right-to-left, the first segment is at the right end, whatever its width")
    func mirrored() {
        control.semanticContentAttribute = .forceRightToLeft
        control.setWidth(60, forSegmentAt: 0)
        window.hostLayout()
        expectEqual(segments[0].frame.minX, 240)
        expectEqual(segments[2].frame.minX, 0)
    }

    @Test("titles have the attributes of the normal state with those of their own state")
    func attributes() throws {
        let font = UIFont.systemFont(ofSize: 20)
        control.setTitleTextAttributes([.font: font, .foregroundColor: UIColor.red], for: .normal)
        control.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
        control.selectedSegmentIndex = 1
        window.hostLayout()
        expect(try label(0).textColor == .red)
        expect(try label(1).textColor == .green)
        expect(try label(1).font == font)
        expectEqual(control.titleTextAttributes(for: .selected)?.count, 1)
    }

    @Test("background and divider images replace the standard appearance")
    func images() throws {
        let normal = UIImage()
        let selected = UIImage()
        let divider = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 32)).image { _ in }
        control.setBackgroundImage(normal, for: .normal, barMetrics: .default)
        control.setBackgroundImage(selected, for: .selected, barMetrics: .default)
        control.setDividerImage(divider, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        control.selectedSegmentIndex = 2
        window.hostLayout()
        expect(segments[0].backgroundImage === normal)
        expect(segments[2].backgroundImage === selected)
        expect(control.background.isHidden && control.selection.isHidden)
        expectEqual(control.dividers.map(\.frame.width), [3, 3])
    }

    @Test("a segment takes the title of its action and is found by it")
    func actions() {
        control.setAction(UIAction(title: "Action", identifier: UIAction.Identifier("x")) { _ in }, forSegmentAt: 2)
        expectEqual(control.titleForSegment(at: 2), "Action")
        expectEqual(control.segmentIndex(identifiedBy: UIAction.Identifier("x")), 2)
        expectEqual(control.segmentIndex(identifiedBy: UIAction.Identifier("y")), NSNotFound)
    }
}
