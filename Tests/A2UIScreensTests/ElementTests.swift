import CellParts
import Expectations
import Foundation
import PortableUIKit
import Testing

@testable import A2UIScreens

@MainActor
struct ElementTests {
    /// A box of a size that cannot be compressed below another width.
    private struct Box: PartElement {
        var width: CGFloat
        var least: CGFloat
        var height: CGFloat = 20
        static func makeView() -> UIView { UIView() }
        func size(fitting width: CGFloat) -> CGSize {
            let own = min(self.width, width)
            return CGSize(
                width: own,
                height: own < self.width ? height * (self.width / max(own, 1)).rounded(.up) : height
            )
        }
        var minWidth: CGFloat { least }
        func update(_ view: UIView, isAnimated: Bool) {}
    }

    private func frames(_ stack: StackElement, _ width: CGFloat) -> [CGRect] {
        let view = StackElement.makeView()
        view.frame = CGRect(x: 0, y: 0, width: width, height: stack.size(fitting: width).height)
        stack.update(view, isAnimated: false)
        stack.layOut(view)
        return view.elementViews.views.map(\.frame)
    }

    private func row(
        _ boxes: [Box],
        weights: [CGFloat?] = [],
        _ justification: StackElement.Justification = .start,
        _ alignment: StackElement.Alignment = .stretch
    ) -> StackElement {
        let items = boxes.enumerated().map { StackElement.Item($1, weight: $0 < weights.count ? weights[$0] : nil) }
        return StackElement(.horizontal, items, justification: justification, alignment: alignment, gap: 10)
    }

    @Test(
        "free space goes where the row says",
        arguments: [
            (StackElement.Justification.start, [0, 60]), (.center, [95, 155]), (.end, [190, 250]),
            (.spaceBetween, [0, 250]),
            (.spaceAround, [47.5, 202.5]), (.spaceEvenly, [63.5, 186.5]),
        ]
    )
    func justification(_ justification: StackElement.Justification, _ starts: [CGFloat]) {
        let boxes = [Box(width: 50, least: 50), Box(width: 50, least: 50)]
        let found = frames(row(boxes, justification), 300).map(\.minX)
        expect(zip(found, starts).allSatisfy { abs($0 - $1) <= 0.5 }, "\(found)")
    }

    @Test("weights share what the others leave, down to the longest word")
    func weights() {
        let boxes = [Box(width: 40, least: 40), Box(width: 10, least: 10), Box(width: 10, least: 10)]
        expectEqual(frames(row(boxes, weights: [nil, 1, 3]), 300).map(\.width), [40, 60, 180])
        let long = [Box(width: 200, least: 150), Box(width: 10, least: 10)]
        expectEqual(frames(row(long, weights: [1, 9]), 300).map(\.width), [150, 140])
    }

    @Test("what does not fit is taken from the widest first, and a row breaks when words would")
    func shrinking() {
        let boxes = [Box(width: 60, least: 60), Box(width: 300, least: 50), Box(width: 100, least: 50)]
        expectEqual(frames(row(boxes), 300).map(\.width), [60, 120, 100])
        let broken = frames(row([Box(width: 200, least: 180), Box(width: 200, least: 180)]), 300)
        expect(broken[1].minY > broken[0].minY && broken[1].minX == 0)
    }

    @Test("a column aligns its elements, and what shows nothing takes no space")
    func column() {
        let items = [Box(width: 40, least: 40), Box(width: 0, least: 0, height: 0), Box(width: 80, least: 80)].map {
            StackElement.Item($0)
        }
        for (alignment, starts) in [
            (StackElement.Alignment.start, [0, 0]), (.center, [130, 110]), (.end, [260, 220]), (.stretch, [0, 0]),
        ] {
            let found = frames(StackElement(.vertical, items, alignment: alignment, gap: 8), 300)
            expectEqual([found[0].minX, found[2].minX], starts.map { CGFloat($0) }, "\(alignment)")
            expectEqual(found[2].minY, 28)
        }
    }
}

struct MarkdownTests {
    @Test(
        "marks",
        arguments: [
            ("plain", "plain"), ("a **bold** word", "a [bold] word"), ("**a** and __b__", "[a] and [b]"),
            ("*it* is _so_", "it is so"),
            ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), ("`code`", "code"),
            ("~~old~~ new", "(old) new"),
            ("[words](https://a.b)", "words"), ("![alt](x.png)", "alt"), ("\\*no\\*", "*no*"), ("**open", "**open"),
            ("<b>html</b>", "<b>html</b>"), ("a[0]", "a[0]"), ("", ""), ("**", "**"), ("`", "`"),
        ]
    )
    func marks(_ text: String, _ expected: String) {
        let runs = MarkdownText(text).paragraphs.flatMap(\.runs)
        let shown = runs.map { $0.isBold ? "[\($0.text)]" : $0.isStruck ? "(\($0.text))" : $0.text }.joined()
        expectEqual(shown, expected)
    }

    @Test("paragraphs, headings and lists")
    func paragraphs() {
        let text = MarkdownText("# Title\nLine 1\nLine 2\n\n- a\n2. b\n#no heading")
        expectEqual(text.paragraphs.map(\.kind), [.heading(1), .text, .item("•"), .item("2."), .text])
        expectEqual(text.paragraphs[1].runs.map(\.text).joined(), "Line 1\nLine 2")
    }
}

@MainActor
struct CatalogIconTests {
    @Test("every icon of the catalog has a picture of its own")
    func complete() {
        let ring = CatalogIcons.image(named: "no such icon")
        for name in A2UICatalog.basic.iconNames {
            expect(CatalogIcons.image(named: name) !== ring, "\(name)")
            if let notation = CatalogIcons.drawn[name] { expect(OutlineShape(notation).isValid, "\(name)") }
        }
        expect(CatalogIcons.image(named: "arrow_back") === CatalogIcons.image(named: "arrowBack"))
    }

    @Test(
        "paths of SVG, as far as they are any",
        arguments: [
            ("M10 20v-6h4v6h5v-8h3L12 3 2 12h3v8z", true), ("m1,1-.5.5.5.5", true), ("M0 0 A5 5 0 1 1 10 10", true),
            ("M0 0a1 1 0 01.5.5", true), ("M1e1 2E-1 L3 4 Q1 2 3 4 T5 6 S1 2 3 4 C1 2 3 4 5 6 H1 V2 Z", true),
            ("", false),
            ("hello", false), ("M", false), ("L", false), ("M1", false), ("M99999999999 0", false),
        ]
    )
    func paths(_ text: String, _ isPath: Bool) {
        expectEqual(CatalogIcons.image(path: text) != nil, isPath, "\(text)")
    }
}
