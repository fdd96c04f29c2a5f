import Expectations
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

    private func host(
        _ controller: DocumentViewController,
        _ configuration: ScreenConfiguration = ScreenConfiguration(size: CGSize(width: 390, height: 600))
    ) -> ScreenHost {
        ScreenHost(UINavigationController(rootViewController: controller), configuration: configuration)
    }

    /// The bar below the list.
    private static func bar(of controller: DocumentViewController) -> UIView? {
        controller.view.subviews.first { contains("bottomButton", in: $0) }
    }

    private static func contains(_ identifier: String, in view: UIView) -> Bool {
        view.accessibilityIdentifier == identifier || view.subviews.contains { contains(identifier, in: $0) }
    }

    private static func labels(in view: UIView) -> [UILabel] {
        ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap { labels(in: $0) }
    }

    @Test("the button below grows with its text, is not wider than a form, and rows are hidden behind its bar")
    func bottomBar() throws {
        let title = "Accept the terms and continue to the payment of the whole order"
        let rows = (0..<30).map { #"{"id":"\#($0)","left":{"type":"title","title":"Row"}}"# }.joined(separator: ",")
        let data = Data(
            #"""
            {"version":1,"title":"T","bottomButton":{"title":"\#(title)","action":"a"},
             "sections":[{"id":"s","items":[\#(rows)]}]}
            """#.utf8
        )
        for (width, category) in [
            (390.0, UIContentSizeCategory.large), (320, .accessibilityExtraLarge), (1_024, .large),
            (1_024, .accessibilityExtraExtraExtraLarge),
        ] {
            let controller = DocumentViewController()
            try controller.screen.show(data)
            let host = host(
                controller,
                ScreenConfiguration(
                    size: CGSize(width: width, height: 900),
                    contentSizeCategory: category,
                    safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
                )
            )
            host.layout()
            let bar = try require(Self.bar(of: controller))
            let label = try require(Self.labels(in: bar).first)
            expectEqual(label.text, title)
            let fitting = label.sizeThatFits(CGSize(width: label.bounds.width, height: 10_000))
            expect(label.bounds.height >= fitting.height - 0.5, "\(width) \(category.rawValue)")
            let button = try require(label.superview)
            let frame = button.convert(button.bounds, to: controller.view)
            expect(frame.width <= 640 && frame.minX >= 16 && abs(frame.midX - width / 2) < 0.5, "\(frame)")
            expect(frame.height >= 48 && frame.maxY <= controller.view.bounds.height - 34)
            expect(bar.frame.minX == 0 && bar.frame.width == width && bar.frame.maxY == controller.view.bounds.height)
            expectEqual(bar.backgroundColor, Palette.standard.background)
            let bottom = controller.collectionView.adjustedContentInset.bottom
            expect(abs(bottom - (controller.view.bounds.height - bar.frame.minY)) < 0.5)
        }
    }

    @Test("the button below follows the text size, the width and the document, and takes no taps while disabled")
    func changedBottomBar() throws {
        let controller = DocumentViewController()
        var count = 0
        controller.screen.actionHandler = { _ in count += 1 }
        func show(_ title: String, isEnabled: Bool = true) throws {
            try controller.screen.show(
                Data(
                    #"""
                    {"version":1,"sections":[],"bottomButton":{"title":"\#(title)","action":"a","isEnabled":\#(isEnabled)}}
                    """#.utf8
                )
            )
        }
        try show("Save")
        let host = host(controller)
        host.layout()
        let bar = try require(Self.bar(of: controller))
        let small = bar.frame.height
        host.configuration.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        host.layout()
        expect(bar.frame.height > small)
        host.configuration.contentSizeCategory = .large
        host.layout()
        expectEqual(bar.frame.height, small)
        try show("Save everything that was changed on this screen today")
        host.layout()
        expect(bar.frame.height > small)
        try show("Save", isEnabled: false)
        host.layout()
        expectEqual(bar.frame.height, small)
        let label = try require(Self.labels(in: bar).first)
        let center = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
        host.tap(at: center)
        expectEqual(count, 0)
        try show("Save")
        host.layout()
        host.tap(at: center)
        expectEqual(count, 1)
    }

    @Test("assistive technologies and UI tests find the button below by its identifier, as a button")
    func spokenBottomBar() throws {
        for isEnabled in [true, false] {
            let controller = DocumentViewController()
            var count = 0
            controller.screen.actionHandler = { _ in count += 1 }
            try controller.screen.show(
                Data(
                    #"""
                    {"version":1,"sections":[],"bottomButton":{"title":"Save","action":"a","isEnabled":\#(isEnabled)}}
                    """#.utf8
                )
            )
            let host = host(controller)
            host.layout()
            let found = host.accessibilityElements.filter { $0.label == "Save" }
            let element = try require(found.first)
            expectEqual(found.count, 1)
            expectEqual(element.identifier, "bottomButton")
            expect(element.traits.contains(.button))
            expectEqual(element.traits.contains(.notEnabled), !isEnabled)
            host.tap(at: element.activationPoint)
            expectEqual(count, isEnabled ? 1 : 0)
        }
    }

    @Test("the title, the buttons of the bar and the button below are those of the document, and request its actions")
    func bar() throws {
        let controller = DocumentViewController()
        var actions: [ScreenAction] = []
        controller.screen.actionHandler = { actions.append($0) }
        try controller.screen.show(Data(Self.document.utf8))
        let host = host(controller)

        expectEqual(controller.navigationItem.title, "Vacancies")
        expectEqual(controller.collectionView.effectiveUserInterfaceLayoutDirection, .rightToLeft)
        let button = try require(Self.bar(of: controller))
        host.tap(at: button.convert(CGPoint(x: 100, y: 25), to: nil))
        expectEqual(actions.last?.name, "apply")
        expectEqual(actions.last?.parameters, ["to": 3])
        let filter = try require(controller.navigationItem.rightBarButtonItems?.first)
        expectEqual(filter.accessibilityLabel, "Filter")
        filter.primaryAction.map { UIButton(primaryAction: $0).sendActions(for: .primaryActionTriggered) }
        expectEqual(actions.last?.name, "filter")

        let last = controller.collectionView.contentSize.height
        expect(last + controller.collectionView.adjustedContentInset.top <= button.frame.minY)
        expect(controller.collectionView.adjustedContentInset.bottom >= 600 - button.frame.minY)
    }

    @Test("there is no button below without a document, nor for a document that has none")
    func noButton() throws {
        let controller = DocumentViewController()
        let host = host(controller)
        func buttons() -> [UIView] { [Self.bar(of: controller)].compactMap { $0 }.filter { !$0.isHidden } }
        expect(buttons().isEmpty)

        try controller.screen.show(Data(Self.document.utf8))
        host.layout()
        expectEqual(buttons().count, 1)

        try controller.screen.merge(Data(#"{"bottomButton": null}"#.utf8))
        host.layout()
        expect(buttons().isEmpty)
        expectEqual(controller.additionalSafeAreaInsets.bottom, 0)
    }

    @Test("the JSON of a row has its template, parameters and values filled in, by the place on screen")
    func json() throws {
        let screen = DocumentScreen()
        expect(screen.json(ofItemAt: IndexPath(item: 0, section: 0)) == nil)
        try screen.show(Data(Self.document.utf8))
        let always = try require(screen.json(ofItemAt: IndexPath(item: 1, section: 0)))
        expect(always.contains(#""title": "Always""#))
        expect(!always.contains("$param"))

        screen.set(["isRemote": true])
        let toggle = try require(screen.json(ofItemAt: IndexPath(item: 0, section: 0)))
        expect(toggle.contains(#""isOn": true"#))
        expectEqual(screen.json(ofItemAt: IndexPath(item: 1, section: 0))?.contains("Only remote"), true)
        expect(screen.json(ofItemAt: IndexPath(item: 3, section: 0)) == nil)
        expect(screen.json(ofItemAt: IndexPath(item: 0, section: 1)) == nil)
    }
}
