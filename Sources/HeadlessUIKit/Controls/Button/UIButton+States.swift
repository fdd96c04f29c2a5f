import Foundation

extension UIButton {
    /// Sets the title for a state.
    public func setTitle(_ title: String?, for state: UIControl.State) {
        if configuration != nil, state == .normal { configuration?.title = title }
        contents.titles[exactly: state] = title
        contentsChanged()
    }

    /// Sets the colour of the title for a state.
    public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        contents.titleColors[exactly: state] = color
        contentsChanged()
    }

    /// Sets the image for a state.
    public func setImage(_ image: UIImage?, for state: UIControl.State) {
        if configuration != nil, state == .normal { configuration?.image = image }
        contents.images[exactly: state] = image
        contentsChanged()
    }

    /// Sets the image behind the content for a state.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        contents.backgroundImages[exactly: state] = image
        contentsChanged()
    }

    /// Sets the title with its attributes for a state.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        contents.attributedTitles[exactly: state] = title
        contentsChanged()
    }

    /// The title for a state.
    public func title(for state: UIControl.State) -> String? { contents.titles.value(in: state) }

    /// The colour of the title for a state.
    public func titleColor(for state: UIControl.State) -> UIColor? {
        if let color = contents.titleColors[exactly: state] { return color }
        // The disabled look does not fall back on a colour that was set for the normal state of a system button.
        if !state.contains(.disabled), let color = contents.titleColors.value(in: state) { return color }
        return defaultTitleColor(in: state)
    }

    /// The image for a state.
    public func image(for state: UIControl.State) -> UIImage? { contents.images.value(in: state) }

    /// The image behind the content for a state.
    public func backgroundImage(for state: UIControl.State) -> UIImage? {
        contents.backgroundImages.value(in: state)
    }

    /// The title with its attributes for a state.
    public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        contents.attributedTitles.value(in: state)
    }

    /// The title that is shown.
    public var currentTitle: String? { configuration.map(\.title) ?? title(for: state) }

    /// The colour of the title that is shown.
    public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    /// The image that is shown.
    public var currentImage: UIImage? { configuration.map(\.image) ?? image(for: state) }

    /// The image behind the content that is shown.
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The title with its attributes that is shown.
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    private func defaultTitleColor(in state: UIControl.State) -> UIColor {
        if buttonType == .custom { return contents.titleColors.value(in: .normal) ?? .white }
        if state.contains(.disabled) { return .tertiaryLabel }
        return role == .destructive ? .systemRed : tintColor
    }
}
