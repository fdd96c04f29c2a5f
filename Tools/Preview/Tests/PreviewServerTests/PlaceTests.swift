import Foundation
import Honeycomb
import ScreenHosting
import Testing

@testable import PreviewServer

@Suite("Links to a screen as it is now, and settings of a viewer", .timeLimit(.minutes(2)))
@MainActor
struct PlaceTests {
    private func place(_ viewer: Viewer) throws -> String {
        viewer.send(#"{"type":"place"}"#)
        let text = try #require(viewer.texts.last { $0.contains(#""type":"place""#) })
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let values = try #require(object?["values"])
        return String(decoding: try JSONSerialization.data(withJSONObject: values), as: UTF8.self)
    }

    @Test("what the user changed and scrolled is shown again where the link is opened")
    func links() async throws {
        try await withFolder(["a.json": switchDocument(rows: 60)]) { folder in
            let documents = try DocumentFolder(folder)
            let viewer = Viewer(documents.screens)
            viewer.send(#"{"type":"open","devices":[{"width":320,"height":480,"scale":2}]}"#)
            await viewer.wait { !viewer.frames.isEmpty }
            #expect(try place(viewer) == #"{"offsets":[]}"#)
            viewer.send(#"{"type":"activate","device":0,"x":160,"y":20}"#)
            viewer.send(#"{"type":"wheel","device":0,"x":160,"y":200,"dx":0,"dy":700.3}"#)
            let place = try place(viewer)
            #expect(place.contains(#"\"isOn\":true"#))

            let other = Viewer(documents.screens)
            other.send(#"{"type":"open","devices":[{"width":320,"height":480,"scale":2}],"place":\#(place)}"#)
            await other.wait { !other.frames.isEmpty }
            let list = try #require(other.session?.stage.devices.first?.viewController as? CellScreenViewController)
                .collectionView
            #expect(list.contentOffset.y == 700.5)
            other.send(#"{"type":"wheel","device":0,"x":160,"y":200,"dx":0,"dy":-5000}"#)
            await other.wait { other.contains(#""isOn":true"#) }
            // The app behind the document goes on from there.
            other.send(#"{"type":"activate","device":0,"x":160,"y":20}"#)
            #expect(try self.place(other) == #"{"offsets":[]}"#)
        }
    }

    @Test("a list whose large title is half collapsed is scrolled as far where the link is opened")
    func largeTitle() async throws {
        let document = #"{"title":"Kitchen","isTitleLarge":true,"# + switchDocument(rows: 60).dropFirst()
        try await withFolder(["a.json": document]) { folder in
            let documents = try DocumentFolder(folder)
            let viewer = Viewer(documents.screens)
            let devices = #""devices":[{"width":320,"height":480,"scale":2}]"#
            viewer.send(#"{"type":"open",\#(devices)}"#)
            await viewer.wait { !viewer.frames.isEmpty }
            #expect(try place(viewer) == #"{"offsets":[]}"#)
            viewer.send(#"{"type":"wheel","device":0,"x":160,"y":300,"dx":0,"dy":34.5}"#)
            let place = try place(viewer)
            let list = (viewer.session?.stage.devices.first?.viewController as? CellScreenViewController)?
                .collectionView
            let other = Viewer(documents.screens)
            other.send(#"{"type":"open",\#(devices),"place":\#(place)}"#)
            await other.wait { !other.frames.isEmpty }
            let same = (other.session?.stage.devices.first?.viewController as? CellScreenViewController)?.collectionView
            #expect(list?.contentOffset == same?.contentOffset && list?.contentOffset != nil)
            #expect(place != #"{"offsets":[]}"#)
        }
    }

    @Test("a link to each example shows what was on the screen")
    func examples() async throws {
        let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let documents = try DocumentFolder(root.appendingPathComponent("Examples/Screens"))
        #expect(documents.screens.count > 10)
        for screen in documents.screens {
            let members = #""type":"open","screen":"\#(screen.identifier)","devices":[{}]"#
            let viewer = Viewer(documents.screens), other = Viewer(documents.screens)
            viewer.send("{\(members)}")
            viewer.send(#"{"type":"wheel","device":0,"x":195,"y":600,"dx":0,"dy":237}"#)
            let elements = viewer.session?.stage.devices.first?.elements
            other.send(#"{\#(members),"place":\#(try place(viewer))}"#)
            #expect(elements?.isEmpty == false)
            #expect(other.session?.stage.devices.first?.elements == elements, "\(screen.identifier)")
        }
    }

    @Test("values of a document's state are in the link")
    func values() async throws {
        let document = """
            { "version": 1, "state": {"push": false}, "sections": [ { "id": "s", "items": [ { "id": "push",
              "left": {"type": "title", "title": "Push"}, "right": {"type": "toggle", "isOn": {"$state": "push"}} } ] } ] }
            """
        try await withFolder(["a.json": document]) { folder in
            let viewer = Viewer(try DocumentFolder(folder).screens)
            viewer.send(#"{"type":"open","devices":[{"width":320,"height":480,"scale":1}]}"#)
            await viewer.wait { viewer.contains(#""isOn":false"#) }
            let host = try #require(viewer.session?.stage.devices.first?.host)
            let point = try #require(host.accessibilityElements.first { $0.label == "Push" }).activationPoint
            viewer.send(#"{"type":"activate","device":0,"x":\#(point.x),"y":\#(point.y)}"#)
            #expect(try place(viewer).contains(#"\"push\":true"#))
        }
    }

    @Test("a place that fits nothing changes nothing")
    func wrongPlaces() async throws {
        try await withFolder(["a.json": switchDocument()]) { folder in
            let documents = try DocumentFolder(folder)
            for place in [
                #"{"offsets":[{"index":99,"x":0,"y":10},{"index":-1,"x":0,"y":0}]}"#,
                #"{"document":"{","offsets":[{"index":0,"x":1e308,"y":-1e308}]}"#,
                #"{"document":"{\"version\":1}","offsets":[]}"#,
            ] {
                let viewer = Viewer(documents.screens)
                viewer.send(#"{"type":"open","devices":[{"width":320,"height":480,"scale":1}],"place":\#(place)}"#)
                await viewer.wait { !viewer.frames.isEmpty && viewer.contains(#""label":"Invitations""#) }
                #expect(try self.place(viewer) == #"{"offsets":[]}"#)
            }
        }
    }

    @Test("Reduce Motion is a setting of a viewer: the screens of others do not see it")
    func accessibility() {
        var seen: [String: Bool] = [:]
        func screen(_ name: String) -> PreviewScreen {
            PreviewScreen(name) { _ in
                let view = Noticing()
                view.noticed = { seen[name] = $0 }
                let controller = UIViewController()
                controller.view.addSubview(view)
                return controller
            }
        }
        let library = [screen("A"), screen("B")]
        let first = Viewer(library), second = Viewer(library)
        first.send(#"{"type":"open","screen":"Screens/A","devices":[{}],"motion":true}"#)
        second.send(#"{"type":"open","screen":"Screens/B","devices":[{}],"motion":false}"#)
        func layOut() {
            for session in [first.session, second.session] {
                session?.stage.perform { session?.stage.devices.first?.host.layout() }
            }
        }
        layOut()
        #expect(seen == ["A": true, "B": false])
        #expect(!UIAccessibility.isReduceMotionEnabled)
        second.send(#"{"type":"settings","devices":[{}],"motion":true}"#)
        first.send(#"{"type":"settings","devices":[{}],"motion":false}"#)
        layOut()
        #expect(seen == ["A": false, "B": true])
    }

    /// A view that says in its layout whether motion is reduced, and is laid out when that changes.
    private final class Noticing: UIView {
        var noticed: (Bool) -> Void = { _ in }

        override init(frame: CGRect) {
            super.init(frame: frame)
            NotificationCenter.default.addObserver(
                self,
                selector: Selector("change:", Noticing.change),
                name: UIAccessibility.reduceMotionStatusDidChangeNotification,
                object: nil
            )
        }

        required init?(coder: NSCoder) { nil }

        func change(_ notification: Notification) { setNeedsLayout() }

        override func layoutSubviews() {
            super.layoutSubviews()
            noticed(UIAccessibility.isReduceMotionEnabled)
        }
    }
}
