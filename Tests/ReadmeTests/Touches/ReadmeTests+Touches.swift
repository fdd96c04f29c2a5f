import Honeycomb
import ScreenDocuments
import ScreenHosting
import Testing

@testable import ReadmeExamples

// These tests touch the screen or let time pass, which `ScreenHost` does where UIKit is headless only.
extension ReadmeTests {
    @Test("the feed shows its empty item, then its posts, and keeps the selection")
    func feed() throws {
        let model = FeedModel()
        let controller = CellScreenViewController(state: feedState(of: model))
        let host = ScreenHost(
            controller,
            configuration: ScreenConfiguration(size: CGSize(width: 390, height: 300))
        )
        #expect(labels(in: host.window).contains { $0.text == "Nobody has written anything yet" })

        model.posts = (1...3).map { Post(id: $0, title: "Post \($0)", summary: "") }
        controller.apply(feedState(of: model), animated: false)
        host.layout()
        let row = try #require(labels(in: host.window).first { $0.text == "Post 2" })
        #expect(!labels(in: host.window).contains { $0.text == "Nobody has written anything yet" })

        host.tap(at: row.convert(CGPoint(x: 5, y: 5), to: host.window))
        #expect(model.selected == [2])
    }
}
