import DrawingChecks
import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Labels")
struct LabelTests {
    private let long = "A title that is far too long for the width of the label it is shown in"

    private func label(_ text: String?, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    private func drawing(of view: UIView, scale: CGFloat = 2) throws -> Drawing {
        let width = Int((view.bounds.width * scale).rounded(.up))
        let height = Int((view.bounds.height * scale).rounded(.up))
        return try Drawing(width: width, height: height, scale: scale) { ViewPainter.paint(view, on: $0.canvas) }
    }

    @Test("a line is as high as its font, rounded up to pixels")
    func lineHeight() {
        let label = label("Title")
        expectEqual(label.sizeThatFits(.zero).height, (label.font.lineHeight * 2).rounded(.up) / 2)
        expectEqual(label.intrinsicContentSize, label.sizeThatFits(.zero))
    }

    @Test("the size that fits is neither larger nor smaller than what is drawn", arguments: [0, 1, 2, 3])
    func exactSize(lines: Int) throws {
        let label = label(long, lines: lines)
        let size = label.sizeThatFits(CGSize(width: 160, height: 0))
        expect(size.width <= 160)
        label.frame = CGRect(origin: .zero, size: size)
        let fitting = try drawing(of: label)
        label.frame = CGRect(origin: .zero, size: CGSize(width: 160, height: size.height))
        let roomy = try drawing(of: label)
        // The tracking after the last letter of a line, -26/1024 of 17 points, can cut off a column of its edge.
        expect(roomy.coveredPixels - fitting.coveredPixels <= 4)
        expect(roomy.coveredBounds.width - fitting.coveredBounds.width <= 1)
        expectEqual(fitting.coveredBounds.origin, roomy.coveredBounds.origin)
        expectEqual(fitting.coveredBounds.height, roomy.coveredBounds.height)
        expect(fitting.coveredBounds.height / 2 > size.height - label.font.lineHeight)
        if lines > 0 { expect(abs(size.height - label.font.lineHeight * CGFloat(lines)) < 0.5) }
    }

    @Test("a label caches its layout until a property that affects it changes")
    func keptLayout() throws {
        let label = UILabel()
        label.text = "Some words that need more than one line"
        label.numberOfLines = 0
        let size = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
        let first = try require(label.layout(fitting: size, lineLimit: 0))
        expect(label.layout(fitting: size, lineLimit: 0) === first)
        let heights = [
            { label.font = .systemFont(ofSize: 30) }, { label.text = "Some" },
            { label.attributedText = .init(string: "A\nB") },
            { label.text = "Some words that need more than one line" }, { label.font = .systemFont(ofSize: 17) },
        ]
        .map { (change: () -> Void) -> CGFloat in
            change()
            return label.sizeThatFits(size).height
        }
        expectEqual(Set(heights.prefix(3)).count, 3)
        expectEqual(heights[3], heights[0])
        expect(label.layout(fitting: size, lineLimit: 0) === first)
        expect(label.layout(fitting: size, lineLimit: 1) !== first)
        expect(label.layout(fitting: CGSize(width: 90, height: size.height), lineLimit: 0) !== first)
        expectEqual(
            label.layout(fitting: CGSize(width: CGFloat.nan, height: size.height), lineLimit: 0)?.lines.count,
            1
        )
    }

    @Test("no limit of lines shows all of the text")
    func unlimitedLines() throws {
        let label = label(long, lines: 0)
        let layout = try require(label.layout(fitting: CGSize(width: 160, height: 1_000), lineLimit: 0))
        expect(layout.lines.count > 3)
        expect(!layout.isTruncated)
    }

    @Test("bounds that are too low show fewer lines, with an ellipsis")
    func lowBounds() throws {
        let label = label(long, lines: 0)
        let layout = try require(label.layout(fitting: CGSize(width: 160, height: 45), lineLimit: 0))
        expectEqual(layout.lines.count, 2)
        expect(layout.isTruncated)
    }

    @Test("empty text takes no space and draws nothing")
    func emptyText() throws {
        for text in [nil, ""] {
            let label = label(text)
            expectEqual(label.sizeThatFits(CGSize(width: 100, height: 100)), .zero)
            label.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            expect(try drawing(of: label).coveredPixels == 0)
        }
    }

    @Test("text lies on the side its alignment says, and in the middle of the height")
    func alignment() throws {
        let label = label("Hi")
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        label.textAlignment = .left
        let left = try drawing(of: label).coveredBounds
        label.textAlignment = .right
        let right = try drawing(of: label).coveredBounds
        label.textAlignment = .center
        let center = try drawing(of: label).coveredBounds
        expect(left.minX < 6)
        expect(right.maxX > 194)
        expect(abs(center.midX - 100) < 3)
        expect(abs(center.midY - 60) < 8)
    }

    @Test("natural alignment follows the direction of the layout")
    func naturalAlignment() throws {
        let label = label("Hi")
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        expect(try drawing(of: label).coveredBounds.minX < 6)
        label.semanticContentAttribute = .forceRightToLeft
        expect(try drawing(of: label).coveredBounds.maxX > 194)
    }

    @Test("a dynamic colour changes with the appearance without shaping again")
    func dynamicColors() throws {
        let window = UIWindow(hostSize: CGSize(width: 60, height: 30), traits: UITraitCollection())
        let label = label("███")
        label.textColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
        label.frame = window.bounds
        window.isHidden = false
        window.addSubview(label)
        expect(try drawing(of: window)[10, 30] == 0x0000_FFFF)
        let before = label.layout(fitting: label.bounds.size, lineLimit: 1)
        window.hostTraits = UITraitCollection(userInterfaceStyle: .dark)
        expect(try drawing(of: window)[10, 30] == 0xFF00_00FF)
        expect(label.layout(fitting: label.bounds.size, lineLimit: 1) === before)
    }

    @Test("attributes colour, raise and underline their part of the text")
    func attributes() throws {
        let text = NSMutableAttributedString(string: "██")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
        let label = UILabel()
        label.attributedText = text
        label.frame = CGRect(origin: .zero, size: label.sizeThatFits(.zero))
        let drawing = try drawing(of: label)
        let middle = drawing.pixels.height / 2
        expectEqual(drawing[4, middle], 0xFF00_00FF)
        expectEqual(drawing[drawing.pixels.width - 5, middle], 0x0000_FFFF)
    }

    @Test("setting text drops attributes, setting font or colour replaces them")
    func attributedTextAndProperties() throws {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "A", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        expectEqual(label.text, "A")
        expectEqual(label.font.pointSize, 30)
        label.font = .systemFont(ofSize: 10)
        let font = try require(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
        expectEqual(font.pointSize, 10)
        label.text = "B"
        expectEqual(label.attributedText?.string, "B")
        expect(label.sizeThatFits(.zero).height < 15)
    }

    @Test("a paragraph style in the text decides alignment, breaking and line height")
    func paragraphStyles() {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.minimumLineHeight = 40
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "A", attributes: [.paragraphStyle: style])
        expectEqual(label.textAlignment, .center)
        expectEqual(label.lineBreakMode, .byWordWrapping)
        expectEqual(label.sizeThatFits(.zero).height, 40)
    }

    @Test("the font of a text style follows the text size, when asked to")
    func dynamicType() {
        let window = UIWindow(hostSize: CGSize(width: 100, height: 100), traits: UITraitCollection())
        let following = UILabel()
        let fixed = UILabel()
        for label in [following, fixed] {
            label.font = .preferredFont(forTextStyle: .body)
            window.addSubview(label)
        }
        following.adjustsFontForContentSizeCategory = true
        window.hostTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        expectEqual(following.font.pointSize, 33)
        expectEqual(fixed.font.pointSize, 17)
    }

    @Test("baselines of labels of different sizes can be aligned")
    func baselines() {
        let label = label("Title")
        label.frame = CGRect(x: 0, y: 0, width: 100, height: label.sizeThatFits(.zero).height)
        expect(abs(label.firstBaseline - label.font.ascender) < 0.01)
        expectEqual(label.firstBaseline, label.lastBaseline)
    }

    @Test("invalid sizes break nothing")
    func hostileSizes() throws {
        for value in [CGFloat.nan, .infinity, -.infinity, -1, 0, 1e300] {
            let label = label(long, lines: 2)
            let size = label.sizeThatFits(CGSize(width: value, height: value))
            expect(size.width.isFinite && size.height.isFinite)
            _ = label.textRect(
                forBounds: CGRect(x: value, y: value, width: value, height: value),
                limitedToNumberOfLines: -3
            )
            _ = try Drawing(width: 4, height: 4) { _ in
                label.drawText(in: CGRect(x: value, y: value, width: value, height: value))
            }
        }
    }
}
