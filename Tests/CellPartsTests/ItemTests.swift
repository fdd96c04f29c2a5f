import CellParts
import Expectations
import PortableUIKit
import Testing

@MainActor
@Suite("Items of the matrix")
struct ItemTests {
    @Test("an item without a right part needs no argument for it")
    func emptyRight() {
        let item = IconTitleItem(
            left: LeftIconTitle(icon: Icon.article.image, title: "Статьи"),
            separator: .none
        )
        expectEqual(item.content.right, RightEmpty())
        expect(item.content.separator == nil)
    }

    @Test("arguments arrive in the item")
    func arguments() {
        var taps = 0
        let item = TitleDetailChevronItem(
            differenceIdentifier: "country",
            accessibilityIdentifier: "row",
            left: LeftTitle(title: "Страна"),
            right: RightDetailChevron(text: "Россия"),
            separator: .leftRight16,
            insets: UIEdgeInsets(top: .m, left: .zero, bottom: .s, right: .zero),
            isEnabled: false,
            isSelectedBackgroundNeeded: false,
            didSelectHandler: { taps += 1 }
        )
        item.didSelectHandler?()
        expectEqual(item.differenceIdentifier.description, "country")
        expectEqual(item.accessibilityIdentifier, "row")
        expectEqual(item.content.left.title, "Страна")
        expectEqual(item.content.right.text, "Россия")
        expectEqual(item.content.separator, .leftRight16)
        expect(item.insets.top == 16 && item.insets.bottom == 12)
        expect(!item.isEnabled && !item.isSelectedBackgroundNeeded)
        expectEqual(taps, 1)
    }

    @Test("items that are made in different places are different, without identifiers")
    func callSites() {
        let first = TitleItem(left: LeftTitle(title: "Страна"))
        let second = TitleItem(left: LeftTitle(title: "Страна"))
        expect(first.differenceIdentifier != second.differenceIdentifier)
    }

    @Test("items with equal contents and different handlers are equal")
    func handlers() {
        func makeItem(_ handler: @escaping @MainActor () -> Void) -> CheckboxItem {
            CheckboxItem(left: LeftCheckbox(title: "Отклики", isOn: true), didSelectHandler: handler)
        }
        expectEqual(makeItem {}.content, makeItem { print() }.content)
    }
}
