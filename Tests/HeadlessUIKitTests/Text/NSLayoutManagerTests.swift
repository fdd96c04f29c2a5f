import DrawingChecks
import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

private final class SpacingDelegate: NSObject, NSLayoutManagerDelegate {
    var completed = 0

    func layoutManager(
        _ layoutManager: NSLayoutManager,
        lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 10 }

    func layoutManager(
        _ layoutManager: NSLayoutManager,
        didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {
        if layoutFinishedFlag { completed += 1 }
    }
}

private final class BackgroundLayoutManager: NSLayoutManager {
    var filled: [CGRect] = []
    var underlined: [NSRange] = []

    override func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>,
        count rectCount: Int,
        forCharacterRange charRange: NSRange,
        color: UIColor
    ) {
        filled += (0..<rectCount).map { rectArray[$0] }
        super.fillBackgroundRectArray(rectArray, count: rectCount, forCharacterRange: charRange, color: color)
    }

    override func drawUnderline(
        forGlyphRange glyphRange: NSRange,
        underlineType underlineVal: NSUnderlineStyle,
        baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) {
        underlined.append(glyphRange)
    }
}

@MainActor @Suite("Layout managers")
struct NSLayoutManagerTests {
    private let font = UIFont.systemFont(ofSize: 16)
    private let manager = BackgroundLayoutManager()
    private let storage: NSTextStorage
    private let container: NSTextContainer

    init() {
        storage = NSTextStorage(
            string: "Tap here to open, or there.",
            attributes: [.font: UIFont.systemFont(ofSize: 16)]
        )
        container = NSTextContainer(size: CGSize(width: 120, height: 1_000))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
    }

    private func width(_ text: String) -> CGFloat {
        NSAttributedString(string: text, attributes: [.font: font]).size().width
    }

    @Test("a container has no limits by default")
    func defaultContainer() {
        let container = NSTextContainer()
        expectEqual(container.size, .zero)
        expectEqual(container.lineFragmentPadding, 5)
        let storage = NSTextStorage(string: String(repeating: "word ", count: 500))
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        expect(manager.usedRect(for: container).width > 10_000)
    }

    @Test("the tapped character of a label is found by a storage, a layout manager and a container")
    func tappedCharacter() {
        let label = UILabel()
        label.attributedText = NSAttributedString(attributedString: storage)
        label.numberOfLines = 0
        let size = label.sizeThatFits(CGSize(width: 120, height: 0))
        expect(abs(manager.usedRect(for: container).height - size.height) < 1)
        let second = CGPoint(x: width("op") + 2, y: font.lineHeight * 1.5)
        var fraction: CGFloat = -1
        let lineStart = manager.glyphRange(
            forBoundingRect: CGRect(x: 0, y: font.lineHeight * 1.4, width: 1, height: 1),
            in: container
        )
        let index = manager.characterIndex(
            for: second,
            in: container,
            fractionOfDistanceBetweenInsertionPoints: &fraction
        )
        expect(NSLocationInRange(index, lineStart))
        expect((0...1).contains(fraction))
        let rect = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
        expect(rect.contains(second))
        expectEqual(manager.glyphIndex(for: CGPoint(x: -50, y: -50), in: container), 0)
    }

    @Test("the rectangle of a range is as wide as its text")
    func boundingRect() {
        let range = (storage.string as NSString).range(of: "here")
        let rect = manager.boundingRect(forGlyphRange: range, in: container)
        expect(abs(rect.width - width("here")) < 0.6)
        expect(abs(rect.minX - width("Tap ")) < 0.6)
        expectEqual(rect.minY, 0)
        expect(abs(rect.height - font.lineHeight) < 0.01)
        expectEqual(manager.location(forGlyphAt: range.location).x, rect.minX)
    }

    @Test("lines cover the text without gaps, and the used rectangle encloses them")
    func lines() {
        var ranges: [NSRange] = []
        var used = CGRect.null
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
            rect,
            own,
            _,
            range,
            _ in
            ranges.append(range)
            used = used.union(own)
            expectEqual(rect.width, 120)
        }
        expectEqual(ranges.count, 2)
        expectEqual(ranges.first?.location, 0)
        expectEqual(ranges.map(\.length).reduce(0, +), storage.length)
        expectEqual(used, manager.usedRect(for: container))
        var effective = NSRange()
        let first = manager.lineFragmentRect(forGlyphAt: 3, effectiveRange: &effective)
        expect(effective == ranges.first && first.minY == 0)
        expectEqual(manager.numberOfGlyphs, storage.length)
        expect(manager.cgGlyph(at: 0) != 0)
    }

    @Test("a change of the storage or of the container lays the text out again")
    func invalidation() {
        let before = manager.usedRect(for: container)
        container.size.width = 60
        expect(manager.usedRect(for: container).height > before.height)
        storage.replaceCharacters(in: NSRange(location: 0, length: storage.length), with: "a")
        expect(abs(manager.usedRect(for: container).height - font.lineHeight) < 0.01)
    }

    @Test("after a line break at the end there is an extra line")
    func extraLine() {
        expectEqual(manager.extraLineFragmentRect, .zero)
        storage.append(NSAttributedString(string: "\n", attributes: [.font: font]))
        expect(manager.extraLineFragmentRect.minY > font.lineHeight * 1.9)
        expect(manager.extraLineFragmentTextContainer === container)
        expectEqual(manager.usedRect(for: container).maxY, manager.extraLineFragmentUsedRect.maxY)
    }

    @Test("a limited number of lines ends with an ellipsis, which tells what it replaces")
    func truncation() {
        container.maximumNumberOfLines = 1
        container.lineBreakMode = .byTruncatingTail
        let range = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
        expect(range.location > 3 && range.location < 20)
        expectEqual(range.location + range.length, storage.length)
        expect(abs(manager.usedRect(for: container).height - font.lineHeight) < 0.01)
    }

    @Test("text that doesn't fit into a container continues in the next one")
    func containers() {
        container.size.height = font.lineHeight + 1
        let second = NSTextContainer(size: CGSize(width: 200, height: 100))
        manager.addTextContainer(second)
        let first = manager.glyphRange(for: container)
        let rest = manager.glyphRange(for: second)
        expect(first.location == 0 && first.length > 0)
        expectEqual(rest.location, first.length)
        expectEqual(rest.location + rest.length, storage.length)
        expect(manager.textContainer(forGlyphAt: storage.length - 1, effectiveRange: nil) === second)
        expectEqual(manager.boundingRect(forGlyphRange: rest, in: second).minY, 0)
    }

    @Test("text flows around exclusion paths")
    func exclusion() {
        container.size.width = 300
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 150, height: 30))]
        let first = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
        expect(first.minX >= 149 && first.maxX == 300)
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 100, y: 0, width: 60, height: 15))]
        var rects: [CGRect] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
            rect,
            _,
            _,
            _,
            _ in
            rects.append(rect)
        }
        expect(rects.count >= 2)
        expect(rects.first?.maxX ?? 0 <= 101)
        expect(rects.dropFirst().first?.minX ?? 0 >= 159)
        expectEqual(rects.dropFirst().first?.minY, 0)
    }

    @Test("the delegate sets the space between lines")
    func delegate() {
        let before = manager.usedRect(for: container).height
        let delegate = SpacingDelegate()
        manager.delegate = delegate
        expect(abs(manager.usedRect(for: container).height - before - 10) < 0.01)
        expectEqual(delegate.completed, 1)
    }

    @Test("backgrounds and underlines are drawn through overridable methods")
    func drawing() throws {
        let range = NSRange(location: 4, length: 4)
        storage.addAttributes(
            [.backgroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue],
            range: range
        )
        let drawing = try Drawing(width: 140, height: 60) { _ in
            let all = manager.glyphRange(for: container)
            manager.drawBackground(forGlyphRange: all, at: CGPoint(x: 5, y: 7))
            manager.drawGlyphs(forGlyphRange: all, at: CGPoint(x: 5, y: 7))
        }
        expectEqual(manager.filled.count, 1)
        expectEqual(manager.filled.first?.minY, 7)
        expectEqual(manager.underlined, [range])
        expect(drawing.pixels.rgbaBytes.contains { $0 != 0 })
    }

    @Test("characters outside the basic plane and right-to-left text have places")
    func scripts() {
        storage.setAttributedString(NSAttributedString(string: "a😀b שלום", attributes: [.font: font]))
        expectEqual(manager.numberOfGlyphs, 9)
        let emoji = manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 2), in: container)
        expect(emoji.width > 10)
        expectEqual(
            manager.characterRange(forGlyphRange: NSRange(location: 2, length: 1), actualGlyphRange: nil),
            NSRange(location: 1, length: 2)
        )
        let first = manager.boundingRect(forGlyphRange: NSRange(location: 5, length: 1), in: container)
        let last = manager.boundingRect(forGlyphRange: NSRange(location: 8, length: 1), in: container)
        expect(first.minX > last.minX)
    }
}
