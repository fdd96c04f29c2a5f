import Expectations
import PortableUIKit
import Testing

@testable import CellParts

@MainActor
@Suite("How often the texts of a row are laid out to measure it")
struct TextLayoutCountTests {
    private let long = "Просмотры вашего резюме и приглашения на собеседования за последние две недели"

    /// Measures a row and returns how many texts were laid out for it.
    private func count(_ left: some LeftContent, _ right: some RightContent, width: CGFloat = 390) -> Int {
        let labels = MeasuringLabel.labels
        defer { MeasuringLabel.labels = labels }
        let label = CountingLabel()
        MeasuringLabel.labels[.current] = label
        expect(Row(left, right).size(width).height >= 44)
        return label.count
    }

    @Test("each text is laid out once in a row with room for both parts")
    func once() {
        let title = LeftTitle(title: "Страна")
        expectEqual(count(title, RightEmpty()), 1)
        expectEqual(count(title, RightChevron()), 1)
        expectEqual(count(title, RightToggle(isOn: true)), 1)
        expectEqual(count(title, RightDetail(text: "Россия")), 2)
        expectEqual(count(title, RightDetailChevron(text: "Россия")), 2)
        expectEqual(count(title, RightBadge(text: "12")), 2)
        expectEqual(count(title, RightStepper(value: 3)), 2)
        expectEqual(count(LeftTitleSubtitle(title: "Страна", subtitle: "Город"), RightDetail(text: "Россия")), 3)
        expectEqual(count(LeftTextField(placeholder: "Страна"), RightDetail(text: "Россия")), 2)
    }

    @Test("so is a title that takes several lines")
    func severalLines() {
        expectEqual(count(LeftTitle(title: long), RightDetail(text: "Россия")), 2)
        expectEqual(count(LeftTitleSubtitle(title: long, subtitle: long), RightChevron()), 2)
    }

    @Test("parts that squeeze each other are laid out a few times more, once their words have been measured")
    func squeezed() {
        _ = count(LeftTitle(title: long), RightDetail(text: long))
        expect(count(LeftTitle(title: long), RightDetail(text: long)) <= 20)
    }

    @Test("below each other each text is laid out once")
    func stacked() {
        UITraitCollection(preferredContentSizeCategory: .accessibilityLarge).performAsCurrent {
            expectEqual(count(LeftTitle(title: "Страна"), RightDetail(text: "Россия")), 2)
        }
    }
}

private final class CountingLabel: UILabel {
    private(set) var count = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        count += 1
        return super.sizeThatFits(size)
    }
}
