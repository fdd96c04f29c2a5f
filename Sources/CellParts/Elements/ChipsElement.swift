import DeclarativeCollections
import PortableUIKit

/// Short texts on pills that wrap to as many lines as they need.
public struct ChipsElement: PartElement {
    /// The chips.
    public var chips: [Chip]

    /// The indexes of the selected chips.
    public var selection: Set<Int>

    /// The theme of the colors and text styles.
    public var theme: CellTheme

    /// Called with the index of a chip that is tapped. If `nil`, chips take no taps.
    public var handler: (@MainActor (Int) -> Void)?

    /// Creates chips.
    public init(
        _ chips: [Chip],
        selection: Set<Int> = [],
        theme: CellTheme,
        handler: (@MainActor (Int) -> Void)? = nil
    ) {
        self.chips = chips
        self.selection = selection
        self.theme = theme
        self.handler = handler
    }

    /// Creates an empty view.
    public static func makeView() -> ChipsView { ChipsView(frame: .zero) }

    /// Returns the size of all lines.
    public func size(fitting width: CGFloat) -> CGSize {
        let frames = frames(fitting: width)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    /// The width of the longest word of a chip.
    public var minWidth: CGFloat {
        chips.indices.reduce(0) { max($0, label(at: $1).longestWordWidth + padding.left + padding.right) }
    }

    /// Returns the baseline of the first chip.
    public func firstBaseline(fitting width: CGFloat) -> CGFloat? {
        chips.isEmpty ? nil : padding.top + label(at: 0).firstBaseline(fitting: width)
    }

    /// Shows the texts and the selection.
    public func update(_ view: ChipsView, isAnimated: Bool) {
        view.show(count: chips.count)
        for (index, chip) in view.chips.enumerated() {
            label(at: index).showText(in: chip.label)
            chip.accessibilityIdentifier = chips[index].title
            chip.backgroundColor = selection.contains(index) ? theme.palette.accent : theme.palette.overlayFill
            chip.isUserInteractionEnabled = handler != nil
        }
    }

    /// Replaces the handler.
    public func updateHandlers(_ view: ChipsView) {
        for (index, chip) in view.chips.enumerated() {
            guard let handler else {
                chip.didTapHandler = nil
                continue
            }
            chip.didTapHandler = { handler(index) }
        }
    }

    /// Lays out the chips.
    public func layOut(_ view: ChipsView) {
        for (index, (chip, frame)) in zip(view.chips, frames(fitting: view.bounds.width)).enumerated() {
            chip.frame = frame.directed(in: view)
            chip.padding = padding
            chip.layer.cornerRadius = min(frame.height, lineHeight) / 2
            label(at: index).apply(to: chip.label, fitting: frame.width - padding.left - padding.right)
        }
    }

    /// All texts are spoken, and the selected ones as the value.
    public func accessibility(of view: ChipsView) -> RightControlAccessibility {
        let texts = chips.map(\.spokenText)
        let selected = chips.indices.filter { selection.contains($0) }.map { texts[$0] }
        var actions: [RightControlAction] = []
        if let handler {
            actions = texts.enumerated().map { index, title in
                RightControlAction(name: title) { handler(index) }
            }
        }
        return RightControlAccessibility(
            label: texts.joinedForAccessibility,
            value: selected.joinedForAccessibility,
            actions: actions
        )
    }

    /// Whether there is a handler.
    public var isInteractive: Bool { handler != nil }

    private var padding: UIEdgeInsets {
        let vertical = isInteractive ? theme.spacing.xs : theme.spacing.xxs
        return UIEdgeInsets(top: vertical, left: theme.spacing.s, bottom: vertical, right: theme.spacing.s)
    }

    private var lineHeight: CGFloat {
        (chips.isEmpty ? 0 : label(at: 0).lineHeight) + padding.top + padding.bottom
    }

    private func label(at index: Int) -> LabelContent {
        let palette = theme.palette
        let isSelected = selection.contains(index)
        return theme.label(
            chips[index].text(isSelected: isSelected),
            style: theme.typography.subtitle,
            color: isSelected ? palette.inverseText : palette.primaryText
        )
    }

    /// The distance between lines, in points: with chips that can be tapped, a target of 44 points fits between their middles.
    private var lineGap: CGFloat { isInteractive ? theme.spacing.s : theme.spacing.xs }

    /// The minimum hit target of Apple's Human Interface Guidelines, in points.
    private static let targetSide: CGFloat = 44

    /// Chips take touches that far above and below their lines, in points.
    public var touchReach: CGFloat { max((Self.targetSide - lineHeight) / 2, 0) }

    private func frames(fitting width: CGFloat) -> [CGRect] {
        let width = width.layoutLength
        let gap = theme.spacing.xs
        var frames: [CGRect] = []
        var origin = CGPoint.zero
        var height: CGFloat = 0
        for index in chips.indices {
            let text = label(at: index).size(fitting: (width - padding.left - padding.right).layoutLength)
            let size = CGSize(
                width: min(
                    max(text.width + padding.left + padding.right, isInteractive ? Self.targetSide : 0),
                    width
                ),
                height: text.height + padding.top + padding.bottom
            )
            if origin.x > 0, origin.x + size.width > width {
                origin = CGPoint(x: 0, y: origin.y + height + lineGap)
                height = 0
            }
            frames.append(CGRect(origin: origin, size: size))
            origin.x += size.width + gap
            height = max(height, size.height)
        }
        return frames
    }
}

/// Chips in lines.
public final class ChipsView: UIView {
    private(set) var chips: [PartButton] = []

    func show(count: Int) {
        while chips.count > count { chips.removeLast().removeFromSuperview() }
        while chips.count < count {
            let chip = PartButton(frame: .zero)
            chips.append(chip)
            addSubview(chip)
        }
    }
}
