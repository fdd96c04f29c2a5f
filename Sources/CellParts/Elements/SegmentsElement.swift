import PortableUIKit

/// A segmented control.
public struct SegmentsElement: PartElement {
    /// The titles of the segments.
    public var titles: [String]

    /// The index of the selected segment; `nil` or an index without a segment for none.
    public var selectedIndex: Int?

    /// Whether the control is enabled.
    public var isEnabled: Bool

    /// The theme of the colors and text styles.
    public var theme: CellTheme

    /// Called with the index of a segment that the user selects.
    public var handler: (@MainActor (Int) -> Void)?

    /// Creates a segmented control.
    public init(
        titles: [String],
        selectedIndex: Int?,
        isEnabled: Bool = true,
        theme: CellTheme,
        handler: (@MainActor (Int) -> Void)? = nil
    ) {
        self.titles = titles
        self.selectedIndex = selectedIndex
        self.isEnabled = isEnabled
        self.theme = theme
        self.handler = handler
    }

    /// Creates an empty control.
    public static func makeView() -> PartSegmentedControl { PartSegmentedControl(frame: .zero) }

    /// Returns the size that UIKit's control needs.
    public func size(fitting width: CGFloat) -> CGSize {
        let view = Self.measured
        show(in: view)
        let size = view.intrinsicContentSize
        return CGSize(width: min(size.width, width.layoutLength), height: size.height)
    }

    /// Shows the titles and the selection.
    public func update(_ view: PartSegmentedControl, isAnimated: Bool) {
        show(in: view)
        view.isEnabled = isEnabled
        showSelection(in: view)
    }

    private func showSelection(in view: PartSegmentedControl) {
        let index = selectedIndex.flatMap { titles.indices.contains($0) ? $0 : nil } ?? UISegmentedControl.noSegment
        if view.selectedSegmentIndex != index { view.selectedSegmentIndex = index }
    }

    /// Replaces the handler. A change by the user that the selection does not have is taken back.
    public func updateHandlers(_ view: PartSegmentedControl) {
        view.didChangeHandler = handler
        showSelection(in: view)
    }

    /// Sets the fonts for the current traits.
    public func layOut(_ view: PartSegmentedControl) {
        show(in: view)
    }

    /// The row speaks the selected title and is adjusted by swiping.
    public func accessibility(of view: PartSegmentedControl) -> RightControlAccessibility {
        let index = view.selectedSegmentIndex
        return RightControlAccessibility(
            value: titles.indices.contains(index) ? titles[index] : nil,
            traits: isEnabled ? .adjustable : [.adjustable, .notEnabled],
            increment: { select(index + 1, in: view) },
            decrement: { select(index - 1, in: view) },
            activate: {}
        )
    }

    /// Returns `true`.
    public var isInteractive: Bool { true }

    /// Returns `true`.
    public var isControl: Bool { true }

    /// Returns `true`: longer segments have more room for their titles.
    public var fillsWidth: Bool { true }

    private func select(_ index: Int, in view: PartSegmentedControl) {
        guard isEnabled, titles.indices.contains(index) else { return }
        view.selectedSegmentIndex = index
        view.sendActions(for: .valueChanged)
    }

    private func show(in view: PartSegmentedControl) {
        // UIKit does not scale segments at all; up to the largest standard text size there is room for that.
        let traits = UITraitCollection.current
        let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
        let limited = UITraitCollection(traitsFrom: [
            traits, UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge),
        ])
        let font = TextStyle(.footnote, weight: .medium).font(compatibleWith: isLarge ? limited : traits)
        view.show(titles, font: font, color: theme.palette.primaryText)
    }

    private static let measured = makeView()
}

/// A segmented control that reports its selection.
public final class PartSegmentedControl: UISegmentedControl {
    var didChangeHandler: (@MainActor (Int) -> Void)?

    private var titles: [String] = []
    private var font: UIFont?
    private var color: UIColor?

    public override init(frame: CGRect) {
        super.init(frame: frame)

        let changed = UIAction { [weak self] _ in
            guard let self else { return }
            didChangeHandler?(selectedSegmentIndex)
        }
        addAction(changed, for: .valueChanged)
    }

    /// Unavailable: create the control in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("PartSegmentedControl is made in code; it cannot be decoded.")
    }

    func show(_ titles: [String], font: UIFont, color: UIColor) {
        if font != self.font || color != self.color {
            self.font = font
            self.color = color
            setTitleTextAttributes([.font: font, .foregroundColor: color], for: .normal)
        }
        guard titles != self.titles else { return }
        self.titles = titles
        let selected = selectedSegmentIndex
        removeAllSegments()
        for (index, title) in titles.enumerated() { insertSegment(withTitle: title, at: index, animated: false) }
        if titles.indices.contains(selected) { selectedSegmentIndex = selected }
    }
}
