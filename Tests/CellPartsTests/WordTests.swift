import CellParts
import ContainerCells
import DeclarativeCollections
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("Words of rows")
struct WordTests {
    nonisolated static let pairs: [(String, String)] = [
        ("Местоположение", "Москва, улица Годовикова, дом 9, строение 10"),
        ("Электронная почта", "konstantin.konstantinopolsky@example.com"),
        ("Benachrichtigungen", "Nur während der Arbeitszeit"),
        ("Geschwindigkeitsbegrenzungen auf Autobahnen", "Donaudampfschifffahrt"),
        ("Город", "Санкт-Петербург и Ленинградская область"),
        ("الإشعارات والتنبيهات", "أثناء ساعات العمل فقط"),
    ]

    @Test(
        "no side gets narrower than its longest word, nor four lines beside a wide one; else the right part goes below",
        arguments: pairs
    )
    func words(title: String, detail: String) throws {
        for category in [UIContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge] {
            for width in stride(from: 200 as CGFloat, through: 430, by: 23) {
                for right in [RightDetail(text: detail), RightDetailChevron(text: detail)] as [any RightContent] {
                    try check(title, detail, right, .phone(width: width, contentSizeCategory: category))
                }
            }
        }
    }

    private func check(
        _ title: String,
        _ detail: String,
        _ right: some RightContent,
        _ configuration: ScreenConfiguration
    ) throws {
        let screen = RowScreen(Row(LeftTitle(title: title), right), configuration: configuration)
        let titleLabel = try require(screen.label(title))
        let detailLabel = try require(screen.label(detail))
        let titleFrame = screen.frame(of: titleLabel)
        let detailFrame = screen.frame(of: detailLabel)
        let isBelow = detailFrame.minY >= titleFrame.maxY
        let chevron = screen.leaves.first { $0.view is UIImageView }.map { $0.frame.width + 8 } ?? 0
        let words = longestWord(of: titleLabel) + longestWord(of: detailLabel)
        let needed = 16 + words + 8 + chevron + 16
        let name = "\(title) \(configuration.size.width)"
        if configuration.size.width < needed - 0.01 { expect(isBelow, "\(name)") }
        if !isBelow {
            expect(titleFrame.width >= longestWord(of: titleLabel) - 0.01, "\(name)")
            expect(detailFrame.width >= longestWord(of: detailLabel) - 0.01, "\(name)")
            let lines = max(
                titleFrame.height / titleLabel.font.lineHeight,
                detailFrame.height / detailLabel.font.lineHeight
            )
            let isWide =
                detailLabel.sizeThatFits(CGSize(width: 1000, height: 1000)).width > configuration.size.width / 3
            expect(lines < 3.5 || !isWide, "\(name)")
        }
        // Nothing is truncated: the whole text has its height.
        let whole = detailLabel.sizeThatFits(CGSize(width: detailFrame.width, height: 10_000))
        expect(detailLabel.numberOfLines == 0 && detailFrame.height >= whole.height - 0.6, "\(name)")
    }

    private func longestWord(of label: UILabel) -> CGFloat {
        let text = label.text ?? ""
        let copy = UILabel()
        copy.font = label.font
        return text.split { $0 == " " }.reduce(0) { longest, word in
            // A line can be broken after a hyphen.
            word.split(separator: "-", omittingEmptySubsequences: true).enumerated().reduce(longest) { longest, part in
                let isLast = word.hasSuffix(String(part.element))
                copy.text = part.element + (isLast ? "" : "-")
                return max(longest, copy.sizeThatFits(CGSize(width: 10_000, height: 10_000)).width)
            }
        }
    }

    @Test("a button of a header goes below a title of which it would break a word, not before")
    func header() throws {
        let content = SectionActionHeaderContent(title: "Geschwindigkeitsbegrenzungen", actionTitle: "Alle anzeigen")
        for width in stride(from: 240 as CGFloat, through: 520, by: 20) {
            let controller = UIViewController()
            let host = ScreenHost(controller, configuration: .phone(width: width))
            let view = SectionActionHeaderView(frame: CGRect(x: 0, y: 0, width: width, height: 200))
            controller.view.addSubview(view)
            view.update(with: content)
            host.layout()
            let title = try require(view.subviews.first as? UILabel)
            let button = try require(view.subviews.last)
            let word = title.sizeThatFits(CGSize(width: 10_000, height: 100)).width
            let isBelow = button.frame.minY >= title.frame.maxY
            expectEqual(isBelow, width < 16 + word + 16 + button.frame.width + 16 - 0.6, "\(width)")
        }
    }

    @Test("words longer than the row are hyphenated where the language allows")
    func hyphenation() throws {
        let word = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
        let screen = RowScreen(Row(LeftTitle(title: word), RightEmpty()), configuration: .phone(width: 320))
        let label = try require(screen.labels.first)
        let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        expectEqual(style?.hyphenationFactor, 1)
        expect(label.bounds.height > label.font.lineHeight * 1.5)

        expect(label.attributedText?.attribute(.languageIdentifier, at: 0, effectiveRange: nil) == nil)

        let short = RowScreen(Row(LeftTitle(title: "Rind"), RightEmpty()), configuration: .phone(width: 320))
        let plain = try require(short.labels.first).attributedText
        let plainStyle = plain?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        expectEqual(plainStyle?.hyphenationFactor ?? 0, 0)
    }

    @Test("words are hyphenated in the language of the list, in which its rows are measured as well")
    func language() throws {
        let controller = UIViewController()
        let host = ScreenHost(controller, configuration: .phone(width: 200))
        let collectionView = UICollectionView(
            frame: controller.view.bounds,
            collectionViewLayout: UICollectionViewLayout()
        )
        controller.view.addSubview(collectionView)
        let driver = CollectionViewDriver(collectionView: collectionView)
        for tag in [nil, "de", "en-US", nil] {
            let title = LeftTitle(title: String(repeating: "internationalization", count: 3))
            let content = LeftRightContainer(left: title, right: RightEmpty())
            driver.apply(
                CollectionViewState {
                    CollectionViewSection(differenceIdentifier: "section") {
                        ContainerItem(differenceIdentifier: "row", content: content)
                    }
                }
                .textLanguage(tag),
                animated: false
            )
            host.layout()
            let label = try require(collectionView.visibleCells.first.flatMap { firstLabel(in: $0) })
            let found = label.attributedText?.attribute(.languageIdentifier, at: 0, effectiveRange: nil) as? String
            expectEqual(found, tag)
            let fitting = label.sizeThatFits(CGSize(width: label.bounds.width, height: 1_000)).height
            expect(abs(label.bounds.height - fitting) < 0.5, "\(tag ?? "none")")
        }
    }

    private func firstLabel(in view: UIView) -> UILabel? {
        view as? UILabel ?? view.subviews.lazy.compactMap { firstLabel(in: $0) }.first
    }
}
