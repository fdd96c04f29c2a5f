import Expectations
import Honeycomb
import Testing

@testable import ScreenDocuments

@Suite("Screen documents")
@MainActor
struct ScreenDocumentTests {
    private func state(
        _ sections: String,
        actionHandler: @escaping ScreenAction.Handler = { _ in }
    ) throws -> CollectionViewState {
        let text = "{ \"version\": 1, \"sections\": [\(sections)] }"
        return try ScreenDocument(data: Data(text.utf8)).state(actionHandler: actionHandler)
    }

    @Test("every field of a left part is decoded")
    func leftParts() throws {
        let found = try state(
            #"""
            { "id": "s", "items": [
              { "id": "title", "left": { "type": "title", "title": "T", "titleLineCount": 2, "style": "destructive",
                "accessibilityIdentifier": "t" } },
              { "id": "icon", "left": { "type": "iconTitle", "icon": "article", "iconTint": "red", "title": "T",
                "titleLineCount": 3, "accessibilityIdentifier": "t" } },
              { "id": "image", "left": { "type": "imageTitleSubtitle", "image": "avatar", "imageStyle": "rounded", "title": "T",
                "subtitle": "S", "titleLineCount": 1, "subtitleLineCount": 4, "accessibilityIdentifier": "t" } },
              { "id": "checkbox", "left": { "type": "checkbox", "title": "T", "isOn": true, "titleLineCount": 5,
                "accessibilityIdentifier": "t" } } ] }
            """#
        )
        let expected = CollectionViewState {
            CollectionViewSection(differenceIdentifier: "s") {
                TitleItem(
                    differenceIdentifier: "title",
                    left: LeftTitle(title: "T", titleLineCount: 2, style: .destructive, accessibilityIdentifier: "t")
                )
                IconTitleItem(
                    differenceIdentifier: "icon",
                    left: LeftIconTitle(
                        icon: Icon.article.image,
                        iconTintColor: Tint.red.color,
                        title: "T",
                        titleLineCount: 3,
                        accessibilityIdentifier: "t"
                    )
                )
                ImageTitleSubtitleItem(
                    differenceIdentifier: "image",
                    left: LeftImageTitleSubtitle(
                        image: .local(Icon.avatar.image),
                        imageStyle: .rounded,
                        title: "T",
                        subtitle: "S",
                        titleLineCount: 1,
                        subtitleLineCount: 4,
                        accessibilityIdentifier: "t"
                    )
                )
                CheckboxItem(
                    differenceIdentifier: "checkbox",
                    left: LeftCheckbox(title: "T", isOn: true, titleLineCount: 5, accessibilityIdentifier: "t")
                )
            }
        }
        expectEqual(found, expected)
    }

    @Test("every right part is decoded, and an omitted one is empty")
    func rightParts() throws {
        func row(_ identifier: String, _ right: String) -> String {
            #"{ "id": "\#(identifier)", "left": { "type": "title", "title": "T" }\#(right) }"#
        }
        let rows = [
            row("none", ""),
            row("empty", #", "right": { "type": "empty" }"#),
            row("chevron", #", "right": { "type": "chevron" }"#),
            row("detail", #", "right": { "type": "detail", "text": "D", "accessibilityIdentifier": "d" }"#),
            row("both", #", "right": { "type": "detailChevron", "text": "D", "accessibilityIdentifier": "d" }"#),
        ]
        let left = LeftTitle(title: "T")
        let expected = CollectionViewState {
            CollectionViewSection(differenceIdentifier: "s") {
                TitleItem(differenceIdentifier: "none", left: left)
                TitleItem(differenceIdentifier: "empty", left: left)
                TitleChevronItem(differenceIdentifier: "chevron", left: left, right: RightChevron())
                TitleDetailItem(
                    differenceIdentifier: "detail",
                    left: left,
                    right: RightDetail(text: "D", accessibilityIdentifier: "d")
                )
                TitleDetailChevronItem(
                    differenceIdentifier: "both",
                    left: left,
                    right: RightDetailChevron(text: "D", accessibilityIdentifier: "d")
                )
            }
        }
        try expectEqual(state("{ \"id\": \"s\", \"items\": [\(rows.joined(separator: ","))] }"), expected)
    }

    @Test("every field of a row is decoded")
    func rows() throws {
        let found = try state(
            #"""
            { "id": "s", "items": [
              { "id": "r", "left": { "type": "title", "title": "T" }, "separator": "left56Right16", "isEnabled": false,
                "insets": { "top": "xxs", "left": 1.5, "bottom": "m", "right": 0 }, "accessibilityIdentifier": "row",
                "isSelectedBackgroundNeeded": false },
              { "id": "q", "left": { "type": "title", "title": "T" }, "separator": "none" } ] }
            """#
        )
        let expected = CollectionViewState {
            CollectionViewSection(differenceIdentifier: "s") {
                TitleItem(
                    differenceIdentifier: "r",
                    accessibilityIdentifier: "row",
                    left: LeftTitle(title: "T"),
                    separator: .left56Right16,
                    insets: UIEdgeInsets(top: 4, left: 1.5, bottom: 16, right: 0),
                    isEnabled: false,
                    isSelectedBackgroundNeeded: false
                )
                TitleItem(differenceIdentifier: "q", left: LeftTitle(title: "T"))
            }
        }
        expectEqual(found, expected)
    }

    @Test("headers and layouts are decoded; a section may have only a header")
    func sections() throws {
        let found = try state(
            #"""
            { "id": "a", "header": { "type": "large", "title": "H", "accessibilityIdentifier": "h" } },
            { "id": "b", "layout": { "insets": { "top": "l", "left": 3 }, "rowSpacing": "xs", "columnSpacing": 5,
              "columns": { "fixed": 2 }, "hasEqualHeights": true, "isHeaderSticky": true,
              "maximumWidth": 672 } },
            { "id": "c", "layout": { "columns": { "adaptive": { "minWidth": 160 } } } },
            { "id": "d", "layout": { "columns": { "adaptive": { "minWidth": 160.5, "max": 3 } } }, "items": [] }
            """#
        )
        let sections = found.sections
        expectEqual(sections.map(\.differenceIdentifier.description), ["a", "b", "c", "d"])
        let header = SectionLargeHeaderContent(title: "H", accessibilityIdentifier: "h")
        expectEqual(sections[0].header, SectionLargeHeader(content: header).diffableSupplementaryElement)
        expect(sections.allSatisfy { $0.items.isEmpty })
        expectEqual(
            sections[1].layout,
            CollectionViewSectionLayout(
                insets: UIEdgeInsets(top: 24, left: 3, bottom: 0, right: 0),
                rowSpacing: 8,
                columnSpacing: 5,
                columns: .fixed(2),
                hasEqualHeights: true,
                isHeaderSticky: true,
                maximumWidth: 672
            )
        )
        expectEqual(sections[2].layout, CollectionViewSectionLayout(columns: .adaptive(minWidth: 160)))
        expectEqual(sections[3].layout, CollectionViewSectionLayout(columns: .adaptive(minWidth: 160.5, max: 3)))
    }

    @Test("a background lies behind the section it is described in, in a colour of the palette")
    func background() throws {
        let section = try state(
            #"""
            { "id": "a", "background": { "color": "fill", "cornerRadius": 12, "insets": { "left": "xs" },
              "includesHeader": true } }
            """#
        ).sections[0]
        expectEqual(
            section.background,
            CollectionViewSectionBackground(
                color: Palette.standard.fill,
                cornerRadius: 12,
                area: CollectionViewSectionBackgroundArea(
                    insets: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0),
                    includesHeader: true
                )
            )
        )
    }

    @Test("spacings are decoded from all token names", arguments: SpacingToken.allCases)
    func spacings(token: SpacingToken) throws {
        let layout = try state("{ \"id\": \"s\", \"layout\": { \"rowSpacing\": \"\(token.rawValue)\" } }").sections[0]
            .layout
        expectEqual(layout.rowSpacing, token.value())
    }

    @Test("a tap performs the row's action; rows without one do not respond")
    func actions() throws {
        var actions: [ScreenAction] = []
        let found = try state(
            #"""
            { "id": "s", "items": [
              { "id": "a", "left": { "type": "title", "title": "T" }, "action": "open" },
              { "id": "b", "left": { "type": "title", "title": "T" } } ] }
            """#
        ) { actions.append($0) }
        let rows = found.sections[0].items.map { $0.base as? any DidSelectHandlerContainable }
        rows[0]?.didSelectHandler?()
        expectEqual(actions, [ScreenAction(name: "open", sectionIdentifier: "s", itemIdentifier: "a")])
        expect(rows[1] != nil && rows[1]?.didSelectHandler == nil)
    }
}
