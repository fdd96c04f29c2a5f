import CellParts
import ContainerCells
import PortableUIKit

extension SpacingPanel {
    /// Reads what is in a cell, header or footer, or in the view of a screen.
    @MainActor
    init(element view: UIView, isOpen: Bool) {
        let content = Self.hostedContent(in: view)
        if let content {
            self.init(kind: .element, name: view.auditName, size: view.bounds.size, things: [])
            let frame = content.convert(content.bounds, to: view)
            let panel = SpacingPanel(content, kind: isOpen ? .open : .content)
            things = [SpacingThing(name: view.spokenName, frame: frame, panel: panel)]
        } else {
            self.init(view, kind: isOpen ? .open : .content)
        }
    }

    @MainActor
    private init(_ view: UIView, kind: Kind) {
        self.init(kind: kind, name: view.auditName, size: view.bounds.size, things: [])
        things = Self.things(in: view, panel: view)
    }

    /// The view of a content in a cell, header or footer.
    @MainActor
    private static func hostedContent(in view: UIView) -> UIView? {
        let container = (view as? UICollectionViewCell)?.contentView ?? view
        guard view is UICollectionReusableView else { return nil }
        return container.subviews.first { $0 is any ContainerContentView }
    }

    @MainActor
    private static func things(in view: UIView, panel: UIView) -> [SpacingThing] {
        view.subviews.flatMap { subview -> [SpacingThing] in
            guard subview.isShown, !(subview is SpacingOverlayView), !subview.isBar, !(subview is TimelineLine) else {
                return []
            }
            let frame = subview.convert(subview.bounds, to: panel)
            // Hairlines separate; they keep no distance.
            guard min(frame.width, frame.height) > 1 else { return [] }
            if subview.isSeenAsWhole {
                return [SpacingThing(name: subview.auditName, frame: frame, text: subview.spacingText(at: frame))]
            }
            if subview is UICollectionView || subview is UITableView { return [] }
            if subview.isPanel {
                let inner = SpacingPanel(subview, kind: subview.isContent ? .content : .open)
                guard !inner.things.isEmpty || subview.isDrawn else { return [] }
                var thing = SpacingThing(name: subview.auditName, frame: frame, panel: inner)
                // A badge stands where its text would.
                if subview is BadgeView { thing.text = inner.things.first?.text(onGroundAt: frame) }
                return [thing]
            }
            return things(in: subview, panel: panel)
        }
    }
}

extension SpacingThing {
    /// The text as that of its ground, which is as wide as the text needs.
    ///
    /// - Parameter ground: The frame of the ground in its panel.
    fileprivate func text(onGroundAt ground: CGRect) -> Text? {
        text.map {
            Text(isFilling: false, firstBaseline: ground.minY + $0.firstBaseline, lineHeight: $0.lineHeight)
        }
    }
}

extension UIView {
    /// The label that a screen reader says, else the name.
    fileprivate var spokenName: String {
        guard let label = accessibilityLabel, !label.isEmpty else { return auditName }
        return "\"\(label.shortened)\""
    }

    /// Bars keep distances of the system.
    fileprivate var isBar: Bool {
        self is UINavigationBar || self is UITabBar || self is UIToolbar || self is UIRefreshControl
    }

    /// Whether the view is one thing, whatever is in it: texts, images, controls, and views that draw themselves.
    fileprivate var isSeenAsWhole: Bool {
        switch self {
        case is UILabel, is UIButton: shownText != nil || subviews.contains(where: \.isShown)
        case is UITextField, is UITextView, is UIImageView, is UIProgressView, is UIActivityIndicatorView: true
        case is UIPickerView, is UIDatePicker, is UISearchBar: true
        // Overlapping images are one picture; a gray bar stands for the line of text that it is in.
        case is PictureStackView, is SkeletonView: true
        // A plain control draws nothing; it only takes touches.
        case is UIControl: subviews.contains(where: \.isShown)
        case is UIScrollView: false
        default: subviews.isEmpty && (type(of: self) != UIView.self || isDrawn)
        }
    }

    /// Whether the view has a background, a border or a shadow.
    fileprivate var isDrawn: Bool {
        var alpha: CGFloat = 0
        backgroundColor?.getRed(nil, green: nil, blue: nil, alpha: &alpha)
        return alpha > 0.01 || layer.borderWidth > 0 || layer.shadowOpacity > 0
    }

    /// Whether the view is a content of its own. Parts share the insets and the lines of their row.
    fileprivate var isContent: Bool {
        self is any ContainerContentView && !(self is any LeftContentView) && !(self is any RightContentView)
    }

    /// Whether things keep distances to the edges of the view.
    fileprivate var isPanel: Bool {
        isContent || self is UIScrollView || isDrawn
            || (self as? UIStackView)?.isLayoutMarginsRelativeArrangement == true
    }

    fileprivate func spacingText(at frame: CGRect) -> SpacingThing.Text? {
        switch self {
        case let label as UILabel: label.labelText(at: frame)
        case let field as UITextField:
            field.font.map { font in
                let top = frame.minY + max((frame.height - font.lineHeight) / 2, 0)
                return SpacingThing.Text(
                    isFilling: true,
                    firstBaseline: top + font.ascender,
                    lineHeight: font.lineHeight
                )
            }
        case let skeleton as SkeletonView where skeleton.fraction != nil:
            SpacingThing.Text(isFilling: true, firstBaseline: frame.maxY, lineHeight: frame.height)
        case is UIControl:
            firstLabel.flatMap { label in
                let own = convert(label.bounds, from: label).offsetBy(dx: frame.minX, dy: frame.minY)
                var text = label.labelText(at: own)
                text?.isFilling = false
                return text
            }
        default: nil
        }
    }
}

extension UILabel {
    fileprivate func labelText(at frame: CGRect) -> SpacingThing.Text? {
        guard let font else { return nil }
        let pixel = 1 / max(traitCollection.displayScale, 1)
        let needed = sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
        let lineHeight = (font.lineHeight / pixel - 0.001).rounded(.up) * pixel
        let isOneLine = needed.height < lineHeight * 1.8
        // Characters of other fonts raise the line; a frame that is higher than its text centers it.
        let extra = needed.height - lineHeight
        let growth = isOneLine && extra > 0.5 ? extra : 0
        let top = frame.minY + max((frame.height - needed.height) / 2, 0)
        let natural = sizeThatFits(
            CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        )
        return SpacingThing.Text(
            // The frame of a broken text may be its own, or that of its slot.
            isFilling: textAlignment != .center && isOneLine && frame.width > needed.width + 1,
            isShrunk: natural.width > frame.width + 1,
            firstBaseline: top + growth + font.ascender,
            lineHeight: isOneLine ? max(needed.height, lineHeight) : lineHeight,
            lineCount: max(Int((needed.height / lineHeight).rounded()), 1),
            fontLineHeight: lineHeight
        )
    }
}
