import PortableUIKit

/// A label with a button over each of its links.
public final class RichLabel: UILabel {
    /// The text of the links, whose characters are those of `attributedText`.
    var richText = RichText([]) {
        didSet { if richText != oldValue { setNeedsLayout() } }
    }

    /// Called with the name of a link that is tapped. Without a handler there are no buttons.
    var linkHandler: (@MainActor (String) -> Void)? {
        didSet { if (linkHandler == nil) != (oldValue == nil) { setNeedsLayout() } }
    }

    /// What the frames of the links depend on.
    private struct LinkLayout: Equatable {
        let text: ObjectIdentifier?
        let size: CGSize
        let lineCount: Int
        let hasHandler: Bool
    }

    private var linkLayout: LinkLayout?
    private var linkAreas: [TapArea] = []
    /// The names of the links by area.
    private var shownNames: [String] = []

    public override func layoutSubviews() {
        super.layoutSubviews()

        let layout = LinkLayout(
            text: attributedText.map { ObjectIdentifier($0) },
            size: bounds.size,
            lineCount: numberOfLines,
            hasHandler: linkHandler != nil
        )
        guard layout != linkLayout else { return }
        linkLayout = layout
        let links = linkHandler == nil || !richText.hasLinks ? [] : linkFrames
        let names = links.flatMap { link in link.areas.map { _ in link.name } }
        let frames = links.flatMap(\.areas)
        // An area that is being touched stays.
        guard names != shownNames || frames != linkAreas.map(\.frame) else { return }
        for area in linkAreas { area.removeFromSuperview() }
        shownNames = names
        linkAreas = zip(names, frames).map { name, frame in
            let area = TapArea { [weak self] in self?.linkHandler?(name) }
            area.frame = frame
            addSubview(area)
            return area
        }
    }

    /// Only links take touches; all others go to the row.
    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        linkAreas.contains { $0.frame.touchable.contains(point) }
    }

    /// The names of the links with the frames of their lines.
    private var linkFrames: [(name: String, areas: [CGRect])] {
        guard let attributedText else { return [] }
        let storage = NSTextStorage(attributedString: attributedText)
        let container = NSTextContainer(size: bounds.size)
        container.lineFragmentPadding = 0
        container.maximumNumberOfLines = numberOfLines
        let manager = NSLayoutManager()
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)

        var location = 0
        var result: [(String, [CGRect])] = []
        for run in richText.runs {
            let characters = NSRange(location: location, length: run.shownText.utf16.count)
            location += characters.length
            guard let name = run.link else { continue }
            let glyphs = manager.glyphRange(forCharacterRange: characters, actualCharacterRange: nil)
            var frames: [CGRect] = []
            manager.enumerateLineFragments(forGlyphRange: glyphs) { _, _, _, line, _ in
                let shown = NSIntersectionRange(line, glyphs)
                if shown.length > 0 { frames.append(manager.boundingRect(forGlyphRange: shown, in: container)) }
            }
            result.append((name, frames))
        }
        return result
    }
}
