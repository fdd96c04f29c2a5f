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

    @Test("a banner of the app calls its newest handler, also if the content is equal")
    func banner() {
        let model = DraftModel()
        model.texts = ["draft"]
        let states = ["first", "second"].map { text in
            DraftStateMapper(model: model, send: { model.texts.append(text) }).state()
        }
        let controller = CellScreenViewController(state: states[0])
        let app = ScreenTest(controller, on: ScreenConfiguration(size: CGSize(width: 390, height: 400)))
        app.buttons["Send the draft"].tap()
        app.apply(states[1])
        app.buttons["Send the draft"].tap()
        app.cells["Send"].tap()
        #expect(model.texts == ["draft", "first", "second", "second"])

        app.cells["Clear"].tap()
        #expect(model.texts.isEmpty)
    }

    @Test("offers are cards beside each other; a swipe shows the next one")
    func offers() throws {
        var opened: [Int] = []
        let offers = (1...5).map { number in
            Offer(id: number, title: "Offer \(number)", city: "Almaty")
        }
        let controller = CellScreenViewController(state: offersState(of: offers) { opened.append($0.id) })
        let app = ScreenTest(controller, on: ScreenConfiguration(size: CGSize(width: 390, height: 240)))
        app.cells["offers.1"].tap()
        app.cells["offers.1"].swipeLeft()
        app.cells["offers.2"].assertExists().tap()
        app.cells["offers.5"].tap()
        #expect(opened == [1, 2, 5])
    }

    @Test("the archive collapses with a tap on its header, and rows have actions at both edges")
    func archive() {
        let model = ArchiveModel()
        model.posts = (1...4).map { Post(id: $0, title: "Post \($0)", summary: "Summary") }
        let controller = CellScreenViewController(state: archiveState(of: model))
        model.didChange = { controller.apply(archiveState(of: model), animated: true) }
        let app = ScreenTest(controller, on: ScreenConfiguration(size: CGSize(width: 390, height: 400)))
        #expect(app.cells.count == 4)
        #expect(app.cells["archive.2"].exists)

        app.cells["archive.2"].swipeLeft()
        app.buttons["Delete"].assertExists().tap()
        #expect(model.deleted == [2])
        app.cells["archive.3"].swipeRight()
        app.buttons["Pin"].assertExists()
        // A tap anywhere else closes the row.
        app.tap(at: CGPoint(x: 100, y: 30))
        #expect(!app.buttons["Pin"].exists)

        app.staticTexts["Archive\u{2002}4"].tap()
        #expect(app.cells.count == 0)
        app.staticTexts["Archive\u{2002}4"].tap()
        #expect(app.cells.count == 4)
    }

    @Test("the screen of an app shows what its model has loaded, and marks the selected row")
    func app() async {
        let model = CityViewModel()
        let controller = CityViewController(model: model)
        let host = ScreenHost(controller, configuration: ScreenConfiguration(size: CGSize(width: 390, height: 844)))

        await model.show(["Омск", "Москва"])
        host.advance(by: 1)
        #expect(controller.collectionView.visibleCells.count == 2)

        model.select("Омск")
        let mark = controller.collectionView.visibleCells.filter { $0.accessibilityTraits.contains(.selected) }
        #expect(mark.map(\.accessibilityLabel) == ["Омск"])
    }
}
