import A2UIProtocol
import CellParts
import DeclarativeCollections
import PortableUIKit

// MARK: - Texts

extension ComponentBuilder {
    func text(_ node: A2UINode) -> any PartElement {
        let variant = node.text("variant")
        let markdown = MarkdownText(node.text("text"))
        let color = contentColor ?? (variant == "caption" ? palette.secondaryText : palette.primaryText)
        let label = node.accessibilityLabel
        let items = markdown.paragraphs.map { paragraph -> StackElement.Item in
            var style = textStyle(variant)
            var mark: String?
            switch paragraph.kind {
            case .heading(let level): style = textStyle("h\(min(level, 5))")
            case .item(let text): mark = text
            case .text: break
            }
            let content = TextElement(
                theme.label(RichText(Self.directed(paragraph.runs)), style: style, color: color),
                isCentered: isCentered
            )
            guard let mark else { return StackElement.Item(SpokenText(text: content, label: label)) }
            let bullet = TextElement(theme.label(mark, style: style, color: palette.secondaryText), isSpoken: false)
            return StackElement.Item(
                StackElement(
                    .horizontal,
                    [.init(bullet), .init(content, weight: 1)],
                    gap: spacing.xs,
                    isUnbreakable: true
                )
            )
        }
        if items.count == 1 { return items[0].element }
        return StackElement(.vertical, items, gap: spacing.xs)
    }

    /// Keeps numbers without letters left to right in every language: `+1 (555) 234-5678`, `−0.5 %`.
    private static func directed(_ runs: [RichText.Run]) -> [RichText.Run] {
        guard UITraitCollection.current.layoutDirection == .rightToLeft,
            !runs.contains(where: { $0.text.contains(where: \.isLetter) }),
            runs.contains(where: { $0.text.contains(where: \.isNumber) })
        else { return runs }
        var runs = runs
        runs[0].text = "\u{2066}" + runs[0].text
        runs[runs.count - 1].text += "\u{2069}"
        return runs
    }

    /// The text style of a variant, in the system's sizes, which scale with the text size.
    func textStyle(_ variant: String) -> TextStyle {
        switch variant {
        case "h1": theme.typography.largeTitle
        case "h2": headingStyle(.title1)
        case "h3": theme.typography.heading
        case "h4": headingStyle(.title3)
        case "h5": headingStyle(.headline)
        case "caption": theme.typography.subtitle
        default: theme.typography.title
        }
    }

    private func headingStyle(_ style: UIFont.TextStyle) -> TextStyle {
        var heading = theme.typography.heading
        heading.textStyle = style
        heading.fontSize = nil
        return heading
    }

    // MARK: - Pictures and icons

    func icon(_ node: A2UINode) -> any PartElement {
        let image: UIImage
        if let path = node.properties["name"]?["svgPath"]?.string {
            image = CatalogIcons.image(path: path) ?? CatalogIcons.image(named: "")
        } else {
            image = CatalogIcons.image(named: node.text("name"))
        }
        return IconElement(icon: image, tint: contentColor ?? palette.control, spokenLabel: node.accessibilityLabel)
    }

    func image(_ node: A2UINode) -> any PartElement {
        let address = node.text("url")
        let isAllowed = screen?.policy.allowsLoading(address) ?? false
        var photo = PhotoElement(
            url: isAllowed ? URL(string: address) : nil,
            label: node.accessibilityLabel ?? node.text("description"),
            height: 200,
            fit: PhotoElement.Fit(rawValue: node.text("fit")) ?? .fill,
            cornerRadius: theme.cornerRadii.medium,
            theme: theme
        )
        func square(_ side: CGFloat) { (photo.width, photo.height) = (side, side) }
        switch node.text("variant") {
        case "icon":
            square(CGFloat(24).grownWithText)
            photo.cornerRadius = theme.cornerRadii.small
        case "avatar":
            square(CGFloat(40).grownWithText)
            photo.cornerRadius = photo.height / 2
        case "smallFeature": square(80)
        case "largeFeature": photo.height = 240
        case "header":
            photo.height = 200
            photo.fit = .cover
        default:
            photo.height = isInColumn ? 180 : 120
            if !isInColumn { photo.widthLimit = 160 }
        }
        return photo
    }

    func media(_ node: A2UINode, symbol: Icon, isTall: Bool) -> any PartElement {
        let address = node.text("url")
        let isAllowed = screen?.policy.allowsLoading(address) ?? false
        let words = node.text("description")
        let icon = IconElement(icon: symbol.image, tint: palette.inverseText)
        let disk = PressableDisk.element(icon, color: isAllowed ? palette.accent : palette.control)
        var items: [StackElement.Item] = [.init(disk)]
        if !words.isEmpty { items.append(.init(TextElement(theme.title(words)), weight: isTall ? nil : 1)) }
        let content = StackElement(
            isTall ? .vertical : .horizontal,
            items,
            justification: .start,
            alignment: .center,
            gap: spacing.s,
            isUnbreakable: true
        )
        return PressableElement(
            content: isTall ? MinimumHeightElement(content: content, height: 180) : content,
            padding: UIEdgeInsets(top: spacing.s, left: spacing.s, bottom: spacing.s, right: spacing.s),
            color: palette.fill,
            cornerRadius: theme.cornerRadii.large,
            isEnabled: isAllowed,
            isCentered: isTall,
            isWide: true,
            label: node.accessibilityLabel ?? (words.isEmpty ? Self.words(of: node.id.component) : words),
            traits: [.button, .startsMediaSession],
            identifier: node.id.description,
            theme: theme
        ) { screen?.open(address) }
    }
}

/// A round background of an icon.
@MainActor
private enum PressableDisk {
    static func element(_ icon: IconElement, color: UIColor) -> any PartElement {
        var icon = icon
        icon.side = 20
        let padding = CGFloat(12)
        return BadgeDiskElement(icon: icon, padding: padding, color: color)
    }
}

/// An icon centered on a disk.
struct BadgeDiskElement: PartElement {
    var icon: IconElement
    var padding: CGFloat
    var color: UIColor

    static func makeView() -> ElementStackView { ElementStackView(frame: .zero) }

    func size(fitting width: CGFloat) -> CGSize {
        let side = icon.size(fitting: width).width + padding * 2
        return CGSize(width: side, height: side)
    }

    func update(_ view: ElementStackView, isAnimated: Bool) {
        view.backgroundColor = color
        view.show([icon], isAnimated: isAnimated)
    }

    func layOut(_ view: ElementStackView) {
        view.layer.cornerRadius = view.bounds.height / 2
        view.elementViews.layOut([icon], frames: [view.bounds.insetBy(dx: padding, dy: padding)], in: view)
    }
}

/// An element that is vertically centered in a minimum height.
struct MinimumHeightElement: PartElement {
    var content: any PartElement
    var height: CGFloat

    static func makeView() -> ElementStackView { ElementStackView(frame: .zero) }

    func size(fitting width: CGFloat) -> CGSize {
        let size = content.size(fitting: width)
        return CGSize(width: size.width, height: max(size.height, height))
    }

    var minWidth: CGFloat { content.minWidth }

    func update(_ view: ElementStackView, isAnimated: Bool) {
        view.show([content], isAnimated: isAnimated)
    }

    func layOut(_ view: ElementStackView) {
        let size = content.size(fitting: view.bounds.width)
        let top = PixelGrid.current.aligned((view.bounds.height - size.height) / 2)
        let frame = CGRect(x: 0, y: top, width: view.bounds.width, height: size.height)
        view.elementViews.layOut([content], frames: [frame], in: view)
    }
}

/// A text with its own accessibility label.
struct SpokenText: PartElement {
    var text: TextElement
    var label: String?

    static func makeView() -> PartLabel { TextElement.makeView() }

    func size(fitting width: CGFloat) -> CGSize { text.size(fitting: width) }

    var minWidth: CGFloat { text.minWidth }

    func firstBaseline(fitting width: CGFloat) -> CGFloat? { text.firstBaseline(fitting: width) }

    func firstLineHeight(fitting width: CGFloat) -> CGFloat { text.firstLineHeight(fitting: width) }

    func update(_ view: PartLabel, isAnimated: Bool) { text.update(view, isAnimated: isAnimated) }

    func layOut(_ view: PartLabel) { text.layOut(view) }

    func accessibility(of view: PartLabel) -> RightControlAccessibility {
        var information = text.accessibility(of: view)
        if let label { information.label = label }
        return information
    }
}
