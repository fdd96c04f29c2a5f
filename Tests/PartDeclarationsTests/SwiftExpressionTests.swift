import Expectations
import Foundation
import Honeycomb
import PartDeclarations
import Testing

@MainActor
@Suite("Rows as Swift")
struct SwiftExpressionTests {
    private func text(_ item: some CollectionViewItemConvertible) -> String? {
        item.diffableItem.swiftExpression
    }

    @Test("what parts have anyway is left out, what they need is not")
    func arguments() {
        let item = TitleToggleItem(
            differenceIdentifier: "news",
            left: LeftTitle(title: "", style: .destructive),
            right: RightToggle(isOn: true) { _ in },
            isEnabled: false
        )
        expectEqual(
            text(item),
            """
            LeftRightItem(
                differenceIdentifier: "news",
                left: LeftTitle(title: "", style: .destructive),
                right: RightToggle(isOn: true),
                isEnabled: false
            )
            """
        )
    }

    @Test("cards, densities and what else rows have by modifiers is written as modifiers")
    func modifiers() {
        let title = TitleItem(differenceIdentifier: "a", left: LeftTitle(title: "A"), right: RightEmpty())
        func end(_ item: some CollectionViewItemConvertible) -> String {
            let lines = (text(item) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
            return lines.drop { $0 != ")" }.dropFirst().joined(separator: "\n")
        }
        expect(end(title).isEmpty)
        expectEqual(end(title.card(.raised)), ".card(.raised)")
        expectEqual(text(title.card(.raised))?.contains("insets"), false)
        expectEqual(end(title.card(.chosen, insets: .zero)), ".card(.chosen, insets: .zero)")
        expectEqual(
            end(title.rowDensity(.compact).minimumRowHeight(88)),
            ".rowDensity(.compact)\n.minimumRowHeight(88)"
        )
        expect(end(title.accessoryAlignment(.firstLine).theme(.highContrast)).hasSuffix(".theme(.highContrast)"))
        expectEqual(end(title.fullWidth()), ".fullWidth()")
    }

    @Test("lines, chips and runs are written as one would by hand")
    func lines() {
        let item = LinesItem(
            differenceIdentifier: "a",
            left: LeftLines(
                leading: "1",
                lines: [
                    PartLine("A", detail: "12:40", badge: "3"),
                    PartLine(RichText([RichText.Run("B", size: .heading, weight: .bold)]), size: .subtitle),
                ]
            ),
            right: RightEmpty()
        )
        let found = text(item) ?? ""
        expect(found.contains(#"PartLine("A", detail: "12:40", badge: "3")"#), "\(found)")
        expect(found.contains(#"RichText.Run("B", size: .heading, weight: .bold)"#), "\(found)")
        expect(found.contains(#"leading: "1""#) && !found.contains("leadingWidth"), "\(found)")
        let chips = ChipsItem(left: LeftChips(chips: ["A", Chip("B", count: 2)]), right: RightEmpty())
        expectEqual(text(chips)?.contains(#"chips: ["A", Chip("B", count: 2)]"#), true)
    }

    @Test("texts are escaped, icons and tints have their names, pairs and insets are written")
    func values() {
        let item = LeftRightItem(
            differenceIdentifier: 7,
            left: LeftIconTitle(icon: Icon.search.image, iconTintColor: Tint.green.color, title: "Say \"hi\"\n🙂"),
            right: RightPair(RightDetail(text: "3 GB"), RightChevron()),
            separator: .full,
            insets: UIEdgeInsets(top: 0, left: 8, bottom: 2.5, right: 0)
        )
        let picture = ImageSource.remote(URL(fileURLWithPath: "/a.png"), placeholder: Icon.avatar.image)
        let image = LeftRightItem(left: LeftImageTitle(image: picture, title: "Ann"), right: RightEmpty())
        expectEqual(
            text(image)?.contains(
                #"image: .remote(URL(string: "file:///a.png")!, placeholder: Icon.avatar.image), title: "Ann""#
            ),
            true
        )
        let found = text(item) ?? ""
        expect(found.contains("differenceIdentifier: 7,"))
        expect(found.contains(#"icon: Icon.search.image, iconTintColor: Tint.green.color, title: "Say \"hi\"\n🙂""#))
        expect(found.contains(#"right: RightPair(RightDetail(text: "3 GB"), RightChevron())"#))
        expect(found.contains("insets: UIEdgeInsets(top: 0, left: 8, bottom: 2.5, right: 0)"))
    }

    @Test("runs, sets, dates, fields and separators are written as one would by hand")
    func composedValues() {
        let price = RichText([
            RichText.Run("490 ₽ ", isBold: true), RichText.Run("was", style: .secondary, isStruck: true),
        ])
        expectEqual(
            text(LeftRightItem(left: LeftRichText(title: price, subtitle: "Today"), right: RightEmpty()))?.contains(
                #"title: RichText([RichText.Run("490 ₽ ", isBold: true), "#
                    + #"RichText.Run("was", style: .secondary, isStruck: true)]),"#
            ),
            true
        )
        let chips = LeftChips(chips: ["A", "B", "C"], selection: [2, 0])
        expectEqual(
            text(LeftRightItem(left: chips, right: RightEmpty(), separator: .left16)),
            """
            LeftRightItem(
                left: LeftChips(chips: ["A", "B", "C"], selection: [0, 2]),
                right: RightEmpty(),
                separator: .left16
            )
            """
        )
        let date = RightDate(
            date: Date(timeIntervalSince1970: 60),
            locale: Locale(identifier: "ru_RU"),
            timeZone: TimeZone(identifier: "Asia/Almaty")
        )
        let grouped = LeftField(
            identifier: "pay",
            value: "1000",
            rules: FieldRules(characters: .digits, format: .grouped(separator: "'"))
        )
        expectEqual(
            text(LeftRightItem(left: grouped, right: RightEmpty()))?.contains(
                #"rules: FieldRules(characters: .digits, format: .grouped(separator: "'"))"#
            ),
            true
        )
        let field = LeftField(identifier: "mail", value: "", label: "Mail", input: .email)
        let found = text(LeftRightItem(left: field, right: date)) ?? ""
        expect(found.contains(#"LeftField(identifier: "mail", label: "Mail", input: .email)"#))
        expect(
            found.contains(
                """
                    right: RightDate(
                        date: Date(timeIntervalSince1970: 60),
                        locale: Locale(identifier: "ru_RU"),
                        timeZone: TimeZone(identifier: "Asia/Almaty")!
                    )
                """
            )
        )
    }

    @Test("headers, footers and rows of a declared content are written, those of other contents are not")
    func contents() {
        let header = ContainerHeader(content: SectionDetailedHeaderContent(title: "Jobs", count: 3))
        expectEqual(
            CollectionViewDiffableSupplementaryElement(header).swiftExpression,
            """
            ContainerSupplementaryElement(
                content: SectionDetailedHeaderContent(title: "Jobs", count: 3)
            )
            """
        )
        let item = ContainerItem(differenceIdentifier: "a", content: SectionTextFooterContent(text: "Note"))
        expectEqual(
            text(item),
            """
            ContainerItem(
                differenceIdentifier: "a",
                content: SectionTextFooterContent(text: "Note")
            )
            """
        )
        expect(text(ContainerItem(differenceIdentifier: "a", content: LabelRow(text: "Note"))) == nil)
    }
}

/// A content that is not declared.
private struct LabelRow: ContainerContent {
    typealias View = LabelRowView

    let text: String
}

private final class LabelRowView: UIView, ContainerContentView {
    static func size(fitting width: CGFloat, content: LabelRow) -> CGSize { CGSize(width: width, height: 44) }

    func update(with content: LabelRow) {}
}
