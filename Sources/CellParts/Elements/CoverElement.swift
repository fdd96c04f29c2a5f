import DeclarativeCollections
import HoneycombImageLoading
import PortableUIKit

/// The top of a card: a picture as wide as the card, or an icon, with a badge and a control in its corners.
public struct CoverElement: PartElement {
    /// What the top shows.
    public enum Graphic {
        /// A picture with a shape. Its aspect ratio is the width divided by the height.
        case picture(ImageSource, style: ImageStyle, aspectRatio: CGFloat, label: String?)

        /// An icon, 32 by 32 points at the standard text size.
        case icon(UIImage, tint: UIColor)
    }

    /// The control in the trailing corner.
    public enum Corner: Equatable, Sendable {
        /// A button with an icon.
        case iconButton(UIImage, label: String)

        /// A switch.
        case toggle(isOn: Bool)
    }

    /// The picture or the icon.
    public var graphic: Graphic

    /// The title of the card. Its first letter is shown while there is no picture.
    public var title: String

    /// The badge in the leading corner of a picture; `nil` for none.
    public var badge: BadgeElement?

    /// The control in the trailing corner; `nil` for none.
    public var corner: Corner?

    /// The theme of colors and shapes.
    public var theme: CellTheme

    /// The loader of remote images; `nil`: that of the item, section or screen.
    public var loader: (any ImageLoader)?

    /// Called when the button is tapped, or with the new state when the switch has been toggled.
    public var handler: (@MainActor (_ isOn: Bool) -> Void)?

    /// Creates the top of a card, by default without a badge and a control.
    public init(
        _ graphic: Graphic,
        title: String,
        badge: BadgeElement? = nil,
        corner: Corner? = nil,
        theme: CellTheme,
        loader: (any ImageLoader)? = nil,
        handler: (@MainActor (_ isOn: Bool) -> Void)? = nil
    ) {
        self.graphic = graphic
        self.title = title
        self.badge = badge
        self.corner = corner
        self.theme = theme
        self.loader = loader
        self.handler = handler
    }

    private static let iconSide: CGFloat = 32
    /// The width of a picture where there is no limit, in points.
    private static let usualWidth: CGFloat = 240

    /// Creates an empty view.
    public static func makeView() -> CoverView { CoverView(frame: .zero) }

    /// Returns the size of the picture, which is as wide as the card, or of the icon and the control.
    public func size(fitting width: CGFloat) -> CGSize {
        guard width.layoutLength > 0 else { return .zero }
        switch graphic {
        case .picture(_, _, let aspectRatio, _):
            let width = width.isFinite ? width.layoutLength : Self.usualWidth
            return CGSize(width: width, height: PixelGrid.current.aligned(width / aspectRatio))
        case .icon:
            let side = Self.iconSide.grownWithText
            let control = controlSize
            let wanted = side + (control.width > 0 ? control.width + theme.spacing.xs : 0)
            return CGSize(width: min(wanted, width.layoutLength), height: max(side, control.height))
        }
    }

    /// The least width that a picture is worth showing in; all of an icon and its control.
    public var minWidth: CGFloat {
        if case .picture = graphic { return Self.iconSide.grownWithText }
        return size(fitting: .infinity).width
    }

    /// Shows the picture or the icon, the badge and the control.
    public func update(_ view: CoverView, isAnimated: Bool) {
        switch graphic {
        case .picture(let source, let style, _, let label):
            view.show(
                .image(source, style: style, tint: theme.palette.placeholder, loader: loader),
                title: title,
                label: label,
                theme: theme
            )
        case .icon(let icon, let tint):
            view.show(.icon(icon, tint: tint), title: title, label: nil, theme: theme)
        }
        view.show(badge, isAnimated: isAnimated)
        view.show(corner, onPicture: isPicture, theme: theme, isAnimated: isAnimated)
    }

    /// Replaces the handler of the control.
    public func updateHandlers(_ view: CoverView) { view.handler = handler }

    /// Places everything.
    public func layOut(_ view: CoverView) {
        let bounds = view.bounds
        let side = min(Self.iconSide.grownWithText, bounds.width, bounds.height)
        let inset = isPicture ? theme.spacing.xs : 0
        let graphicFrame = isPicture ? bounds : CGRect(x: 0, y: 0, width: side, height: side)
        view.graphicView.frame = graphicFrame.directed(in: view)
        let wanted = controlSize
        let control = CGSize(width: min(wanted.width, bounds.width), height: min(wanted.height, bounds.height))
        // Beside the middle of an icon, in the corner of a picture.
        let top = isPicture ? inset : PixelGrid.current.aligned((side - control.height) / 2)
        view.placeCorner(
            CGRect(
                origin: CGPoint(
                    x: max(bounds.width - control.width - inset, 0),
                    y: min(max(top, 0), bounds.height - control.height)
                ),
                size: control
            )
            .directed(in: view)
        )
        if let badge {
            let room = (bounds.width - control.width - inset * 2).layoutLength
            let size = badge.size(fitting: room)
            let place = CGPoint(x: min(inset, bounds.width - size.width), y: min(inset, bounds.height - size.height))
            view.placeBadge(badge, CGRect(origin: place, size: size).directed(in: view))
        }
    }

    /// The picture, the badge, and the control, which is an action of the row, or its value.
    public func accessibility(of view: CoverView) -> RightControlAccessibility {
        var label: [String] = []
        if case .picture(_, _, _, let text?) = graphic { label.append(text) }
        if let badge { label.append(badge.label.spokenText) }
        var information = RightControlAccessibility(label: label.joinedForAccessibility)
        switch corner {
        case .iconButton(_, let name):
            if let handler { information.actions = [RightControlAction(name: name) { handler(true) }] }
        case .toggle(let isOn):
            information.value = isOn ? LeftElements.onValue : LeftElements.offValue
            information.traits = .button
            information.activate = { handler?(!isOn) }
        case nil: break
        }
        return information
    }

    /// Whether there is a control.
    public var isInteractive: Bool { corner != nil }

    /// Pictures are as wide as the card, and controls stand at its edge.
    public var fillsWidth: Bool { true }

    private var isPicture: Bool { if case .picture = graphic { true } else { false } }

    private var controlSize: CGSize {
        switch corner {
        case .iconButton:
            let side = CoverView.buttonSide(onPicture: isPicture)
            return CGSize(width: side, height: side)
        case .toggle: return CoverView.switchSize
        case nil: return .zero
        }
    }
}

/// A picture or an icon with what is in its corners.
public final class CoverView: UIView {
    let graphicView = PartImageView(frame: .zero)
    var handler: (@MainActor (Bool) -> Void)?

    private var badgeView: BadgeView?
    private var iconButton: IconButton?
    private var buttonGround: UIView?
    private var toggle: OutlinedSwitch?

    private static let measuredSwitch = UISwitch()
    static var switchSize: CGSize { measuredSwitch.sizeThatFits(.zero) }

    public override init(frame: CGRect) {
        super.init(frame: frame)

        addSubview(graphicView)
    }

    /// Unavailable: create the view in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("CoverView is made in code; it cannot be decoded.")
    }

    /// The side of a iconButton, in points: that of an icon, on a round ground over a picture.
    static func buttonSide(onPicture: Bool) -> CGFloat { (onPicture ? CGFloat(32) : 24).grownWithText }

    func show(_ graphic: LeftGraphic, title: String, label: String?, theme: CellTheme) {
        graphicView.update(with: graphic, title: title, cornerRadii: theme.cornerRadii, details: theme.details)
    }

    func show(_ badge: BadgeElement?, isAnimated: Bool) {
        badgeView?.isHidden = badge == nil
        guard let badge else { return }
        let view = badgeView ?? BadgeView(frame: .zero)
        if badgeView == nil {
            badgeView = view
            addSubview(view)
        }
        badge.update(view, isAnimated: isAnimated)
    }

    func show(_ corner: CoverElement.Corner?, onPicture: Bool, theme: CellTheme, isAnimated: Bool) {
        var isButton = false
        var isToggle = false
        switch corner {
        case .iconButton(let icon, let label):
            isButton = true
            let iconButton = makeButtonIfNeeded()
            iconButton.icon = icon
            iconButton.details = theme.details
            iconButton.tintColor = theme.palette.accent
            iconButton.accessibilityLabel = label
            buttonGround?.backgroundColor = theme.palette.background
        case .toggle(let isOn):
            isToggle = true
            let toggle = makeToggleIfNeeded()
            if toggle.isOn != isOn { toggle.setOn(isOn, animated: isAnimated) }
            toggle.update(with: theme)
        case nil: break
        }
        iconButton?.isHidden = !isButton
        buttonGround?.isHidden = !isButton || !onPicture
        toggle?.isHidden = !isToggle
    }

    private func makeButtonIfNeeded() -> IconButton {
        if let iconButton { return iconButton }
        let ground = UIView()
        ground.isUserInteractionEnabled = false
        let made = IconButton(frame: .zero)
        made.addAction(UIAction { [weak self] _ in self?.handler?(true) }, for: .touchUpInside)
        addSubview(ground)
        addSubview(made)
        (iconButton, buttonGround) = (made, ground)
        return made
    }

    private func makeToggleIfNeeded() -> OutlinedSwitch {
        if let toggle { return toggle }
        let made = OutlinedSwitch(frame: .zero)
        made.addAction(
            UIAction { [weak self, weak made] _ in made.map { self?.handler?($0.isOn) } },
            for: .valueChanged
        )
        addSubview(made)
        toggle = made
        return made
    }

    func placeCorner(_ frame: CGRect) {
        toggle?.frame = frame
        let isOnGround = buttonGround?.isHidden == false
        iconButton?.frame = isOnGround ? frame.insetBy(dx: frame.width / 8, dy: frame.height / 8) : frame
        buttonGround?.frame = frame
        buttonGround?.layer.cornerRadius = frame.height / 2
    }

    func placeBadge(_ badge: BadgeElement, _ frame: CGRect) {
        guard let badgeView else { return }
        badgeView.frame = frame
        badge.layOut(badgeView)
    }

    /// Only the control takes touches; all others go to the row.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden else { return nil }
        let controls = [iconButton, toggle].compactMap { $0 as UIControl? }
        return controls.first { !$0.isHidden && $0.frame.touchable.contains(point) }
    }
}

extension CoverView: InteractivePartView {
    var activationView: UIView? {
        [toggle, iconButton].compactMap { $0 as UIControl? }.first { !$0.isHidden }
    }
}

extension CoverView: ReusableElementView {
    func prepareForReuse() {
        graphicView.cancelLoading()
    }
}
