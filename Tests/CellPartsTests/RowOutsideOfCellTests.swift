import CellParts
import DeclarativeCollections
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("A row outside of a cell")
struct RowOutsideOfCellTests {
    @Test("a row straight on a view controller's view has the same pixels as in a cell")
    func samePixels() throws {
        let content = LeftRightContainer(
            left: LeftImageTitleSubtitle(
                image: .local(Icon.avatar.image),
                title: "Имя пользователя",
                subtitle: "Настройки профиля"
            ),
            right: RightDetailChevron(text: "Россия"),
            separator: .left72Right16
        )
        let configurations: [ScreenConfiguration] = [
            .phone(),
            .phone(appearance: .dark, layoutDirection: .rightToLeft),
            .phone(contentSizeCategory: .accessibilityExtraExtraExtraLarge),
        ]
        for configuration in configurations {
            let cellScreen = CellScreenViewController(
                state: CollectionViewState(sections: {
                    CollectionViewSection {
                        ImageTitleSubtitleDetailChevronItem(content: content)
                    }
                })
            )
            let plainScreen = UIViewController()
            let plainHost = ScreenHost(plainScreen, configuration: configuration)
            let cellHost = ScreenHost(cellScreen, configuration: configuration)

            let rowView = LeftRightContainer<LeftImageTitleSubtitle, RightDetailChevron>.View()
            rowView.update(with: content)
            plainScreen.traitCollection.performAsCurrent {
                let size = type(of: rowView).size(fitting: configuration.size.width, content: content)
                rowView.frame = CGRect(origin: .zero, size: size)
            }
            plainScreen.view.backgroundColor = Palette.standard.background
            plainScreen.view.addSubview(rowView)

            let bitmap = try plainHost.bitmap()
            try expect(bitmap.firstDifference(from: cellHost.bitmap()) == nil)
            expect(Set(bitmap.bytes).count > 10)
        }
    }
}
