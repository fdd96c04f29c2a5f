import CellParts
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("The size of rows")
struct RowSizeTests {
    nonisolated static let textSizes: [UIContentSizeCategory] = [
        .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
    ]

    @Test("labels are exactly as tall as their texts need, at every text size", arguments: textSizes)
    func exactHeights(textSize: UIContentSizeCategory) {
        for row in Row.matrix {
            let screen = RowScreen(row, configuration: .phone(contentSizeCategory: textSize))
            for label in screen.labels {
                let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 100_000))
                expect(abs(label.bounds.height - needed.height) < 0.51, "\(row) \(label.text ?? "")")
            }
        }
    }

    @Test("the content of a row is in its middle, 16 from its edges or more in low rows", arguments: textSizes)
    func bottomInset(textSize: UIContentSizeCategory) throws {
        for row in Row.matrix {
            let screen = RowScreen(row, configuration: .phone(contentSizeCategory: textSize))
            let contents = screen.leaves.filter { !($0.view is SeparatorView) && !$0.frame.isEmpty }
            let bottom = try require(contents.map(\.frame.maxY).max())
            let top = try require(contents.map(\.frame.minY).min())
            let slack = screen.askedSize.height - (bottom - top) - 32
            let isRounded = textSize == .large || screen.askedSize.height == 56
            expect(slack >= -0.5 && slack < (isRounded ? 12 : 0.5), "\(row) \(slack)")
            expect(abs(screen.askedSize.height - bottom - top) <= 0.5, "\(row)")
        }
    }

    @Test("nothing leaves the row and nothing overlaps, at every text size", arguments: textSizes)
    func overlaps(textSize: UIContentSizeCategory) {
        for width in [320, 390] as [CGFloat] {
            for row in Row.matrix {
                let screen = RowScreen(row, configuration: .phone(width: width, contentSizeCategory: textSize))
                let leaves = screen.leaves.filter { !$0.frame.isEmpty }
                for (index, leaf) in leaves.enumerated() {
                    expect(screen.rowView.bounds.contains(leaf.frame), "\(row) \(leaf.view)")
                    for other in leaves[..<index] {
                        expect(!leaf.frame.intersects(other.frame), "\(row) \(leaf.view) \(other.view)")
                    }
                }
            }
        }
    }

    @Test("sizes lie on the pixel grid", arguments: [1, 2, 3] as [CGFloat])
    func pixelGrid(scale: CGFloat) {
        UITraitCollection(displayScale: scale).performAsCurrent {
            for row in Row.matrix {
                let pixels = row.size(390).height * scale
                expect(abs(pixels - pixels.rounded()) < 0.001, "\(row)")
            }
        }
    }

    @Test("widths that are no lengths give sizes that are", arguments: [0, -10, .nan, -.infinity] as [CGFloat])
    func uselessWidths(width: CGFloat) {
        for row in Row.matrix {
            let size = row.size(width)
            expectEqual(size.width, 0)
            expect(size.height.isFinite && size.height >= 32)
        }
    }

    @Test("an unlimited width gives the width that the row would like to have")
    func unlimitedWidth() {
        for row in Row.matrix {
            let wanted = row.size(.infinity)
            expect(wanted.width.isFinite && wanted.height.isFinite)
            expectEqual(row.size(wanted.width).height, wanted.height, "\(row)")
        }
    }

    @Test("rows too narrow for any text still have a height")
    func narrow() {
        for row in Row.matrix {
            for width in stride(from: 120 as CGFloat, through: 8, by: -28) {
                let size = row.size(width)
                expect(size.width <= width && size.height.isFinite && size.height >= 32, "\(row) \(width)")
            }
        }
    }

    @Test("a rich text has the size of its own screen, whatever was measured before it")
    func richTextScale() {
        let element = RichTextElement(
            RichText([RichText.Run("Ар"), RichText.Run("хив", style: .accent)]),
            in: .standard,
            style: TextStyle(.title2, weight: .bold),
            color: .black
        )
        func height(_ scale: CGFloat) -> CGFloat {
            var height: CGFloat = 0
            UITraitCollection(traitsFrom: [
                UITraitCollection(displayScale: scale),
                UITraitCollection(preferredContentSizeCategory: .extraLarge),
            ]).performAsCurrent { height = element.size(fitting: 300).height }
            return height
        }
        let heights = [1, 3, 2, 3, 1].map(height)
        expect(heights[0] == heights[4] && heights[1] == heights[3])
        expect(heights[1] * 3 == (heights[1] * 3).rounded() && heights[1] < heights[0])
    }

    @Test("a text has the same size whatever was measured before it: the same words are on its lines")
    func sizeAfterAttributes() {
        let theme = CellTheme.standard
        let subtitle = theme.subtitle("إعدادات الملف الشخصي والخصوصية")
        let footer = LabelContent(text: "لا نرسل إعلانات.", style: theme.typography.footer, color: .black)
        UITraitCollection(displayScale: 2).performAsCurrent {
            let size = subtitle.size(fitting: 216)
            expect(footer.size(fitting: 216).height > 0)
            expectEqual(subtitle.size(fitting: 216), size)
        }
    }
}
