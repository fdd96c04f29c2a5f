import CellParts
import Foundation
import Honeycomb
import ScreenAudits
import ScreenDocuments
import ScreenHosting

/// A fault in a screen that is right otherwise: what an audit has to find.
struct PlantedFault {
    let name: String
    let kinds: Set<AuditKind>
    /// The JSON pointer of the element with the fault.
    let pointer: String
    let document: String
    var theme: CellTheme = .standard
    var width: CGFloat = 390

    /// A row of a document.
    static func row(_ id: String, _ left: String, _ right: String = "null", _ rest: String = "") -> String {
        #"{"id":"\#(id)","left":\#(left),"right":\#(right)\#(rest.isEmpty ? "" : "," + rest)}"#
    }

    static func title(_ text: String) -> String { #"{"type":"title","title":"\#(text)"}"# }

    static func document(_ rows: [String], section: String = "") -> String {
        #"{"version":1,"sections":[{"id":"s"\#(section.isEmpty ? "" : "," + section),"items":[\#(rows.joined(separator: ","))]}]}"#
    }

    /// Ordinary rows, into which one with a fault is put at a place.
    static func around(_ row: String, at place: Int, section: String = "") -> String {
        var rows = [
            Self.row("country", title("Country"), #"{"type":"detailChevron","text":"Kazakhstan"}"#),
            Self.row("news", title("Notifications"), #"{"type":"toggle","isOn":true}"#),
            Self.row("help", title("Help and contacts"), #"{"type":"chevron"}"#),
        ]
        rows.insert(row, at: place)
        return document(rows, section: section)
    }
}

extension PlantedFault {
    private static let places = [0, 1, 2, 3]

    /// A hundred faults of all kinds, at several places.
    @MainActor static let all: [PlantedFault] =
        labels + states + targets + cut + vanished + broken + edges + headers + separators + rows + repeated + texts
        + graphics

    private static func rowFaults(
        _ name: String,
        _ kinds: Set<AuditKind>,
        _ left: String,
        _ right: String,
        _ rest: String = "",
        width: CGFloat = 390
    ) -> [PlantedFault] {
        places.map { place in
            PlantedFault(
                name: "\(name) at \(place)",
                kinds: kinds,
                pointer: "/sections/0/items/\(place)",
                document: around(row("fault", left, right, rest), at: place),
                width: width
            )
        }
    }

    private static let labels =
        rowFaults(
            "icon button without a label",
            [.missingLabel],
            title("Ann"),
            #"{"type":"iconButton","icon":"close","iconLabel":"","action":"x"}"#
        )
        + rowFaults(
            "icon button with a blank label",
            [.missingLabel],
            title("Ann"),
            #"{"type":"iconButton","icon":"favorite","iconLabel":" ","action":"x"}"#
        )

    private static let states =
        rowFaults("dot without a label", [.missingLabel], title("Message"), #"{"type":"dot"}"#)
        + rowFaults("dot in another color", [.missingLabel], title("Server"), #"{"type":"dot","style":"success"}"#)
        + rowFaults(
            "status without a label",
            [.missingLabel],
            #"{"type":"picture","image":"avatar","dot":"success","title":"Ann"}"#,
            "null"
        )

    private static let targets =
        rowFaults(
            "ten stars that are too narrow",
            [.touchTarget],
            title("Rating"),
            #"{"type":"stars","value":3,"count":10,"action":"rate"}"#
        )
        + rowFaults(
            "stars in a narrow row",
            [.touchTarget],
            title("Rating"),
            #"{"type":"stars","value":3,"action":"rate"}"#,
            width: 180
        )

    private static let long = "Interviews, invitations and new vacancies near you for the last two weeks of this month"

    private static let cut =
        rowFaults(
            "title of one line",
            [.cutText],
            #"{"type":"title","title":"\#(long)","titleLineCount":1}"#,
            #"{"type":"chevron"}"#
        )
        + rowFaults(
            "subtitle of one line",
            [.cutText],
            #"{"type":"titleSubtitle","title":"News","subtitle":"\#(long)","subtitleLineCount":1}"#,
            "null"
        )

    private static func columns(_ count: Int, _ insets: Int, _ text: String, kinds: Set<AuditKind>) -> [PlantedFault] {
        [0, 1].map { place in
            var rows = (0..<3).map { row("r\($0)", title("\($0 + 1)")) }
            rows.insert(
                row(
                    "fault",
                    title(text),
                    "null",
                    #""card":"outlined","insets":{"left":\#(insets),"right":\#(insets)}"#
                ),
                at: place
            )
            return PlantedFault(
                name: "\(text) in \(count) columns at \(place)",
                kinds: kinds,
                pointer: "/sections/0/items/\(place)",
                document: document(rows, section: #""layout":{"columns":{"fixed":\#(count)}}"#)
            )
        }
    }

    private static let vanished =
        columns(7, 26, "26", kinds: [.cutText, .brokenWord]) + columns(6, 31, "Mon", kinds: [.cutText, .brokenWord])
        + columns(8, 24, "7", kinds: [.cutText, .brokenWord])

    private static let broken =
        columns(6, 12, "12:30", kinds: [.brokenWord]) + columns(7, 8, "1000", kinds: [.brokenWord])
        + columns(5, 20, "2026", kinds: [.brokenWord]) + columns(6, 16, "9:45", kinds: [.brokenWord])

    private static let edges = [0, 1, 2].flatMap { place in
        [14, 16, 15].map { inset in
            PlantedFault(
                name: "text \(16 - inset) from the edge of a background, row \(place)",
                kinds: [.edge],
                pointer: "/sections/0/items/\(place)",
                document: document(
                    (0..<3).map { row("r\($0)", title("Row \($0)"), "null") },
                    section:
                        #""background":{"color":"fill","cornerRadius":12,"insets":{"left":\#(inset),"right":\#(inset)}}"#
                )
            )
        }
    }

    private static let headers = [
        (#"{"type":"large","title":"Settings"}"#, 4), (#"{"type":"small","title":"Settings"}"#, 8),
        (#"{"type":"action","title":"Settings","actionTitle":"All","action":"all"}"#, 12),
        (#"{"type":"large","title":"News"}"#, 24),
        (#"{"type":"detailed","title":"Settings"}"#, 6), (#"{"type":"small","title":"News"}"#, 20),
    ].map { header, inset in
        PlantedFault(
            name: "rows \(inset) to the right of their header",
            kinds: [.alignment],
            pointer: "/sections/0/header",
            document: document(
                (0..<3).map { row("r\($0)", title("Row \($0)"), "null", #""insets":{"left":\#(inset)}"#) },
                section: #""header":\#(header)"#
            )
        )
    }

    private static let separators =
        rowFaults(
            "separator of rows with an icon",
            [.alignment],
            title("Language"),
            #"{"type":"chevron"}"#,
            #""separator":"left56Right16""#
        )
        + rowFaults(
            "separator of rows with a picture",
            [.alignment],
            title("Language"),
            "null",
            #""separator":"left72Right16""#
        )

    private static let rows =
        [3, 6, 9].flatMap {
            rowFaults(
                "row \($0) to the right",
                [.alignment],
                title("Language"),
                #"{"type":"chevron"}"#,
                #""insets":{"left":\#($0)}"#
            )
        }

    private static let repeated = [
        (title("Open"), "null"), (title("City"), #"{"type":"detailChevron","text":"Almaty"}"#),
        (#"{"type":"iconTitle","icon":"lock","title":"Password"}"#, "null"), (title("Terms"), #"{"type":"chevron"}"#),
    ].map { left, right in
        PlantedFault(
            name: "two buttons that say the same, \(left)",
            kinds: [.repeatedLabel],
            pointer: "/sections/0/items/2",
            document: document([
                row("first", left, right, #""action":"a""#), row("other", title("Between"), "null", #""action":"b""#),
                row("again", left, right, #""action":"c""#),
            ])
        )
    }

    @MainActor
    private static func pale(_ path: WritableKeyPath<Palette, UIColor>, _ white: CGFloat) -> CellTheme {
        var theme = CellTheme.standard
        theme.palette[keyPath: path] = UIColor(white: white, alpha: 1)
        return theme
    }

    @MainActor private static let texts: [PlantedFault] = [
        (\Palette.primaryText, title("Pale"), "null"),
        (\.secondaryText, #"{"type":"titleSubtitle","title":"T","subtitle":"Pale"}"#, "null"),
        (\.secondaryText, title("Title"), #"{"type":"detail","text":"Pale"}"#),
        (\.accent, title("Title"), #"{"type":"textButton","title":"Pale","action":"a"}"#),
        (\.inverseText, title("Title"), #"{"type":"badge","text":"12"}"#),
    ].flatMap { path, left, right in
        [0.62, 0.8].map { white in
            PlantedFault(
                name: "pale text, \(white)",
                kinds: [.contrast],
                pointer: "/sections/0/items/0",
                document: document([row("fault", left, right)]),
                theme: path == \Palette.inverseText ? pale(path, 0.45) : pale(path, white)
            )
        }
    }

    @MainActor private static let graphics: [PlantedFault] = [
        (\Palette.control, title("Title"), #"{"type":"chevron"}"#),
        (\.accent, title("Title"), #"{"type":"iconButton","icon":"close","iconLabel":"Close","action":"a"}"#),
        (\.accent, #"{"type":"iconTitle","icon":"article","title":"Title"}"#, "null"),
        (\.warning, title("Title"), #"{"type":"stars","value":4}"#),
        (\.accent, title("Title"), #"{"type":"progress","progress":0.5}"#),
    ].flatMap { path, left, right in
        [0.72, 0.85].map { white in
            PlantedFault(
                name: "pale graphic, \(white)",
                kinds: [.contrast],
                pointer: "/sections/0/items/0",
                document: document([row("fault", left, right)]),
                theme: pale(path, white)
            )
        }
    }
}
