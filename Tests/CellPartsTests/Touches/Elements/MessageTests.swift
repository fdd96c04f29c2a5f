import CellParts
import ContainerCells
import DeclarativeCollections
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("Detailed headers, messages and skeletons", .serialized)
struct MessageTests {
    private func show(_ section: CollectionViewSection) -> (CellScreenViewController, ScreenHost) {
        let controller = CellScreenViewController(state: CollectionViewState(sections: [section]))
        let host = ScreenHost(controller, configuration: .phone())
        host.layout()
        return (controller, host)
    }

    private func section(_ header: SectionDetailedHeaderContent) -> CollectionViewSection {
        CollectionViewSection(
            differenceIdentifier: 1,
            header: CollectionViewDiffableSupplementaryElement(SectionDetailedHeader(content: header)),
            items: {}
        )
    }

    @Test("the button of a header and the header that collapses are tapped separately")
    func header() throws {
        var taps: [String] = []
        let (controller, host) = show(
            section(
                SectionDetailedHeaderContent(
                    title: "Архив",
                    count: 3,
                    actionTitle: "Все",
                    isExpanded: true,
                    didTapHandler: { taps.append("button") },
                    didToggleHandler: { taps.append($0 ? "expand" : "collapse") }
                )
            )
        )
        let button = try require(controller.view.descendants(UIControl.self).first { $0.accessibilityLabel == "Все" })
        let frame = button.convert(button.bounds, to: controller.view)
        host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        host.tap(at: CGPoint(x: 40, y: frame.midY))
        expectEqual(taps, ["button", "collapse"])
        let title = try require(controller.view.descendants(RichLabel.self).first)
        expect(title.accessibilityTraits.contains(.header) && title.accessibilityValue == "1")
    }

    @Test("a title is in uppercase letters if its style asks for that, and its number follows it")
    func uppercase() throws {
        let (controller, _) = show(
            section(SectionDetailedHeaderContent(title: "Настройки", count: 7, isUppercase: true))
        )
        let title = try require(controller.view.descendants(RichLabel.self).first)
        expectEqual(title.attributedText?.string, "НАСТРОЙКИ\u{2002}7")
    }

    @Test("the button of a header moves below a word that it would break", arguments: [320, 390] as [CGFloat])
    func narrowHeader(width: CGFloat) throws {
        let content = SectionDetailedHeaderContent(
            title: "Достопримечательности",
            size: .large,
            actionTitle: "Показать все"
        )
        let height = SectionDetailedHeaderView.size(fitting: width, content: content).height
        let wide = SectionDetailedHeaderView.size(fitting: 700, content: content).height
        expect(height > wide)
    }

    @Test("an error in a footer has an icon, a plain message has none")
    func footer() {
        for (style, count) in [(DetailStyle.destructive, 1), (.warning, 1), (.secondary, 0)] {
            let view = SectionMessageFooterView()
            view.update(with: SectionMessageFooterContent(text: "Введите номер", style: style))
            expect(view.descendants(UIImageView.self).count == count)
        }
    }

    @Test("ready sections say that a list is empty or has failed, and their buttons are tapped")
    func sections() throws {
        var taps = 0
        let sections: [CollectionViewSection] = [
            .empty(title: "Пусто", text: "Измените запрос", actionTitle: "Сбросить") { taps += 1 },
            .failure(title: "Нет сети", retryTitle: "Повторить") { taps += 1 },
        ]
        for section in sections {
            let (controller, host) = show(section)
            let button = try require(controller.view.descendants(PartButton.self).first)
            let frame = button.convert(button.bounds, to: controller.view)
            expect(abs(frame.midX - 195) <= 0.5)
            host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        }
        expectEqual(taps, 2)
        let (retrying, _) = show(.failure(title: "Нет сети", retryTitle: "Повторить", isRetrying: true))
        expect(retrying.view.descendants(UIActivityIndicatorView.self).first?.isAnimating == true)
        let (loading, _) = show(.loading(rowCount: 4, row: LeftSkeleton(hasImage: true, label: "Загрузка")))
        let labels = loading.collectionView.visibleCells.compactMap(\.accessibilityLabel).filter { !$0.isEmpty }
        expect(loading.collectionView.visibleCells.count == 4 && labels == ["Загрузка"])
    }

    @Test("skeletons shimmer, and stop for a user who asks for less motion")
    func shimmer() throws {
        defer { ScreenHost.accessibilitySettings = ScreenHost.AccessibilitySettings() }
        let (controller, host) = show(.loading(rowCount: 2))
        let skeleton = try require(controller.view.descendants(SkeletonView.self).last)
        func isMoving() -> Bool {
            let band = skeleton.subviews.first?.subviews.first
            guard let band, !band.isHidden, let before = band.layer.presentation()?.frame else { return false }
            host.advance(by: 0.3)
            return band.layer.presentation()?.frame != before
        }
        expect(isMoving())
        host.advance(by: 5)
        expect(isMoving())
        ScreenHost.accessibilitySettings.isReduceMotionEnabled = true
        host.layout()
        expect(!isMoving())
        ScreenHost.accessibilitySettings.isReduceMotionEnabled = false
        host.layout()
        expect(isMoving())
    }
}
