import XCTest

@testable import Counter

final class CounterRingTests: XCTestCase {
    private final class Scale: NSObject, CounterRingDataSource {
        func scale(of ring: CounterRing) -> CGFloat { 3 }
    }

    private final class Widths: NSObject, CounterRingDataSource {
        func widths(of ring: CounterRing) -> [CGFloat] { [] }
    }

    func testTheAppThatHostsTestsHasAWindow() throws {
        let window = try XCTUnwrap(UIApplication.shared.keyWindow)
        XCTAssertNotNil(window.rootViewController)
        XCTAssertTrue(UIApplication.shared.windows.contains(window))
        XCTAssertEqual(CounterRing(frame: .zero, count: 1).hostWindow, window)
    }

    func testAppearanceProxiesSetOwnProperties() throws {
        let proxy = CounterRing.appearance()
        let (width, color) = (proxy.width, proxy.color)
        defer { (proxy.width, proxy.color) = (width, color) }
        proxy.width = 7
        proxy.color = .red
        let ring = CounterRing(frame: CGRect(x: 0, y: 0, width: 10, height: 10), count: 2)
        let other = CounterRing(frame: .zero, count: 2)
        other.width = 1
        let root = try XCTUnwrap(UIApplication.shared.keyWindow?.rootViewController?.view)
        for ring in [ring, other] { root.addSubview(ring) }
        defer { for ring in [ring, other] { ring.removeFromSuperview() } }
        XCTAssertEqual(ring.width, 7)
        XCTAssertEqual(ring.color, .red)
        XCTAssertEqual(other.width, 1)
        XCTAssertEqual(other.color, .red)
    }

    func testAnAnswerIsToldFromNone() {
        let ring = CounterRing(frame: .zero, count: 2)
        XCTAssertEqual(ring.widths, [8, 8])
        let scale = Scale()
        ring.dataSource = scale
        XCTAssertEqual(ring.widths, [6, 6])
        let widths = Widths()
        ring.dataSource = widths
        XCTAssertEqual(ring.widths, [])
    }

    func testMethodsOfDelegatesThatAreThere() {
        class Answers: NSObject, UITextFieldDelegate {
            func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
        }
        let field = UITextField()
        let answers = Answers()
        field.delegate = answers
        XCTAssertFalse(field.delegate!.textFieldShouldReturn!(field))
    }

    func testUnitsOfTime() {
        let ring = CounterRing(frame: .zero, count: 2)
        CounterRing.countLayouts()
        ring.checkCount()
        let delay = DispatchTime.now() + Double(Int64(0.01 * Double(NSEC_PER_SEC))) / Double(NSEC_PER_SEC)
        let passed = expectation(description: "time passes")
        DispatchQueue.main.asyncAfter(deadline: delay) { passed.fulfill() }
        wait(for: [passed], timeout: 5)
    }
}
