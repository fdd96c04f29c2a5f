import Honeycomb
import SwiftUI
import Testing

@testable import HoneycombSwiftUI

@MainActor
@Suite("A row of the design system in SwiftUI")
struct ContentCellTests {
    private typealias Row = LeftRightContainer<LeftTitle, RightChevron>

    private func host(
        _ title: String,
        isEnabled: Bool = true,
        configure: @MainActor (Row.View) -> Void = { _ in }
    ) -> ContentHostView<Row> {
        let view = ContentHostView<Row>()
        view.update(
            with: Row(left: LeftTitle(title: title), right: RightChevron()),
            theme: .standard,
            environment: HostedEnvironment(EnvironmentValues()),
            isEnabled: isEnabled,
            configure: configure
        )
        return view
    }

    private let long = "A title that takes more than one line in a narrow row, and one line in a wide one"

    @Test("a row is as wide as proposed, and as tall as its content in that width")
    func size() throws {
        let view = host(long)
        let wide = try #require(view.contentSize(fitting: 1_000))
        let narrow = try #require(view.contentSize(fitting: 200))
        #expect(wide.width == 1_000)
        #expect(narrow.width == 200)
        #expect(narrow.height > wide.height)
        #expect(
            wide.height
                == Row.View.size(fitting: 1_000, content: Row(left: LeftTitle(title: long), right: RightChevron()))
                .height
        )
    }

    @Test("without a proposed width, a row has the width that its content wants")
    func idealSize() throws {
        let short = try #require(host("Title").contentSize(fitting: nil))
        let wide = try #require(host(long).contentSize(fitting: .infinity))
        #expect(short.width < wide.width)
        #expect(wide.width.isFinite)
    }

    @Test("before iOS 16, a row reports its height for the width that it has")
    func reportedHeight() async throws {
        let view = host(long)
        var heights: [CGFloat] = []
        view.heightDidChange = { heights.append($0) }
        let expected = try #require(view.contentSize(fitting: 200)).height
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
        view.layoutIfNeeded()
        for _ in 0..<20 { await Task.yield() }
        #expect(heights == [expected])
    }

    @Test("a disabled row takes no touches")
    func disabled() {
        #expect(host("Title").isUserInteractionEnabled)
        #expect(!host("Title", isEnabled: false).isUserInteractionEnabled)
    }

    @Test("the action is that of the row")
    func action() {
        var row: Row.View?
        var count = 0
        let view = host("Title") {
            $0.didSelectHandler = { count += 1 }
            row = $0
        }
        row?.didSelectHandler?()
        #expect(count == 1)
        #expect(row?.superview === view)
    }
}
