import Foundation

/// The background images and adjustments of a bar button.
struct BarButtonImages {
    typealias Backgrounds = [UIBarMetrics: ValuesByState<UIImage>]

    var backgrounds: Backgrounds = [:]
    var styledBackgrounds: [UIBarButtonItem.Style: Backgrounds] = [:]
    var backgroundAdjustments = ValuesByMetrics<CGFloat>()
    var titleAdjustments = ValuesByMetrics<UIOffset>()

    /// Returns the image to show for exactly a state.
    func shownBackground(for state: UIControl.State, style: UIBarButtonItem.Style) -> UIImage? {
        styledBackgrounds[style]?[.default]?[exactly: state] ?? backgrounds[.default]?[exactly: state]
    }
}

extension UIBarButtonItem {
    /// Applies the title attributes, background images and adjustments of the item, or else those of the bar's appearance.
    final func customize(_ button: UIButton, appearance: UIBarButtonItemAppearance?) {
        if let appearance {
            for (state, attributes) in appearance.titleAttributes { setTitle(of: button, attributes, for: state) }
            let states: [(UIControl.State, UIBarButtonItemStateAppearance)] = [
                (.normal, appearance.normal), (.highlighted, appearance.highlighted), (.disabled, appearance.disabled),
            ]
            for (state, value) in states where value.backgroundImage != nil {
                button.setBackgroundImage(value.backgroundImage, for: state)
            }
            moveTitle(of: button, by: appearance.normal.titlePositionAdjustment)
        }
        for (state, attributes) in titleAttributes { setTitle(of: button, attributes, for: state) }
        for state in [UIControl.State.normal, .highlighted, .disabled, .selected] {
            guard let image = images.shownBackground(for: state, style: style) else { continue }
            button.setBackgroundImage(image, for: state)
        }
        if let adjustment = images.titleAdjustments.shown { moveTitle(of: button, by: adjustment) }
    }

    private func setTitle(
        of button: UIButton,
        _ attributes: [NSAttributedString.Key: Any],
        for state: UIControl.State
    ) {
        guard image == nil, let title else { return }
        var defaults: [NSAttributedString.Key: Any] = [:]
        defaults[.font] = button.titleLabel?.font
        if state == .disabled { defaults[.foregroundColor] = UIColor.tertiaryLabel }
        if state == .normal { defaults[.foregroundColor] = tintColor }
        let all = defaults.merging(attributes) { $1 }
        if state == .normal, let font = all[.font] as? UIFont { button.titleLabel?.font = font }
        if all.keys.allSatisfy({ $0 == .font || $0 == .foregroundColor }) {
            if let color = all[.foregroundColor] as? UIColor { button.setTitleColor(color, for: state) }
        } else {
            button.setAttributedTitle(NSAttributedString(string: title, attributes: all), for: state)
        }
    }

    private func moveTitle(of button: UIButton, by offset: UIOffset) {
        button.titleEdgeInsets = UIEdgeInsets(
            top: offset.vertical,
            left: offset.horizontal,
            bottom: -offset.vertical,
            right: -offset.horizontal
        )
    }
}
