import CellParts
import Expectations
import PortableUIKit
import Testing

@MainActor
@Suite("The accessibility of rows")
struct RowAccessibilityTests {
    @Test("a row is one element whose label joins both sides in reading order")
    func label() {
        let view = Row(
            LeftImageTitleSubtitle(image: .local(Icon.avatar.image), title: "Имя", subtitle: "Профиль"),
            RightDetailChevron(text: "Россия")
        ).makeView()
        expect(view.isAccessibilityElement)
        expectEqual(view.accessibilityLabel, "Имя, Профиль, Россия")
        expect(Row.matrix.allSatisfy { $0.makeView().accessibilityLabel?.isEmpty == false })
    }

    @Test("a checkbox says whether it is on, and the next content takes that back")
    func checkbox() {
        let view = LeftRightContainer<LeftCheckbox, RightEmpty>.View()
        view.update(with: LeftRightContainer(left: LeftCheckbox(title: "Отклики", isOn: true), right: RightEmpty()))
        expectEqual(view.accessibilityValue, "1")
        expectEqual(view.accessibilityTraits, .selected)

        view.update(with: LeftRightContainer(left: LeftCheckbox(title: "Просмотры", isOn: false), right: RightEmpty()))
        expectEqual(view.accessibilityLabel, "Просмотры")
        expectEqual(view.accessibilityValue, "0")
        expect(view.accessibilityTraits.isEmpty)
    }

    @Test("labels are found by the identifier of their content, else by their text")
    func identifiers() {
        let named = LeftTitle.View()
        named.update(with: LeftTitle(title: "Страна", accessibilityIdentifier: "country"))
        let unnamed = LeftTitle.View()
        unnamed.update(with: LeftTitle(title: "Страна"))
        expectEqual(named.subviews.first?.accessibilityIdentifier, "country")
        expectEqual(unnamed.subviews.first?.accessibilityIdentifier, "Страна")
    }

    @Test("a row takes its identifier from its left part")
    func rowIdentifier() {
        let content = LeftRightContainer(
            left: LeftTitle(title: "Страна", accessibilityIdentifier: "country"),
            right: RightChevron()
        )
        expectEqual(content.accessibilityIdentifier, "country")
    }

    @Test("the title of a section is a header")
    func header() {
        let view = SectionLargeHeaderContent.View()
        view.update(with: SectionLargeHeaderContent(title: "Меню"))
        expectEqual(view.subviews.first?.accessibilityTraits, .header)
    }
}
