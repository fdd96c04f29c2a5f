import CellTesting
import Honeycomb
import ScreenDocuments
import ScreenHosting
import Testing

@testable import ReadmeExamples

// These tests touch the screen or let time pass, which `ScreenHost` does where UIKit is headless only.
extension ReadmeTests {
    @Test("the feed shows its empty item, then its posts, and keeps the selection")
    func feed() {
        let model = FeedModel()
        let controller = CellScreenViewController(state: feedState(of: model))
        let app = ScreenTest(controller, on: ScreenConfiguration(size: CGSize(width: 390, height: 300)))
        app.staticTexts["Nobody has written anything yet"].assertExists()

        model.posts = (1...3).map { Post(id: $0, title: "Post \($0)", summary: "") }
        app.apply(feedState(of: model))
        #expect(!app.staticTexts["Nobody has written anything yet"].exists)

        app.staticTexts["Post 2"].tap()
        #expect(model.selected == [2])
    }
}
