import Expectations
import Foundation
import Testing

@Suite("comb inspect")
struct InspectCommandTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write(Documents.row, to: "row.json")
    }

    private func inspect(_ arguments: String...) throws -> String {
        let process = try CombProcess(["inspect", "row.json"] + arguments, in: directory)
        expectEqual(process.status, 0, "\(process.errors)")
        return process.output
    }

    @Test("an Arabic document is mirrored by every tool, unless a direction is asked for")
    func direction() throws {
        let row = #"{"id":"a","left":{"type":"title","title":"T"},"right":{"type":"detail","text":"D"}}"#
        let members = [("ar", #""locale":"ar","#), ("en", #""locale":"en","#), ("none", "")]
        for (name, member) in members {
            try directory.write(
                #"{"version":1,\#(member)"title":"Title","sections":[{"id":"s","items":[\#(row)]}]}"#,
                to: "\(name).json"
            )
        }
        func inspection(_ name: String, _ arguments: String...) throws -> String {
            try CombProcess(["inspect", "\(name).json"] + arguments, in: directory).output
        }
        func picture(_ name: String, _ arguments: String...) throws -> Data {
            let process = try CombProcess(["render", "\(name).json", "-o", "picture.png"] + arguments, in: directory)
            expectEqual(process.status, 0, "\(process.errors)")
            return try directory.data(of: "picture.png")
        }
        let mirrored = try inspection("none", "--direction", "rtl")
        let plain = try inspection("none")
        expect(mirrored != plain)
        try expectEqual(inspection("ar"), mirrored)
        try expectEqual(inspection("ar", "--direction", "ltr"), plain)
        try expectEqual(inspection("en", "--direction", "rtl"), mirrored)
        // With the bar.
        let mirroredPicture = try picture("none", "--direction", "rtl")
        try expectEqual(picture("ar"), mirroredPicture)
        try expectEqual(picture("en", "--direction", "rtl"), mirroredPicture)
        try expectEqual(picture("en"), picture("none"))
        try expect(picture("en") != mirroredPicture)
    }

    private struct Inspection: Decodable {
        struct Section: Decodable {
            let id: String
            let frame: [Double]
            let columns: Int
            let header: Header?
            let background: Header?
            let items: [Item]
        }

        struct Header: Decodable {
            let frame: [Double]
            let view: String
            let views: [View]
        }

        struct Item: Decodable {
            let id: String
            let frame: [Double]
            let cell: String
            let isEnabled: Bool
            let views: [View]
        }

        struct View: Decodable, Equatable {
            let view: String
            let identifier: String?
            let text: String?
            let frame: [Double]
        }

        let size: [Double]
        let scale: Double
        let sections: [Section]
    }

    private func decode(_ text: String) throws -> Inspection {
        try JSONDecoder().decode(Inspection.self, from: Data(text.utf8))
    }

    @Test("sections, headers, cells and views have their frames in the content")
    func frames() throws {
        let inspection = try decode(inspect())
        expectEqual(inspection.scale, 2)
        expectEqual(inspection.size[0], 390)
        expectEqual(inspection.sections.map(\.id), ["main", "empty"])

        let section = inspection.sections[0]
        let header = try require(section.header)
        let item = try require(section.items.first)
        expectEqual(section.frame, [0, 0, 390, inspection.size[1]])
        expectEqual(header.frame, [0, 0, 390, item.frame[1]])
        expectEqual(header.view, "ContainerSupplementaryView<SectionTextView<SectionLargeHeaderContent>>")
        expectEqual(header.views.map(\.text), ["Header"])
        expectEqual(header.views.map { $0.frame[0] }, [16])

        expectEqual(item.id, "row")
        expectEqual(
            item.cell,
            "ContainerCell<LeftRightContainerView<LeftTextView<LeftTitle>, RightElementsView<RightChevron>>>"
        )
        expect(!item.isEnabled)
        expectEqual(item.frame[1] + item.frame[3], inspection.size[1])
        expectEqual(item.views.map(\.view).sorted(), ["SeparatorView", "UIImageView", "UILabel"])
        let label = try require(item.views.first { $0.view == "UILabel" })
        expectEqual(label.text, "Title")
        expectEqual(label.identifier, "Title")
        expectEqual(label.frame[0], 16)
        let chevron = try require(item.views.first { $0.view == "UIImageView" })
        expectEqual([chevron.frame[0], chevron.frame[2], chevron.frame[3]], [366, 8, 14])
        let separator = try require(item.views.first { $0.view == "SeparatorView" })
        expectEqual(separator.frame, [16, inspection.size[1] - 0.5, 358, 0.5])

        expectEqual(inspection.sections[1].frame, [0, inspection.size[1], 390, 0])
        expect(inspection.sections[1].header == nil)
        expect(inspection.sections[1].items.isEmpty)
    }

    @Test("a height changes the size and nothing else")
    func height() throws {
        let whole = try inspect()
        let short = try inspect("--height", "20")
        try expectEqual(decode(short).size, [390, 20])
        expectEqual(whole.split(separator: "\n").count, short.split(separator: "\n").count)
        expectEqual(zip(whole.split(separator: "\n"), short.split(separator: "\n")).filter { $0 != $1 }.count, 1)
    }

    @Test("the text is the same every time, with sorted keys, frames on one line and numbers as short as they can be")
    func text() throws {
        let text = try inspect()
        try expectEqual(inspect(), text)
        expect(text.contains("      \"frame\": [0, 0, 390, "))
        expect(!text.contains(".0,") && !text.contains(".0]"))
        let scale = try require(text.range(of: "\"scale\"")).lowerBound
        let sections = try require(text.range(of: "\"sections\"")).lowerBound
        let size = try require(text.range(of: "\"size\"")).lowerBound
        expect(scale < sections && sections < size)
    }

    @Test("right to left mirrors the frames")
    func mirrored() throws {
        let item = try require(try decode(inspect("--direction", "rtl")).sections[0].items.first)
        let chevron = try require(item.views.first { $0.view == "UIImageView" })
        expectEqual(chevron.frame[0], 16)
        let label = try require(item.views.first { $0.view == "UILabel" })
        expectEqual(label.frame[0] + label.frame[2], 374)
    }

    @Test("content of any height can be inspected")
    func longContent() throws {
        try directory.write(Documents.rows(600), to: "row.json")
        let section = try decode(inspect()).sections[0]
        expectEqual(section.items.count, 600)
        expect(section.items.allSatisfy { $0.views.count == 1 })
    }

    @Test("columns are counted, and the card behind the rows has its frame")
    func columnsAndBackground() throws {
        try directory.write(
            #"""
            { "version": 1, "sections": [{ "id": "grid", "items": [
              { "id": "a", "left": { "type": "title", "title": "A" } },
              { "id": "b", "left": { "type": "title", "title": "B" } },
              { "id": "c", "left": { "type": "title", "title": "C" } }],
              "layout": { "insets": { "left": 10, "right": 10, "top": 5 }, "columns": { "fixed": 2 } },
              "background": { "color": "fill", "cornerRadius": 12 } }] }
            """#,
            to: "row.json"
        )
        let section = try decode(inspect()).sections[0]
        expectEqual(section.columns, 2)
        let background = try require(section.background)
        expectEqual(background.view, "SectionBackgroundView")
        expectEqual(background.frame, [10, 5, 370, 112])
    }
}
