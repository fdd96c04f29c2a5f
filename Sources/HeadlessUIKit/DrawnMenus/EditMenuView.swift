import Foundation

/// An open edit menu over a window: a bar with a button for each command.
@MainActor final class EditMenuView: UIView, DrawnCover {
    private static let cornerRadius: CGFloat = 10

    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let shadow = SoftShadowView()
    private let scrollView = UIScrollView()
    private let font = UIFont.systemFont(ofSize: EditMenuPresentation.Metrics.fontSize)
    private let menu: EditMenuPresentation
    private var buttons: [UIButton] = []
    private var lines: [UIView] = []
    private var elements: [any UIMenuLeaf] = []

    init(_ menu: EditMenuPresentation) {
        self.menu = menu
        super.init(frame: .zero)
        accessibilityViewIsModal = true
        background.layer.cornerRadius = Self.cornerRadius
        background.clipsToBounds = true
        shadow.cornerRadius = Self.cornerRadius
        shadow.isUserInteractionEnabled = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delaysContentTouches = false
        scrollView.showsHorizontalScrollIndicator = false
        addSubview(shadow)
        addSubview(background)
        background.contentView.addSubview(scrollView)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func isContent(at point: CGPoint) -> Bool { frame.contains(point) }

    func end() {
        removeFromSuperview()
    }

    /// Shows the commands of the menu; those without a title are shown by their images.
    func update() {
        frame = menu.frame
        for view in buttons + lines { view.removeFromSuperview() }
        elements = menu.visibleLeaves
        buttons = elements.map { element in
            let button = UIButton(type: .system)
            button.setTitle(element.title, for: .normal)
            if element.title.isEmpty { button.setImage(element.image, for: .normal) }
            button.titleLabel?.font = font
            let isDestructive = element.attributes.contains(.destructive)
            button.setTitleColor(isDestructive ? .systemRed : .label, for: .normal)
            button.isEnabled = !element.attributes.contains(.disabled)
            button.addAction(UIAction { [weak menu] _ in _ = menu?.choose(element) }, for: .touchUpInside)
            return button
        }
        lines = buttons.dropFirst().map { _ in
            let line = UIView()
            line.backgroundColor = .separator
            return line
        }
        for view in buttons + lines { scrollView.addSubview(view) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shadow.frame = bounds.insetBy(dx: -SoftShadowView.overflow, dy: -SoftShadowView.overflow)
        background.frame = bounds
        scrollView.frame = bounds
        let hairline = 1 / max(1, traitCollection.displayScale)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        let places = Array(zip(buttons, elements))
        for (index, (button, element)) in (isMirrored ? places.reversed() : places).enumerated() {
            let width = EditMenuPresentation.width(of: element)
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            if index > 0 { lines[index - 1].frame = CGRect(x: x, y: 0, width: hairline, height: bounds.height) }
            x += width
        }
        scrollView.contentSize = CGSize(width: x, height: bounds.height)
    }
}
