import Foundation
import Honeycomb
import Testing

@testable import PreviewServer

@Suite("Viewers that share a screen", .timeLimit(.minutes(2)))
@MainActor
struct RoomTests {
    private func open(_ viewer: Viewer, room: String = "r", page: String = "{}", screen: String = "a.json") {
        viewer.send(
            #"{"type":"open","screen":"\#(screen)","room":"\#(room)","page":"\#(page)","#
                + #""devices":[{"width":320,"height":480,"scale":1}]}"#
        )
    }

    private func withRoom(_ body: @MainActor (PreviewLibrary, Viewer, Viewer) async throws -> Void) async throws {
        try await withFolder(["a.json": switchDocument(rows: 60), "b.json": switchDocument()]) { folder in
            let library = PreviewLibrary(screens: try DocumentFolder(folder).screens, report: { _ in })
            let first = Viewer(library), second = Viewer(library)
            open(first, page: "first")
            await first.wait { !first.frames.isEmpty && first.contains(#""label":"Invitations""#) }
            open(second, page: "second", screen: "b.json")
            try await body(library, first, second)
            library.stop()
        }
    }

    @Test("who comes later sees the screen of the others, with its settings, elements and pixels")
    func joining() async throws {
        try await withRoom { _, first, second in
            #expect(first.session?.stage === second.session?.stage)
            #expect(second.contains(#""count":2,"page":"first""#) && first.contains(#""count":2"#))
            await second.wait { second.contains(#""label":"Invitations""#) && !second.frames.isEmpty }
            let patches = second.header(0)["patches"] as? [[String: Any]]
            #expect(patches?.count == 1 && patches?.first?["height"] as? Int == 480)
        }
    }

    @Test("both use the screen, and both see what happens and where the other one touches")
    func sharing() async throws {
        try await withRoom { _, first, second in
            await second.wait { !second.frames.isEmpty }
            second.send(#"{"type":"touch","phase":"down","device":0,"x":160,"y":20}"#)
            second.send(#"{"type":"touch","phase":"up","device":0,"x":160,"y":20}"#)
            for viewer in [first, second] {
                await viewer.wait { viewer.contains(#""isOn":true"#) }
                #expect(viewer.contains("row0: "))
            }
            #expect(first.contains(#""isDown":true,"x":160"#) && !second.contains(#""type":"pointer""#))
            let count = first.frames.count
            second.send(#"{"type":"wheel","device":0,"x":160,"y":200,"dx":0,"dy":40}"#)
            await first.wait { first.frames.count > count }
        }
    }

    @Test("settings that one changes are those of all, and others keep their own screens")
    func settings() async throws {
        try await withRoom { library, first, second in
            let other = Viewer(library)
            open(other, room: "", screen: "b.json")
            second.send(
                #"{"type":"settings","room":"r","page":"dark","devices":[{"width":300,"height":480,"scale":1,"appearance":"dark"}]}"#
            )
            #expect(first.contains(#""count":2,"page":"dark""#))
            #expect(first.session?.stage.devices.first?.host.configuration.size.width == 300)
            #expect(other.session?.stage !== first.session?.stage && !other.contains(#""page""#))
            open(second, page: "b", screen: "b.json")
            #expect(first.session?.stage.screen?.identifier == "b.json" && first.contains(#""page":"b""#))
        }
    }

    @Test("the screen stays when the first one leaves, and is gone with the last one")
    func leaving() async throws {
        try await withRoom { library, first, second in
            let session = try #require(first.session)
            let stage = session.stage
            let device = stage.devices.first
            library.remove(session)
            #expect(second.session?.stage.devices.first === device && !stage.isClosed)
            second.send(#"{"type":"activate","device":0,"x":160,"y":20}"#)
            await second.wait { second.contains(#""isOn":true"#) }
            open(second, room: "")
            // Alone, it keeps the screen that it has.
            #expect(second.session?.stage === stage)
            try library.remove(#require(second.session))
            #expect(stage.isClosed && stage.devices.isEmpty)
        }
    }

    @Test("two pages that ask for frames in turn see a board without whole pictures")
    func boards() async throws {
        try await withRoom { _, first, second in
            let devices = Array(repeating: #"{"width":320,"height":480,"scale":1}"#, count: 6).joined(separator: ",")
            first.send(#"{"type":"open","screen":"a.json","room":"r","devices":[\#(devices)]}"#)
            await second.wait { second.frames.count > 6 }
            for viewer in [first, second, first, second, first, second] {
                let count = second.frames.count
                viewer.session?.requestFrame()
                first.send(#"{"type":"wheel","device":0,"x":160,"y":200,"dx":0,"dy":7}"#)
                await viewer.wait { second.frames.count >= count + 6 }
                for index in count..<second.frames.count {
                    #expect(second.header(index)["move"] != nil, "\(second.header(index))")
                }
            }
        }
    }

    @Test("a page that asks for no frames gets few, and the whole picture when it asks again")
    func slowPages() async throws {
        try await withRoom { _, first, second in
            await second.wait { !second.frames.isEmpty }
            second.send(#"{"type":"next"}"#)
            let before = second.frames.count
            for _ in 0..<12 {
                let count = first.frames.count
                first.send(#"{"type":"wheel","device":0,"x":160,"y":200,"dx":0,"dy":7}"#)
                await first.wait { first.frames.count > count }
            }
            #expect(second.frames.count - before <= 4)
            let count = second.frames.count
            await second.wait { second.frames.count > count }
            let patches = second.header(count)["patches"] as? [[String: Any]]
            #expect(patches?.first?["height"] as? Int == 480 && second.header(count)["move"] == nil)
            // From then on it is up to date again.
            let next = second.frames.count
            second.session?.requestFrame()
            first.send(#"{"type":"wheel","device":0,"x":160,"y":200,"dx":0,"dy":7}"#)
            await second.wait { second.frames.count > next }
            #expect(second.header(next)["move"] != nil)
        }
    }
}
