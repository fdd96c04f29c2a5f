import Figures
import Foundation
import Honeycomb
import ScreenDocuments
import ScreenDocumentsCore

/// Prints the cost of reading a document of 10,000 rows as ratios to parsing the same JSON alone; exits with status 1 above a limit.
///
/// - `read`: parsing, checking and resolving, as a multiple of the system's JSON parser.
/// - `lenient`: the same with one broken row in ten.
/// - `templates`: the same rows from one template.
/// - `show`: reading them and building the state of the screen.
/// - `change`: setting one of 10,000 values of the state, on which one row depends: checking it and building the state.
/// - `growth`: twice as many rows, as a multiple of the time for half of them; 2 is linear.
/// - ``ExpressionFigures``.
@main
enum DocumentFigures {
    private static let runs = 9

    @MainActor
    static func main() throws {
        let validator = DocumentValidator(format: .designSystem)
        let (half, all, broken) = (document(5000), document(10_000), document(10_000, brokenEvery: 10))
        let template = templateDocument(10_000)
        var (parses, reads, halves): ([Duration], [Duration], [Duration]) = ([], [], [])
        var (lenients, templates): ([Duration], [Duration]) = ([], [])
        let data = Data(all)
        // Alternately, so that the load of the machine is the same for all.
        for _ in 0..<runs {
            parses.append(try processorTime { try JSONSerialization.jsonObject(with: data) })
            halves.append(processorTime { validator.diagnostics(of: half, fileName: "half") })
            reads.append(processorTime { validator.diagnostics(of: all, fileName: "all") })
            lenients.append(try processorTime { try validator.losses(of: broken, fileName: "broken") })
            templates.append(processorTime { validator.diagnostics(of: template, fileName: "template") })
        }
        let (shows, changes) = try screenTimes()
        precondition(validator.diagnostics(of: all, fileName: "all").isEmpty, "the measured document is invalid")
        precondition(validator.diagnostics(of: template, fileName: "template").isEmpty, "the template is invalid")
        let milliseconds = "\(reads.median.milliseconds) for 10,000 rows, parsing \(parses.median.milliseconds)"
        let figures = [
            Figure("documents/read", reads.median / parses.median, limit: 1.2, remark: milliseconds),
            Figure(
                "documents/lenient",
                lenients.median / parses.median,
                limit: 3,
                remark: "\(lenients.median.milliseconds) with 1,000 broken rows"
            ),
            Figure(
                "documents/templates",
                templates.median / parses.median,
                limit: 1.8,
                remark: "\(templates.median.milliseconds) from one template"
            ),
            Figure(
                "documents/show",
                shows.median / parses.median,
                limit: 4,
                remark: "\(shows.median.milliseconds) to the state of the screen"
            ),
            Figure(
                "documents/change",
                changes.median / shows.median,
                limit: 0.02,
                remark: "\(changes.median.milliseconds) for one value"
            ),
            Figure(
                "documents/growth",
                reads.median / halves.median,
                limit: 2.6,
                remark: "\(halves.median.milliseconds) for 5,000"
            ),
        ]
        exit(Figure.report(figures + (try ExpressionFigures.figures())) ? 1 : 0)
    }

    /// How long a screen takes to show a document, and to follow a change of one value of its state.
    @MainActor
    private static func screenTimes() throws -> (shows: [Duration], changes: [Duration]) {
        let data = Data(boundDocument(10_000))
        var (shows, changes): ([Duration], [Duration]) = ([], [])
        var screen = DocumentScreen()
        for _ in 0..<runs {
            screen = DocumentScreen()
            shows.append(try processorTime { try screen.show(data) })
        }
        screen.set(["n0": true])
        for index in 1...100 {
            changes.append(processorTime { screen.set(["n\(index * 97)": true]) })
        }
        return (shows, changes)
    }

    private static func boundDocument(_ count: Int) -> [UInt8] {
        let names = (0..<count).map { #""n\#($0)":false"# }
        let rows = (0..<count).map { index in
            #"""
            {"id": "\#(index)", "left": {"type": "titleSubtitle", "title": "Вакансия \#(index)", "subtitle": "Алматы"},
             "right": {"type": "toggle", "isOn": {"$state": "n\#(index)"}}}
            """#
        }
        let sections = #"[{"id": "s", "items": [\#(rows.joined(separator: ",\n"))]}]"#
        return Array(#"{"version": 1, "state": {\#(names.joined(separator: ","))}, "sections": \#(sections)}"#.utf8)
    }

    private static func document(_ count: Int, brokenEvery step: Int = .max) -> [UInt8] {
        let rows = (0..<count).map { index in
            let type = index % step == step - 1 ? "hologram" : "imageTitleSubtitle"
            return #"""
                {"id": "\#(index)", "left": {"type": "\#(type)", "image": "avatar", "title": "Вакансия \#(index)", "subtitle": "Алматы"},
                 "right": {"type": "detailChevron", "text": "\#(index) ₽"}, "separator": "left72Right16", "action": "open"}
                """#
        }
        return Array(#"{"version": 1, "sections": [{"id": "s", "items": [\#(rows.joined(separator: ",\n"))]}]}"#.utf8)
    }

    private static func templateDocument(_ count: Int) -> [UInt8] {
        let elements = (0..<count).map { #"{"id": "\#($0)", "title": "Вакансия \#($0)", "salary": "\#($0) ₽"}"# }
        return Array(
            #"""
            {"version": 1, "state": {"all": [\#(elements.joined(separator: ",\n"))]},
             "templates": {"row": {"id": {"$param": "id"},
              "left": {"type": "imageTitleSubtitle", "image": "avatar", "title": {"$param": "title"}, "subtitle": "Алматы"},
              "right": {"type": "detailChevron", "text": {"$param": "salary"}}, "separator": "left72Right16", "action": "open"}},
             "sections": [{"id": "s", "items": {"each": {"$state": "all"}, "use": "row"}}]}
            """#.utf8
        )
    }
}
