import Foundation
import Honeycomb
import ScreenHosting
import Testing

@testable import PreviewServer

@Suite("Menus, custom actions and adjustable elements", .timeLimit(.minutes(2)))
@MainActor
struct MenuTests {
    private static let document = """
        { "version": 1, "sections": [ { "id": "main", "items": [
          { "id": "mail", "left": { "type": "title", "title": "Mail" },
            "trailingActions": [ { "title": "Delete", "isDestructive": true, "action": "delete" } ],
            "menu": [ { "title": "Share", "action": "share" }, { "title": "Lost", "isEnabled": false, "action": "lose" } ] },
          { "id": "salary", "left": { "type": "title", "title": "Salary" },
            "right": { "type": "stepper", "value": 3, "minimum": 0, "maximum": 9, "action": "salary" } },
          { "id": "plain", "left": { "type": "title", "title": "Plain" } }
        ] } ] }
        """

    private func withDocument(_ body: @MainActor (Viewer) async throws -> Void) async throws {
        try await withFolder(["a.json": Self.document]) { folder in
            let viewer = Viewer(try DocumentFolder(folder).screens)
            viewer.send(#"{"type":"open","devices":[{"width":320,"height":480,"scale":1}]}"#)
            await viewer.wait { viewer.contains(#""label":"Plain""#) }
            try await body(viewer)
        }
    }

    /// The point that activates an element, as members of a message.
    private func point(_ label: String, _ viewer: Viewer) throws -> String {
        let host = try #require(viewer.session?.devices.first?.host)
        let element = try #require(host.accessibilityElements.first { $0.label == label })
        return #""x":\#(element.activationPoint.x),"y":\#(element.activationPoint.y)"#
    }

    private func menus(_ viewer: Viewer) -> [String] { viewer.texts.filter { $0.contains(#""type":"menu""#) } }

    @Test("a long press shows the menu of a row in the page; what is chosen is performed and closes it")
    func contextMenus() async throws {
        try await withDocument { viewer in
            viewer.send(#"{"type":"press","device":0,\#(try point("Mail", viewer))}"#)
            let menu = try #require(menus(viewer).first)
            #expect(menu.contains(#""title":"Share""#))
            #expect(menu.contains(#""isDisabled":true,"isOn":false,"title":"Lost""#))
            // Disabled elements and those that are not there change nothing.
            for path in ["1", "2", "-1", "0.0", "x", "", "99999999999999999999"] {
                viewer.send(#"{"type":"choose","value":"\#(path)"}"#)
            }
            #expect(menus(viewer).count == 1 && !viewer.contains(#""type":"log""#))
            viewer.send(#"{"type":"choose","value":"0"}"#)
            #expect(viewer.contains("mail: select (share)"))
            #expect(menus(viewer).last?.contains(#""elements""#) == false)
        }
    }

    @Test("a menu is dismissed, and rows without one have none")
    func dismissal() async throws {
        try await withDocument { viewer in
            viewer.send(#"{"type":"press","device":0,\#(try point("Plain", viewer))}"#)
            viewer.send(#"{"type":"choose"}"#)
            #expect(menus(viewer).isEmpty)
            viewer.send(#"{"type":"press","device":0,\#(try point("Mail", viewer))}"#)
            viewer.send(#"{"type":"choose"}"#)
            #expect(menus(viewer).count == 2)
            #expect(!viewer.contains(#""type":"log""#))
        }
    }

    @Test("submenus have paths of their own, inline menus have their elements in their place")
    func submenus() throws {
        var chosen: [String] = []
        func action(_ title: String, _ state: UIMenuElement.State = .off) -> UIAction {
            UIAction(title: title, state: state) { chosen.append($0.title) }
        }
        let menu = UIMenu(children: [
            UIMenu(options: .displayInline, children: [action("First"), action("Second", .on)]),
            UIMenu(
                title: "More",
                children: [UIAction(title: "Hidden", attributes: .hidden) { _ in }, action("Third")]
            ),
        ])
        let viewer = Viewer([
            PreviewScreen("Button") { _ in
                let controller = UIViewController()
                let button = UIButton(type: .system)
                button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
                button.menu = menu
                button.showsMenuAsPrimaryAction = true
                controller.view.addSubview(button)
                return controller
            }
        ])
        viewer.send(#"{"type":"open","devices":[{"width":320,"height":480,"scale":1}]}"#)
        viewer.send(#"{"type":"activate","device":0,"x":50,"y":20}"#)
        let text = try #require(menus(viewer).first)
        #expect(text.contains(#""isOn":true,"title":"Second""#))
        #expect(text.contains(#""children":[{"isDestructive":false,"isDisabled":false,"isOn":false,"title":"Third"}]"#))
        viewer.send(#"{"type":"choose","value":"2.0"}"#)
        #expect(chosen == ["Third"])
    }

    @Test("custom actions of an element are performed by name")
    func customActions() async throws {
        try await withDocument { viewer in
            #expect(viewer.contains(#""actions":["Delete"]"#))
            let point = try point("Mail", viewer)
            viewer.send(#"{"type":"action","text":"Nothing","device":0,\#(point)}"#)
            viewer.send(#"{"type":"action","text":"Delete","device":0,"x":1,"y":1}"#)
            #expect(!viewer.contains(#""type":"log""#))
            viewer.send(#"{"type":"action","text":"Delete","device":0,\#(point)}"#)
            #expect(viewer.contains("mail: select (delete)"))
            // The action is destructive: its row is gone.
            let list = (viewer.session?.devices.first?.viewController as? CellScreenViewController)?.collectionView
            #expect(list?.numberOfItems(inSection: 0) == 2)
        }
    }

    @Test("an adjustable element is incremented and decremented")
    func adjustment() async throws {
        try await withDocument { viewer in
            let point = try point("Salary", viewer)
            viewer.send(#"{"type":"adjust","device":0,"dy":1,\#(point)}"#)
            #expect(viewer.contains("salary: 4"))
            viewer.send(#"{"type":"adjust","device":0,"dy":-1,\#(point)}"#)
            #expect(viewer.contains("salary: 3"))
        }
    }
}
