import CellParts
import DeclarativeCollections
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("The geometry of rows")
struct RowGeometryTests {
    @Test("a title starts at 16 and a chevron ends 16 before the edge")
    func titleChevron() throws {
        let screen = RowScreen(
            Row(LeftTitle(title: "Страна поиска"), RightChevron(), separator: .leftRight16),
            configuration: .phone()
        )
        let title = try require(screen.label("Страна поиска"))
        let chevron = try require(screen.leaves.first { $0.view is UIImageView })
        let separator = try require(screen.leaves.first { $0.view is SeparatorView })
        let height = screen.rowView.bounds.height

        expectEqual(screen.frame(of: title).minX, 16)
        expectEqual(height, 56)
        expect(abs(screen.frame(of: title).midY - height / 2) <= 0.5)
        expectEqual(screen.frame(of: title).maxX, chevron.frame.minX - 8)
        expectEqual(chevron.frame.size, CGSize(width: 8, height: 14))
        expectEqual(chevron.frame.maxX, 374)
        expect(abs(chevron.frame.midY - height / 2) <= 0.5)
        expectEqual(separator.frame, CGRect(x: 16, y: height - 0.5, width: 358, height: 0.5))
    }

    @Test("texts beside an icon start at 56, beside an image at 72, and the pictures at 16")
    func graphics() throws {
        let icon = RowScreen(
            Row(LeftIconTitle(icon: Icon.article.image, title: "Статьи"), RightEmpty(), separator: .left56Right16),
            configuration: .phone()
        )
        let image = RowScreen(
            Row(
                LeftImageTitleSubtitle(image: .local(Icon.avatar.image), title: "Имя", subtitle: "Профиль"),
                RightEmpty(),
                separator: .left72Right16
            ),
            configuration: .phone()
        )

        expectEqual(icon.frame(of: try require(icon.label("Статьи"))).minX, 56)
        expectEqual(icon.leaves.first { $0.view is UIImageView }?.frame.minX, 16)
        expectEqual(icon.leaves.first { $0.view is UIImageView }?.frame.size, CGSize(width: 24, height: 24))
        expectEqual(icon.leaves.first { $0.view is SeparatorView }?.frame.minX, 56)
        expectEqual(image.frame(of: try require(image.label("Имя"))).minX, 72)
        expectEqual(image.frame(of: try require(image.label("Профиль"))).minX, 72)
        expectEqual(image.leaves.first { $0.view is UIImageView }?.frame.minX, 16)
        expectEqual(image.leaves.first { $0.view is UIImageView }?.frame.size, CGSize(width: 40, height: 40))
        expectEqual(image.leaves.first { $0.view is SeparatorView }?.frame.minX, 72)
    }

    @Test("single lines stand on one baseline, beside several lines the right text is in their middle")
    func baselines() throws {
        for title in ["Страна поиска", "Страна, в которой следует искать новые вакансии каждый день"] {
            for left in [LeftTitle(title: title), LeftCheckbox(title: title, isOn: true)] as [any LeftContent] {
                let screen = RowScreen(row(left), configuration: .phone())
                let titleLabel = try require(screen.label(title))
                let detailLabel = try require(screen.label("Россия"))
                // Both are set in one size, so equal tops of their first lines mean equal baselines.
                expectEqual(titleLabel.font.pointSize, detailLabel.font.pointSize)
                let (left, right) = (screen.frame(of: titleLabel), screen.frame(of: detailLabel))
                expect(abs(left.midY - right.midY) <= 0.5)
                if title == "Страна поиска" { expect(abs(left.minY - right.minY) <= 0.5) }
            }
        }

        func row(_ left: some LeftContent) -> Row {
            Row(left, RightDetail(text: "Россия"))
        }
    }

    @Test(
        "an image is level with the middle of title and subtitle, with the title alone once that is as tall",
        arguments: [UIContentSizeCategory.extraSmall, .large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge]
    )
    func imageLevel(textSize: UIContentSizeCategory) throws {
        let screen = RowScreen(
            Row(
                LeftImageTitleSubtitle(image: .local(Icon.avatar.image), title: "Имя", subtitle: "Профиль"),
                RightChevron()
            ),
            configuration: .phone(contentSizeCategory: textSize)
        )
        let title = screen.frame(of: try require(screen.label("Имя")))
        let subtitle = screen.frame(of: try require(screen.label("Профиль")))
        let image = try require(screen.leaves.first { $0.view is UIImageView }).frame
        let text = title.height >= image.height ? title : title.union(subtitle)
        expect(abs(image.midY - text.midY) <= 0.5)
    }

    @Test("a row that is taller than it needs to be keeps its parts in the middle and its separator at the bottom")
    func tallRow() throws {
        let screen = RowScreen(
            Row(LeftTitle(title: "Страна"), RightDetail(text: "Россия"), separator: .full),
            configuration: .phone()
        )
        screen.rowView.frame.size.height += 40
        screen.host.layout()

        let title = try require(screen.label("Страна"))
        expect(abs(screen.frame(of: title).midY - screen.rowView.bounds.midY) <= 0.5)
        expectEqual(screen.leaves.first { $0.view is SeparatorView }?.frame.maxY, screen.rowView.bounds.height)
    }

    @Test("texts of rows side by side begin on one line if their section has equal heights, also if it gets them later")
    func equalHeights() throws {
        func state(_ hasEqualHeights: Bool) -> CollectionViewState {
            let layout = CollectionViewSectionLayout(columns: .fixed(2), hasEqualHeights: hasEqualHeights)
            return CollectionViewState(sections: {
                CollectionViewSection(differenceIdentifier: 1, layout: layout) {
                    TitleItem(differenceIdentifier: 1, left: LeftTitle(title: "One"), separator: .full)
                    TitleChevronItem(
                        differenceIdentifier: 2,
                        left: LeftTitle(title: String(repeating: "Many words ", count: 9)),
                        right: RightChevron()
                    )
                }
            })
        }
        let controller = CellScreenViewController(state: state(false))
        let host = ScreenHost(controller, configuration: .phone())
        for isEqual in [true, false, true] {
            controller.apply(state(isEqual), animated: false)
            host.layout()
            let cells = controller.collectionView.visibleCells.sorted { $0.frame.minX < $1.frame.minX }
            expectEqual(cells[0].frame.height == cells[1].frame.height, isEqual)
            func label(_ view: UIView) -> UILabel? {
                if let label = view as? UILabel { return label }
                return view.subviews.lazy.compactMap(label).first
            }
            let tops = cells.map { cell in label(cell).map { $0.convert($0.bounds, to: cell).minY } }
            expect(!isEqual || tops == [16, 16])
            expect(isEqual || tops != [16, 16])
        }
    }

    @Test("a long title without a right part ends 16 before the edge")
    func emptyRight() throws {
        let title = String(repeating: "Вакансии ", count: 12)
        let screen = RowScreen(Row(LeftTitle(title: title), RightEmpty()), configuration: .phone())
        expectEqual(screen.frame(of: try require(screen.label(title))).maxX, 374)
    }
}
