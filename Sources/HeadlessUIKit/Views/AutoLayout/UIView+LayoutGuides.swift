import Foundation

extension UIView {
    final func performAddLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningViewStorage !== self else { return }
        layoutGuide.owningViewStorage?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningViewStorage = self
        makeLayoutNode().guides.append(layoutGuide)
    }

    final func performRemoveLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningViewStorage === self, let layoutNode else { return }
        var ancestor: UIView? = self
        while let view = ancestor {
            for constraint in view.layoutNode?.constraints ?? [] where constraint.refers(to: layoutGuide) {
                constraint.isActive = false
            }
            ancestor = view.superviewStorage
        }
        layoutEngine?.removeItem(layoutGuide)
        layoutNode.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningViewStorage = nil
    }

    final var marginsGuide: UILayoutGuide {
        let node = makeLayoutNode()
        if let guide = node.layoutMarginsGuide { return guide }
        let guide = UILayoutGuide(.layoutMargins, of: self, identifier: "UIViewLayoutMarginsGuide")
        node.layoutMarginsGuide = guide
        return guide
    }

    final var safeAreaGuide: UILayoutGuide {
        let node = makeLayoutNode()
        if let guide = node.safeAreaLayoutGuide { return guide }
        let guide = UILayoutGuide(.safeArea, of: self, identifier: "UIViewSafeAreaLayoutGuide")
        node.safeAreaLayoutGuide = guide
        return guide
    }

    final var readableGuide: UILayoutGuide {
        let node = makeLayoutNode()
        if let guide = node.readableContentGuide { return guide }
        let guide = UILayoutGuide(.free, of: self, identifier: "UIViewReadableContentGuide")
        node.readableContentGuide = guide
        constrainReadable(guide, to: layoutMarginsGuide)
        return guide
    }

    /// The frame of the readable guide, which only the margins and the text size determine.
    final var readableFrame: CGRect {
        let area = bounds.inset(by: layoutMargins)
        let width = max(0, min(area.width, ReadableWidth.limit(for: traits.preferredContentSizeCategory)))
        return roundedToPixels(
            CGRect(x: area.midX - width / 2, y: area.minY, width: width, height: max(0, area.height))
        )
    }

    final var keyboardGuide: UIKeyboardLayoutGuide {
        let node = makeLayoutNode()
        if let guide = node.keyboardLayoutGuide { return guide }
        let guide = UIKeyboardLayoutGuide(.free, of: self, identifier: "UIKeyboardLayoutGuide")
        node.keyboardLayoutGuide = guide
        guide.updateEdges()
        return guide
    }

    private func constrainReadable(_ guide: UILayoutGuide, to margins: UILayoutGuide) {
        let limit = ReadableWidth.limit(for: traits.preferredContentSizeCategory)
        let fill = guide.widthAnchor.constraint(equalTo: margins.widthAnchor)
        fill.priority = ReadableWidth.fillingPriority
        let constraints = [
            guide.topAnchor.constraint(equalTo: margins.topAnchor),
            guide.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
            guide.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
            guide.widthAnchor.constraint(lessThanOrEqualToConstant: limit),
            fill,
        ]
        for constraint in constraints {
            constraint.origin = .guide
            constraint.isActive = true
        }
        layoutNode?.readableWidthLimit = constraints[4]
    }

    /// Called after the preferred content size category changed.
    final func readableWidthDidChange() {
        layoutNode?.readableWidthLimit?.constant = ReadableWidth.limit(for: traits.preferredContentSizeCategory)
    }
}

/// The width limit for readable text.
enum ReadableWidth {
    /// The priority with which the guide fills the margins: above everything optional.
    static let fillingPriority = UILayoutPriority(999)

    /// Returns UIKit's limit for a text size, in points.
    static func limit(for category: UIContentSizeCategory) -> CGFloat {
        switch category {
        case .extraSmall: 560
        case .small: 600
        case .medium: 632
        case .extraLarge: 744
        case .extraExtraLarge: 824
        case .extraExtraExtraLarge: 896
        case .accessibilityMedium: 1024
        case .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge:
            1200
        default: 672
        }
    }
}
