import DrawingChecks
import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct UIPageControlTests {
    private let window = makeWindow()
    private let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    private let log = CallLog()

    init() {
        control.numberOfPages = 3
        control.addAction(
            UIAction { [log] action in log.add("\((action.sender as? UIPageControl)?.currentPage ?? -1)") },
            for: .valueChanged
        )
        window.addSubview(control)
        window.hostLayout()
    }

    private func tap(_ x: CGFloat) {
        window.hostTouchDown(at: CGPoint(x: x, y: 13))
        window.hostTouchUp()
    }

    @Test("the current page stays among the pages, and setting it sends nothing")
    func currentPage() {
        control.currentPage = 9
        expectEqual(control.currentPage, 2)
        control.numberOfPages = 2
        expectEqual(control.currentPage, 1)
        control.currentPage = -1
        expectEqual(control.currentPage, 0)
        expect(log.take().isEmpty)
    }

    @Test("touches step to the page before or after, up to the ends")
    func taps() {
        tap(90)
        tap(90)
        tap(90)
        tap(10)
        expectEqual(log.take(), ["1", "2", "1"])
    }

    @Test("pages run from right to left in right-to-left layouts")
    func rightToLeft() {
        control.semanticContentAttribute = .forceRightToLeft
        tap(10)
        expectEqual(log.take(), ["1"])
    }

    @Test("there is a dot for each page, the current one in its own colour")
    func dots() throws {
        control.pageIndicatorTintColor = .blue
        control.currentPageIndicatorTintColor = .red
        control.currentPage = 1
        let drawing = try Drawing(width: 100, height: 26) { ViewPainter.paint(control, on: $0.canvas) }
        expectEqual(drawing[50, 13], 0xFF00_00FF)
        expectEqual(drawing[32, 13], 0x0000_FFFF)
        expectEqual(drawing[68, 13], 0x0000_FFFF)
        expectEqual(drawing[41, 13], 0)
        control.numberOfPages = 1
        control.hidesForSinglePage = true
        let hidden = try Drawing(width: 100, height: 26) { ViewPainter.paint(control, on: $0.canvas) }
        expectEqual(hidden.coveredBounds, .null)
    }

    @Test("it grows with the pages and is adjusted by assistive technologies")
    func sizeAndAccessibility() {
        expect(control.size(forNumberOfPages: 4).width > control.intrinsicContentSize.width)
        expectEqual(control.accessibilityValue, "page 1 of 3")
        control.accessibilityIncrement()
        expectEqual(control.accessibilityValue, "page 2 of 3")
        expectEqual(log.take(), ["1"])
    }
}
