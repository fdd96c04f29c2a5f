import Expectations
import Honeycomb
import PartDeclarations
import PortableUIKit
import ScreenHosting
import Testing

/// Texts with sizes, weights, colors and icons in every part that has a text.
@MainActor
@Suite("Styled texts of all parts")
struct StyledTextTests {
    private static let width: CGFloat = 340

    private static let text = RichText([
        RichText.Run("Large", size: .heading), RichText.Run(" 12 ", style: .success, hasMonospacedDigits: true),
        .icon(Icon.star.image, label: "stars", tint: Tint.orange.color), RichText.Run(" heavy", weight: .heavy),
    ])

    private func show<Content: ContainerContent>(_ content: Content) -> (view: UIView, host: ScreenHost) {
        let controller = UIViewController()
        let size = CGSize(width: Self.width, height: 844)
        let host = ScreenHost(controller, configuration: ScreenConfiguration(size: size, scale: 2))
        let view = Content.View(frame: .zero)
        view.update(with: content)
        var height: CGFloat = 0
        controller.traitCollection.performAsCurrent {
            height = Content.View.size(fitting: Self.width, content: content).height
        }
        view.frame = CGRect(x: 0, y: 0, width: Self.width, height: height)
        controller.view.addSubview(view)
        host.layout()
        return (view, host)
    }

    private func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap { views(in: $0) } }

    private func check<Content: ContainerContent>(_ content: Content, _ name: String) throws {
        let (view, host) = show(content)
        let labels = views(in: view).compactMap { $0 as? UILabel }
        let label = try require(labels.first { $0.text?.contains("12") == true }, "\(name) shows no text")
        let attributed = try require(label.attributedText)
        let shown = attributed.string as NSString

        func value<Value>(_ key: NSAttributedString.Key, of text: String) -> Value? {
            let range = shown.range(of: text)
            guard range.location != NSNotFound else { return nil }
            return attributed.attribute(key, at: range.location, effectiveRange: nil) as? Value
        }
        let traits = label.traitCollection
        let heading = CellTheme.standard.typography.heading.font(compatibleWith: traits)
        expectEqual(value(.font, of: "Large") as UIFont?, heading, "\(name)")
        expectEqual(value(.foregroundColor, of: "12") as UIColor?, Palette.standard.success, "\(name)")
        let attachment: NSTextAttachment? = value(.attachment, of: "\u{FFFC}")
        expect(attachment?.image != nil, "\(name)")
        let heavy: UIFont? = value(.font, of: "heavy")
        expect(heavy?.fontDescriptor != (value(.font, of: "12") as UIFont?)?.fontDescriptor, "\(name)")

        // Nothing is cut, and nothing is measured larger than it is.
        let fitting = label.sizeThatFits(CGSize(width: label.bounds.width, height: 10_000))
        expect(abs(fitting.height - label.bounds.height) <= 0.5, "\(name): \(fitting) in \(label.bounds)")
        expect(view.bounds.contains(label.convert(label.bounds, to: view)), "\(name)")

        let spoken = views(in: view).compactMap(\.accessibilityLabel)
        expect(spoken.contains { $0.contains("12 stars heavy") }, "\(name) says \(spoken)")
        expect(!spoken.contains { $0.contains("\u{FFFC}") }, "\(name)")
        withExtendedLifetime(host) {}
    }

    private func styled<Part: DeclaredPart>(_ type: Part.Type) -> [(name: String, content: Part)] {
        type.declaration.fields.compactMap { field in
            guard case .styledText(let set) = field.value else { return nil }
            var content = type.declaration.usual
            set(&content, Self.text)
            return ("\(type.documentName).\(field.name)", content)
        }
    }

    @Test("left parts")
    func lefts() throws {
        var count = 0
        func checkAll<Left: LeftContent & DeclaredPart>(_ type: Left.Type) throws {
            for (name, left) in styled(type) {
                try check(LeftRightContainer(left: left, right: RightChevron()), name)
                count += 1
            }
        }
        for type in DeclaredParts.designSystem.lefts { try checkAll(type) }
        expect(count >= 27)
    }

    @Test("right parts")
    func rights() throws {
        var count = 0
        func checkAll<Right: RightContent & DeclaredPart>(_ type: Right.Type) throws {
            for (name, right) in styled(type) {
                try check(LeftRightContainer(left: LeftTitle(title: "A"), right: right), name)
                count += 1
            }
        }
        for type in DeclaredParts.designSystem.rights { try checkAll(type) }
        expect(count >= 4)
    }

    @Test("headers and footers")
    func supplementaryElements() throws {
        var count = 0
        func checkAll<Content: ContainerContent & DeclaredPart>(_ type: Content.Type) throws {
            for (name, content) in styled(type) {
                try check(content, name)
                count += 1
            }
        }
        let parts = DeclaredParts.designSystem
        for type in parts.headers + parts.footers { try checkAll(type) }
        expect(count >= 7)
    }
}

/// Where a text of several sizes stands.
@MainActor
@Suite("Lines of styled texts")
struct StyledLineTests {
    private func baselines(_ left: LeftTitle, _ right: RightDetail) throws -> [CGFloat] {
        let controller = UIViewController()
        let configuration = ScreenConfiguration(size: CGSize(width: 390, height: 844), scale: 2)
        let host = ScreenHost(controller, configuration: configuration)
        let content = LeftRightContainer(left: left, right: right)
        let view = LeftRightContainer<LeftTitle, RightDetail>.View(frame: .zero)
        view.update(with: content)
        view.frame = CGRect(x: 0, y: 0, width: 390, height: 120)
        controller.view.addSubview(view)
        host.layout()
        func labels(_ view: UIView) -> [UILabel] {
            [view as? UILabel].compactMap { $0 } + view.subviews.flatMap(labels)
        }
        return labels(view).map { label in
            let font = CellTheme.standard.typography.heading.font(compatibleWith: label.traitCollection)
            let isLarge = label.attributedText?.string.contains("H") == true
            return label.convert(label.bounds, to: view).minY + (isLarge ? font.ascender : label.font.ascender)
        }
    }

    @Test("a single line of two sizes shares its baseline with the text beside it")
    func baseline() throws {
        let text = RichText([RichText.Run("small "), RichText.Run("H", size: .heading)])
        let found = try baselines(LeftTitle(title: text), RightDetail(text: "10"))
        expect(found.count == 2 && abs(found[0] - found[1]) <= 0.5, "\(found)")
        let other = try baselines(LeftTitle(title: "small"), RightDetail(text: text))
        expect(other.count == 2 && abs(other[0] - other[1]) <= 0.5, "\(other)")
    }

    @Test("the longest word is measured across runs, each in its size")
    func words() {
        func width(_ runs: [RichText.Run]) -> CGFloat {
            CellTheme.standard.title(RichText(runs)).size(fitting: .infinity).width
        }
        let traits = UITraitCollection(displayScale: 2)
        traits.performAsCurrent {
            let text = RichText([RichText.Run("a Dis"), RichText.Run("play", size: .display), RichText.Run(" b")])
            let needed = PartMeasurementReader.minWidth(of: LeftTitle(title: text))
            let word = width([RichText.Run("Dis"), RichText.Run("play", size: .display)])
            // The insets of the part are 16 points before the text.
            expect(abs(needed - word - 16) <= 1, "\(needed) for \(word)")
        }
    }
}

@MainActor
private enum PartMeasurementReader {
    static func minWidth<Left: LeftContent>(of left: Left) -> CGFloat {
        Left.View.measure(fitting: 120, content: left).minWidth
    }
}

@MainActor
@Suite("Text with styles")
struct StyledTests {
    @Test("a plain text equals the same text as a run, and a text that is assigned has no styles")
    func values() {
        expectEqual(RichText("a"), RichText([RichText.Run("a")]))
        expect(RichText("a") != RichText([RichText.Run("a", isBold: true)]))
        var part = LeftTitle(
            title: RichText([RichText.Run("a", size: .heading), .icon(Icon.star.image, label: "star")])
        )
        expect(part.title == "astar" && part.$title.runs.count == 2)
        part.title = "b"
        expectEqual(part, LeftTitle(title: "b"))
        part.$title.runs[0].isBold = true
        expect(part != LeftTitle(title: "b") && part.title == "b")
        let name = "c"
        expectEqual(LeftTitle(title: "a \(name)").title, "a c")
        expectEqual(RichText("a \(name)").text, "a c")
    }

    @Test("a label that had icons says its own text again")
    func spokenText() {
        let label = UILabel()
        func show(_ text: some PartText) -> String? {
            CellTheme.standard.title(text).apply(to: label, fitting: 300)
            return label.accessibilityLabel
        }
        let rich = RichText([.icon(Icon.star.image, label: "stars"), RichText.Run(" 5", isBold: true)])
        expectEqual(show(rich), "stars 5")
        expectEqual(show("Plain"), "Plain")
        expectEqual(show(rich), "stars 5")
        expectEqual(show(RichText([RichText.Run("a"), RichText.Run("b", isBold: true)])), "ab")
        expectEqual(show(rich), "stars 5")
        expectEqual(show("Next"), "Next")
    }

    @Test("a text of one style is a plain label, without attributes")
    func plainLabel() {
        let label = CellTheme.standard.title(RichText([RichText.Run("12", style: .accent, size: .display)]))
        expect(label.runs.isEmpty)
        expectEqual(label.style, CellTheme.standard.typography.display)
        expectEqual(label.color, Palette.standard.accent)
    }
}
