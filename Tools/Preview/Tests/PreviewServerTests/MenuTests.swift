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
        let host = try #require(viewer.session?.stage.devices.first?.host)
        let element = try #require(host.accessibilityElements.first { $0.label == label })
        return #""x":\#(element.activationPoint.x),"y":\#(element.activationPoint.y)"#
    }

    private func isMenu(_ viewer: Viewer) -> Bool? {
        viewer.texts.last { $0.contains(#""type":"elements""#) }?.contains(#""isMenu":true"#)
    }

    @Test(
        "a long press draws the menu of a row, whose elements are the only ones; a tap on one performs it and closes the menu"
    )
    func contextMenus() async throws {
        try await withDocument { viewer in
            #expect(isMenu(viewer) == false)
            viewer.send(#"{"type":"press","device":0,\#(try point("Mail", viewer))}"#)
            await viewer.wait { isMenu(viewer) == true }
            let host = try #require(viewer.session?.stage.devices.first?.host)
            #expect(host.accessibilityElements.map(\.label) == ["Share", "Lost"])
            // A disabled element changes nothing.
            viewer.send(#"{"type":"activate","device":0,\#(try point("Lost", viewer))}"#)
            #expect(!viewer.contains(#""type":"log""#) && host.contextMenu != nil)
            viewer.send(#"{"type":"activate","device":0,\#(try point("Share", viewer))}"#)
            #expect(viewer.contains("mail: select (share)"))
            await viewer.wait { isMenu(viewer) == false }
        }
    }

    @Test("a menu is dismissed with Escape and by a tap beside it, and rows without one have none")
    func dismissal() async throws {
        try await withDocument { viewer in
            let host = try #require(viewer.session?.stage.devices.first?.host)
            viewer.send(#"{"type":"press","device":0,\#(try point("Plain", viewer))}"#)
            #expect(host.contextMenu == nil)
            for close in [#"{"type":"key","text":"Escape"}"#, #"{"type":"activate","device":0,"x":300,"y":470}"#] {
                viewer.send(#"{"type":"press","device":0,\#(try point("Mail", viewer))}"#)
                await viewer.wait { isMenu(viewer) == true }
                viewer.send(close)
                await viewer.wait { isMenu(viewer) == false }
            }
            #expect(!viewer.contains(#""type":"log""#))
        }
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
            let list = (viewer.session?.stage.devices.first?.viewController as? CellScreenViewController)?
                .collectionView
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
