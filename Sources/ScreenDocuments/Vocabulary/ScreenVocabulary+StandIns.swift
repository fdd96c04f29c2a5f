import Honeycomb
import PartDeclarations
import PositionedJSON
import ScreenDocumentsCore

extension ScreenVocabulary {
    /// Creates the vocabulary of an app for tools that have its names and not its code. What only the app has is drawn as a
    /// stand-in: a question mark for its icons, gray for its colors, the standard theme and the system font for its own, and the
    /// first text and the name of a part for its parts.
    package init(standingInFor format: DocumentFormat) {
        self.init()
        let own = DocumentFormat.designSystem
        icons = Self.standIns(format.icons, beside: own.icons, Icon.question.image)
        tints = Self.standIns(format.tints, beside: own.tints, Palette.standard.secondaryText)
        colors = Self.standIns(format.colors, beside: own.colors, Palette.standard.fill)
        themes = Self.standIns(format.themes, beside: own.themes, .standard)
        fonts = Self.standIns(format.fonts, beside: own.fonts, .systemFont(ofSize: UIFont.systemFontSize))
        standInFormat = format
    }

    private static func standIns<Value>(_ names: [String], beside own: [String], _ value: Value) -> [String: Value] {
        Dictionary(names.filter { !own.contains($0) }.map { ($0, value) }) { first, _ in first }
    }
}

/// What is drawn in place of a part that only an app has: its first text, and its name.
struct PartStandIn {
    private let name: String
    private let text: String

    private static let telling = ["title", "text", "label", SearchKeys.value.name, "subtitle"]

    init(_ object: JSONObject) {
        let object = object.object("content") ?? object
        name = object.text("type") ?? ""
        text = Self.telling.lazy.compactMap { object.text($0) }.first { !$0.isEmpty } ?? name
    }

    var left: any LeftContent { LeftTitleSubtitle(title: text, subtitle: name) }
    var right: any RightContent { RightBadge(text: text, style: .neutral) }
    var header: any ContainerContent { SectionSmallHeaderContent(title: text) }
    var footer: any ContainerContent { SectionTextFooterContent(text: text) }
}
