import Foundation
import Honeycomb
import ScreenHosting
import Testing

@testable import PreviewServer

/// A session without a server, whose messages are collected.
@MainActor
final class Viewer {
    let library: PreviewLibrary
    private(set) var session: PreviewSession?
    private(set) var texts: [String] = []
    private(set) var frames: [Data] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []

    convenience init(_ screens: [PreviewScreen], report: @escaping (String) -> Void = { _ in }) {
        self.init(PreviewLibrary(screens: screens, report: report))
    }

    init(_ library: PreviewLibrary) {
        self.library = library
        session = library.addSession { [weak self] message in self?.receive(message) }
    }

    private func receive(_ message: ViewerOutput) {
        switch message {
        case .text(let text): texts.append(text)
        case .data(let data): frames.append(data)
        case .refusal: texts.append("refused")
        }
        for continuation in waiting { continuation.resume() }
        waiting = []
        Happenings.notify()
    }

    func send(_ text: String) {
        if let message = ClientMessage.decode(text) { session?.receive(message) }
    }

    /// Waits for the next message until a condition is met; frames are asked for meanwhile.
    func wait(until condition: () -> Bool) async {
        while !condition() {
            session?.requestFrame()
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    func contains(_ part: String) -> Bool { texts.contains { $0.contains(part) } }

    /// The header of a frame.
    func header(_ index: Int) -> [String: Any] {
        let data = frames[index]
        let length = data.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        return (try? JSONSerialization.jsonObject(with: data.dropFirst(4).prefix(length)) as? [String: Any]) ?? [:]
    }
}

func switchDocument(title: String = "Invitations", rows: Int = 1, extra: String = "") -> String {
    let items = (0..<rows).map { number in
        """
        { "id": "row\(number)", "left": { "type": "checkbox", "title": "\(title)\(number == 0 ? "" : " \(number)")", \
        "isOn": false }, "action": "select" }
        """
    }
    return """
        { "version": 1, "sections": [ { "id": "main", "items": [ \(extra)\(items.joined(separator: ", ")) ] } ] }
        """
}

/// A folder with files that is removed afterwards.
func withFolder(
    _ files: [String: String],
    _ body: @MainActor (URL) async throws -> Void
) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("preview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    try await body(folder.resolvingSymlinksInPath())
}

@Suite("Sessions", .timeLimit(.minutes(2)))
@MainActor
struct SessionTests {
    @Test("a viewer gets the list of screens, the first frame as a whole and the elements in reading order")
    func opens() async throws {
        try await withFolder(["a.json": switchDocument()]) { folder in
            let documents = try DocumentFolder(folder)
            let viewer = Viewer(documents.screens)
            viewer.session?.start()
            #expect(viewer.contains(#""id":"a.json""#))
            viewer.send(#"{"type":"open","screen":"a.json","devices":[{"width":320,"height":480,"scale":1}]}"#)
            await viewer.wait { !viewer.frames.isEmpty && viewer.contains(#""type":"elements""#) }
            let header = viewer.header(0)
            #expect(header["width"] as? Int == 320)
            let patches = header["patches"] as? [[String: Any]]
            #expect(patches?.count == 1)
            #expect(patches?.first?["height"] as? Int == 480)
            #expect(viewer.contains(#""label":"Invitations""#))
            #expect(viewer.contains(#""role":"switch""#))
        }
    }

    @Test("a tap reaches the row, whose action is in the log, and only a part of the screen is sent again")
    func taps() async throws {
        try await withFolder(["a.json": switchDocument()]) { folder in
            let viewer = Viewer(try DocumentFolder(folder).screens)
            viewer.send(#"{"type":"open","devices":[{"width":320,"height":480,"scale":1}]}"#)
            await viewer.wait { !viewer.frames.isEmpty }
            viewer.send(#"{"type":"activate","device":0,"x":160,"y":20}"#)
            await viewer.wait { viewer.contains(#""values":"row0: "#) && viewer.frames.count > 1 }
            let patches = viewer.header(1)["patches"] as? [[String: Any]] ?? []
            #expect(patches.allSatisfy { ($0["height"] as? Int ?? 480) < 480 })
        }
    }

    @Test("a checked box of a document is checked from then on")
    func toggles() async throws {
        try await withFolder(["a.json": switchDocument()]) { folder in
            let viewer = Viewer(try DocumentFolder(folder).screens)
            viewer.send(#"{"type":"open","devices":[{"width":320,"height":480,"scale":1}]}"#)
            await viewer.wait { viewer.contains(#""isOn":false"#) }
            viewer.send(#"{"type":"activate","device":0,"x":160,"y":20}"#)
            await viewer.wait { viewer.contains(#""isOn":true"#) }
        }
    }

    @Test("a scrolled list is sent as a move of pixels and a band, not as a whole")
    func scrolls() async throws {
        try await withFolder(["a.json": switchDocument(rows: 200)]) { folder in
            let viewer = Viewer(try DocumentFolder(folder).screens)
            viewer.send(#"{"type":"open","devices":[{"width":320,"height":480,"scale":1}]}"#)
            await viewer.wait { !viewer.frames.isEmpty }
            let count = viewer.frames.count
            viewer.session?.requestFrame()
            viewer.send(#"{"type":"wheel","device":0,"x":160,"y":200,"dx":0,"dy":40}"#)
            await viewer.wait { viewer.frames.count > count }
            let header = viewer.header(count)
            let move = header["move"] as? [String: Any]
            #expect(move?["dy"] as? Int == -40)
            let patches = header["patches"] as? [[String: Any]] ?? []
            #expect(patches.allSatisfy { ($0["height"] as? Int ?? 480) < 120 })
        }
    }

    @Test("a list that is dragged by fractions of a pixel is sent as moves, too")
    func drags() async throws {
        try await withFolder(["a.json": switchDocument(rows: 200)]) { folder in
            let viewer = Viewer(try DocumentFolder(folder).screens)
            viewer.send(#"{"type":"open","devices":[{"width":320,"height":480,"scale":2}]}"#)
            await viewer.wait { !viewer.frames.isEmpty }
            viewer.send(#"{"type":"touch","phase":"down","device":0,"x":160,"y":400}"#)
            for step in 1...12 {
                let count = viewer.frames.count
                viewer.session?.requestFrame()
                let y = 400 - 8.37 * Double(step)
                viewer.send(#"{"type":"touch","phase":"move","device":0,"x":160,"y":\#(y),"number":\#(step)}"#)
                // The first ones only make the touch a drag.
                guard step > 3 else { continue }
                await viewer.wait { viewer.frames.count > count }
                let header = viewer.header(count)
                #expect(header["move"] != nil, "\(step): \(header)")
            }
            let header = viewer.header(viewer.frames.count - 1)
            #expect(header["input"] as? Int == 12)
            #expect((header["times"] as? [Double])?.count == 4)
        }
    }

    @Test("an animation begins when its change is shown, however long nothing happened before")
    func animations() async throws {
        try await withFolder(["a.json": switchDocument()]) { folder in
            let viewer = Viewer(try DocumentFolder(folder).screens)
            viewer.send(#"{"type":"open","devices":[{"width":320,"height":480,"scale":1}]}"#)
            await viewer.wait { !viewer.frames.isEmpty }
            let device = try #require(viewer.session?.stage.devices.first)
            let start = device.host.time
            var time: TimeInterval = 0
            viewer.session?.stage.perform {
                // The change takes a while itself.
                let end = ContinuousClock.now + .milliseconds(60)
                while ContinuousClock.now < end {}
                time = device.host.time
            }
            #expect(time >= start)
            #expect(device.host.time - time < 0.03)
        }
    }

    @Test("a change is seen on its way: frames are made as long as an animation runs, and none after it")
    func animationFrames() async throws {
        try await withFolder(["a.json": switchDocument(rows: 3)]) { folder in
            let viewer = Viewer(try DocumentFolder(folder).screens)
            viewer.send(#"{"type":"open","devices":[{"width":320,"height":480,"scale":1}]}"#)
            await viewer.wait { !viewer.frames.isEmpty }
            let session = try #require(viewer.session)
            let device = try #require(session.stage.devices.first)
            session.stage.perform {
                UIView.animate(withDuration: 0.2) { device.viewController.view.transform.ty = 100 }
            }
            let count = viewer.frames.count
            let steps = session.stage.stepCount
            await viewer.wait { device.host.isIdle && !device.host.needsPicture }
            // On a busy machine there are few steps, but none without a frame.
            #expect(viewer.frames.count - count >= session.stage.stepCount - steps)
            #expect(viewer.frames.count > count)
            #expect(device.viewController.view.transform.ty == 100)
        }
    }

    @Test("at rest no step is planned, and a change that no message has made is shown")
    func rest() async throws {
        let controller = UIViewController()
        let viewer = Viewer([PreviewScreen("One") { _ in controller }])
        viewer.send(#"{"type":"open","devices":[{"width":200,"height":200,"scale":1}]}"#)
        await viewer.wait { !viewer.frames.isEmpty }
        let session = try #require(viewer.session)
        viewer.send(#"{"type":"next"}"#)
        while session.stage.plannedStep != nil { await Task.yield() }
        let count = viewer.frames.count
        controller.view.backgroundColor = .red
        #expect(session.stage.plannedStep != nil)
        await viewer.wait { viewer.frames.count > count }
        while session.stage.plannedStep != nil { await Task.yield() }
        // The page has not asked for the frame after that one, so that no step would send it.
        controller.view.backgroundColor = .blue
        while session.stage.plannedStep != nil { await Task.yield() }
        #expect(viewer.frames.count == count + 1)
    }

    @Test("the pace of frames is counted from where they begin, however long they take")
    func pace() async throws {
        final class DrawnView: UIView {
            var time: ContinuousClock.Instant?

            override func draw(_ rect: CGRect) { time = .now }
        }
        let controller = UIViewController()
        let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        controller.view.addSubview(view)
        let viewer = Viewer([PreviewScreen("One") { _ in controller }])
        viewer.send(#"{"type":"open","devices":[{"width":200,"height":200,"scale":1}]}"#)
        #expect(viewer.frames.count == 1)
        let session = try #require(viewer.session)
        let time = try #require(view.time)
        #expect(session.stage.lastFrame <= time)
    }

    @Test("no frame is sent before the page asks for one, and the next one then has everything")
    func waitsForPage() async throws {
        try await withFolder(["a.json": switchDocument(rows: 200)]) { folder in
            let viewer = Viewer(try DocumentFolder(folder).screens)
            viewer.send(#"{"type":"open","devices":[{"width":320,"height":480,"scale":1}]}"#)
            await viewer.wait { !viewer.frames.isEmpty }
            let count = viewer.frames.count
            for _ in 0..<5 { viewer.send(#"{"type":"wheel","device":0,"x":160,"y":200,"dx":0,"dy":10}"#) }
            #expect(viewer.frames.count == count)
            viewer.send(#"{"type":"next"}"#)
            // Frames are a sixtieth of a second apart.
            await PreviewServerTests.wait { viewer.frames.count > count }
            #expect(viewer.frames.count == count + 1)
            #expect((viewer.header(count)["move"] as? [String: Any])?["dy"] as? Int == -50)
        }
    }

    @Test("a saved document is shown with the scroll position kept; a broken one keeps the last good screen")
    func saves() async throws {
        try await withFolder(["a.json": switchDocument(rows: 200)]) { folder in
            let documents = try DocumentFolder(folder)
            var reports: [String] = []
            let viewer = Viewer(PreviewLibrary(folders: [documents]) { reports.append($0) })
            viewer.send(#"{"type":"open","devices":[{"width":320,"height":480,"scale":1}]}"#)
            await viewer.wait { !viewer.frames.isEmpty }
            viewer.send(#"{"type":"wheel","device":0,"x":160,"y":200,"dx":0,"dy":1000}"#)
            let file = folder.appendingPathComponent("a.json")
            try Data("{ \"version\": 1,\n  \"sections\": [ 5 ] }".utf8).write(to: file)
            await viewer.wait { viewer.contains("a.json:2:17: error:") }
            let device = try #require(viewer.session?.stage.devices.first)
            let list = try #require((device.viewController as? CellScreenViewController)?.collectionView)
            #expect(list.numberOfItems(inSection: 0) == 200)
            try Data(switchDocument(title: "Offers", rows: 200).utf8).write(to: file, options: .atomic)
            await viewer.wait { viewer.contains(#""type":"shown""#) && viewer.contains("Offers") }
            #expect(viewer.texts.last { $0.contains(#""type":"problems""#) }?.contains(#""values":[]"#) == true)
            #expect(list.contentOffset.y == 1000)
            #expect(reports.contains { $0.hasPrefix("a.json: shown ") })
        }
    }

    @Test("settings change the device and keep the screen; devices beside each other take the same touches")
    func settings() async throws {
        try await withFolder(["a.json": switchDocument(rows: 100)]) { folder in
            let viewer = Viewer(try DocumentFolder(folder).screens)
            viewer.send(
                #"{"type":"open","devices":[{"width":320,"height":480},{"width":600,"height":480,"direction":"rtl"}]}"#
            )
            viewer.send(#"{"type":"wheel","device":0,"x":10,"y":200,"dx":0,"dy":100}"#)
            let devices = try #require(viewer.session?.stage.devices)
            viewer.send(
                #"{"type":"settings","devices":[{"appearance":"dark","width":320,"height":480},{"textSize":11,"width":1e300}]}"#
            )
            #expect(viewer.session?.stage.devices.map(ObjectIdentifier.init) == devices.map(ObjectIdentifier.init))
            #expect(devices[0].host.configuration.appearance == .dark)
            #expect(devices[1].host.configuration.size.width == 2_000)
            let offset = (devices[1].viewController as? CellScreenViewController)?.collectionView.contentOffset.y ?? 0
            #expect(offset > 0)
        }
    }

    @Test("a document has the direction of its language, unless the viewer chooses one")
    func direction() async throws {
        let document = #"{"version":1,"locale":"ar","sections":[]}"#
        try await withFolder(["a.json": document]) { folder in
            let viewer = Viewer(try DocumentFolder(folder).screens)
            viewer.send(
                #"{"type":"open","devices":[{},{"direction":"auto"},{"direction":"ltr"},{"direction":"rtl"}]}"#
            )
            await viewer.wait { viewer.session?.stage.devices.count == 4 && !viewer.frames.isEmpty }
            #expect(viewer.session?.stage.devices.map(\.isMirrored) == [true, true, false, true])
            viewer.send(#"{"type":"settings","devices":[{"direction":"ltr"},{"direction":"rtl"},{},{}]}"#)
            #expect(viewer.session?.stage.devices.map(\.isMirrored) == [false, true, true, true])
        }
    }

    @Test("the inspection has the views with fonts and contrast, and the distances with the names of the scale")
    func inspects() async throws {
        try await withFolder(["a.json": switchDocument()]) { folder in
            let viewer = Viewer(try DocumentFolder(folder).screens)
            viewer.send(#"{"type":"open","devices":[{"width":320,"height":480}]}"#)
            viewer.send(#"{"type":"inspect","device":0}"#)
            let text = try #require(viewer.texts.last { $0.contains(#""type":"inspection""#) })
            #expect(text.contains(#""label":"16 m""#))
            #expect(text.contains(#""text":"Invitations""#))
            #expect(text.contains(#""contrast":"#))
            #expect(text.contains(#"\"id\": \"row0\""#))
        }
    }

    @Test("rows that were written in Swift are inspected as Swift and as JSON")
    func inspectsRows() throws {
        let row = TitleToggleItem(
            differenceIdentifier: "wifi",
            left: LeftTitle(title: "Wi-Fi"),
            right: RightToggle(isOn: true)
        )
        let section = CollectionViewSection(differenceIdentifier: "network", items: [row])
        let viewer = Viewer([
            PreviewScreen("Rows") { _ in CellScreenViewController(state: CollectionViewState(sections: [section])) }
        ])
        viewer.send(#"{"type":"open","devices":[{"width":320,"height":480}]}"#)
        viewer.send(#"{"type":"inspect","device":0}"#)
        let text = try #require(viewer.texts.last { $0.contains(#""type":"inspection""#) })
        #expect(text.contains(#"RightToggle(isOn: true)"#))
        #expect(text.contains(#"\"id\": \"wifi\""#))
    }

    @Test("text is typed, composed and deleted in the field that was tapped")
    func types() async throws {
        let viewer = Viewer([
            PreviewScreen("Field") { _ in
                let controller = UIViewController()
                let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
                controller.view.addSubview(field)
                return controller
            }
        ])
        viewer.send(#"{"type":"open","devices":[{"width":320,"height":480,"scale":1}]}"#)
        viewer.send(#"{"type":"activate","device":0,"x":50,"y":20}"#)
        let field = try #require(
            viewer.session?.stage.devices.first?.viewController.view.subviews.first as? UITextField
        )
        viewer.send(#"{"type":"text","text":"Привет 👋"}"#)
        #expect(field.text == "Привет 👋")
        viewer.send(#"{"type":"key","text":"Backspace"}"#)
        viewer.send(#"{"type":"mark","text":"ni"}"#)
        viewer.send(#"{"type":"text","text":"你"}"#)
        #expect(field.text == "Привет 你")
    }

    @Test("messages that are too long or make no sense are not read")
    func rejects() {
        #expect(ClientMessage.decode("{}") == nil)
        #expect(ClientMessage.decode("[" + String(repeating: "[", count: 300_000)) == nil)
        #expect(ClientMessage.decode(#"{"type":"shutdown"}"#) == nil)
        #expect(ClientMessage.decode(#"{"type":"touch","x":"a"}"#) == nil)
    }

    @Test("there are at most 16 viewers")
    func counts() {
        let library = PreviewLibrary(screens: []) { _ in }
        let sessions = (0..<16).compactMap { _ in library.addSession { _ in } }
        #expect(sessions.count == 16)
        #expect(library.addSession { _ in } == nil)
        library.remove(sessions[3])
        #expect(library.addSession { _ in } != nil)
    }
}
