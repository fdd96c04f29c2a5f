import Foundation

/// The panel of a drawn menu: its title, and a row for each element. A submenu opens in the place of the menu, below its title.
@MainActor final class MenuListView: UIView {
    /// UIKit's metrics of a menu on a phone, in points.
    private enum Metrics {
        static let cornerRadius: CGFloat = 13
        static let glassCornerRadius: CGFloat = 28
        static let sectionGap: CGFloat = 8
        static let titlePadding: CGFloat = 8
        static let margin: CGFloat = 16
        /// How strong the gap between sections is.
        static let gapAlpha: CGFloat = 0.12
    }

    /// The width of menus, in points.
    static let width: CGFloat = 250

    private let menu: UIMenu
    /// The open submenus, the outermost first.
    private var openMenus: [UIMenu] = []
    private let background: UIVisualEffectView
    /// Whether the menu is of glass, which has lines between sections only.
    private let isGlass: Bool
    private let titleLine = UIView()
    private let shadow = SoftShadowView()
    private let scrollView = UIScrollView()
    private let titleLabel = UILabel()
    private var sections: [[UIControl]] = []
    /// The lines between rows, and the gaps between sections.
    private var dividers: [UIView] = []
    /// Called with the element whose row was tapped.
    private let chosen: (any UIMenuLeaf) -> Void

    init(_ menu: UIMenu, traits: UITraitCollection, chosen: @escaping (any UIMenuLeaf) -> Void) {
        self.menu = menu
        self.chosen = chosen
        let radius: CGFloat
        isGlass = traits.values.systemVersion >= 26
        if isGlass {
            background = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
            radius = Metrics.glassCornerRadius
        } else {
            background = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
            radius = Metrics.cornerRadius
        }
        super.init(frame: .zero)
        background.layer.cornerRadius = radius
        background.clipsToBounds = true
        shadow.cornerRadius = radius
        shadow.isUserInteractionEnabled = false
        addSubview(shadow)
        addSubview(background)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delaysContentTouches = false
        scrollView.alwaysBounceVertical = false
        background.contentView.addSubview(scrollView)
        titleLabel.font = .preferredFont(forTextStyle: .footnote)
        titleLabel.textColor = .secondaryLabel
        titleLabel.numberOfLines = 0
        titleLabel.accessibilityTraits = .header
        titleLine.backgroundColor = .separator
        scrollView.addSubview(titleLabel)
        scrollView.addSubview(titleLine)
        update()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Rows

    private func update() {
        let shown = openMenus.last
        titleLabel.text = shown == nil ? menu.title : nil
        titleLabel.isHidden = titleLabel.text?.isEmpty != false
        for view in sections.joined() { view.removeFromSuperview() }
        for view in dividers { view.removeFromSuperview() }
        let groups = Self.groups(of: (shown ?? menu).children)
        let hasCheckmarks = groups.joined().contains { ($0 as? any UIMenuLeaf).map { $0.state != .off } ?? false }
        sections = groups.map { elements in elements.map { makeRow($0, hasCheckmarks: hasCheckmarks) } }
        if let shown {
            let row = MenuRow(shown, hasCheckmarks: hasCheckmarks, isOpen: true)
            row.addAction(UIAction { [weak self] _ in self?.closeSubmenu() }, for: .touchUpInside)
            sections.insert([row], at: 0)
        }
        dividers = []
        for (number, section) in sections.enumerated() {
            for (index, row) in section.enumerated() {
                scrollView.addSubview(row)
                let isLast = index == section.count - 1
                guard !isLast || number < sections.count - 1 else { continue }
                let divider = UIView()
                divider.backgroundColor =
                    isLast && !isGlass ? UIColor.separator.withAlphaComponent(Metrics.gapAlpha) : .separator
                divider.isHidden = isGlass && !isLast
                scrollView.addSubview(divider)
                dividers.append(divider)
            }
        }
        setNeedsLayout()
    }

    private func makeRow(_ element: UIMenuElement, hasCheckmarks: Bool) -> MenuRow {
        let row = MenuRow(element, hasCheckmarks: hasCheckmarks)
        row.addAction(UIAction { [weak self] _ in self?.tap(element) }, for: .touchUpInside)
        return row
    }

    private func tap(_ element: UIMenuElement) {
        if let leaf = element as? any UIMenuLeaf { return chosen(leaf) }
        guard let submenu = element as? UIMenu else { return }
        openMenus.append(submenu)
        update()
        superview?.setNeedsLayout()
    }

    private func closeSubmenu() {
        openMenus.removeLast()
        update()
        superview?.setNeedsLayout()
    }

    /// The visible elements in groups: an inline menu is a group of its own, with a gap around it.
    private static func groups(of elements: [UIMenuElement]) -> [[UIMenuElement]] {
        var groups: [[UIMenuElement]] = [[]]
        for element in elements {
            if let leaf = element as? any UIMenuLeaf, leaf.attributes.contains(.hidden) { continue }
            if let submenu = element as? UIMenu, submenu.options.contains(.displayInline) {
                groups += Self.groups(of: submenu.children) + [[]]
            } else {
                groups[groups.count - 1].append(element)
            }
        }
        return groups.filter { !$0.isEmpty }
    }

    // MARK: Layout

    private var titleHeight: CGFloat {
        guard !titleLabel.isHidden else { return 0 }
        let size = CGSize(width: Self.width - 2 * Metrics.margin, height: .greatestFiniteMagnitude)
        return titleLabel.sizeThatFits(size).height.rounded(.up) + 2 * Metrics.titlePadding
    }

    private func height(of row: UIControl) -> CGFloat {
        (row as? MenuRow)?.height(width: Self.width) ?? 0
    }

    /// The height without scrolling.
    var fittingHeight: CGFloat {
        sections.joined().reduce(titleHeight) { $0 + height(of: $1) }
            + Metrics.sectionGap * CGFloat(max(0, sections.count - 1))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shadow.frame = bounds.insetBy(dx: -SoftShadowView.overflow, dy: -SoftShadowView.overflow)
        background.frame = bounds
        scrollView.frame = bounds
        let hairline = 1 / max(1, traitCollection.displayScale)
        let width = bounds.width
        titleLabel.frame = CGRect(
            x: Metrics.margin,
            y: Metrics.titlePadding,
            width: width - 2 * Metrics.margin,
            height: max(0, titleHeight - 2 * Metrics.titlePadding)
        )
        titleLine.isHidden = titleLabel.isHidden || isGlass
        titleLine.frame = CGRect(x: 0, y: titleHeight - hairline, width: width, height: hairline)
        var y = titleHeight
        var rest = dividers[...]
        for section in sections {
            for (index, row) in section.enumerated() {
                let height = height(of: row)
                row.frame = CGRect(x: 0, y: y, width: width, height: height)
                y += height
                guard let divider = rest.popFirst() else { continue }
                let isLast = index == section.count - 1
                divider.frame =
                    if isGlass {
                        CGRect(
                            x: Metrics.margin,
                            y: y + Metrics.sectionGap / 2,
                            width: width - 2 * Metrics.margin,
                            height: hairline
                        )
                    } else {
                        CGRect(
                            x: 0,
                            y: isLast ? y : y - hairline,
                            width: width,
                            height: isLast ? Metrics.sectionGap : hairline
                        )
                    }
                if isLast { y += Metrics.sectionGap }
            }
        }
        scrollView.contentSize = CGSize(width: width, height: y)
    }
}
