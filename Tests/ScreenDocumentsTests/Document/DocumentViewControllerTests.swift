import Honeycomb
import ScreenDocuments
import ScreenHosting
import Testing

@MainActor
@Suite("Screens of documents")
struct DocumentViewControllerTests {
    private static let document = #"""
        {"version": 1, "title": "Vacancies", "direction": "rightToLeft",
         "buttons": [{"title": "Filter", "icon": "filter", "action": "filter"}],
         "bottomButton": {"title": "Apply", "action": {"name": "apply", "to": 3}},
         "state": {"isRemote": false},
         "templates": {"row": {"id": {"$param": "id"}, "left": {"type": "title", "title": {"$param": "id"}}}},
         "sections": [{"id": "s", "items": [
            {"id": "toggle", "left": {"type": "checkbox", "title": "Remote", "isOn": {"$state": "isRemote"}}},
            {"use": "row", "with": {"id": "Only remote"}, "if": {"$state": "isRemote"}},
            {"use": "row", "with": {"id": "Always"}}]}]}
        """#

    private func host(_ controller: DocumentViewController) -> ScreenHost {
        ScreenHost(
            UINavigationController(rootViewController: controller),
            configuration: ScreenConfiguration(size: CGSize(width: 390, height: 600))
        )
    }

    @Test("the title, the buttons of the bar and the button below are those of the document, and request its actions")
    func bar() throws {
        let controller = DocumentViewController()
        var actions: [ScreenAction] = []
        controller.screen.actionHandler = { actions.append($0) }
        try controller.screen.show(Data(Self.document.utf8))
        let host = host(controller)

        #expect(controller.navigationItem.title == "Vacancies")
        #expect(controller.collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let button = try #require(controller.view.subviews.compactMap { $0 as? UIButton }.first)
        host.tap(at: button.convert(CGPoint(x: 100, y: 25), to: nil))
        #expect(actions.last?.name == "apply")
        #expect(actions.last?.parameters == ["to": 3])
        let filter = try #require(controller.navigationItem.rightBarButtonItems?.first)
        #expect(filter.accessibilityLabel == "Filter")
        filter.primaryAction.map { UIButton(primaryAction: $0).sendActions(for: .primaryActionTriggered) }
        #expect(actions.last?.name == "filter")

        let last = controller.collectionView.contentSize.height
        #expect(last + controller.collectionView.adjustedContentInset.top <= button.frame.minY)
        #expect(controller.collectionView.adjustedContentInset.bottom >= 600 - button.frame.minY)
    }

    @Test("there is no button below without a document, nor for a document that has none")
    func noButton() throws {
        let controller = DocumentViewController()
        let host = host(controller)
        func buttons() -> [UIView] { controller.view.subviews.filter { $0 is UIButton && !$0.isHidden } }
        #expect(buttons().isEmpty)

        try controller.screen.show(Data(Self.document.utf8))
        host.layout()
        #expect(buttons().count == 1)

        try controller.screen.merge(Data(#"{"bottomButton": null}"#.utf8))
        host.layout()
        #expect(buttons().isEmpty)
        #expect(controller.additionalSafeAreaInsets.bottom == 0)
    }

    @Test("the JSON of a row has its template, parameters and values filled in, by the place on screen")
    func json() throws {
        let screen = DocumentScreen()
        #expect(screen.json(ofItemAt: IndexPath(item: 0, section: 0)) == nil)
        try screen.show(Data(Self.document.utf8))
        let always = try #require(screen.json(ofItemAt: IndexPath(item: 1, section: 0)))
        #expect(always.contains(#""title": "Always""#))
        #expect(!always.contains("$param"))

        screen.set(["isRemote": true])
        let toggle = try #require(screen.json(ofItemAt: IndexPath(item: 0, section: 0)))
        #expect(toggle.contains(#""isOn": true"#))
        #expect(screen.json(ofItemAt: IndexPath(item: 1, section: 0))?.contains("Only remote") == true)
        #expect(screen.json(ofItemAt: IndexPath(item: 3, section: 0)) == nil)
        #expect(screen.json(ofItemAt: IndexPath(item: 0, section: 1)) == nil)
    }
}
