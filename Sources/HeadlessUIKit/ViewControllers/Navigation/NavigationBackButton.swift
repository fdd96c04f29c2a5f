import Foundation

/// The back button: a chevron, and the longest title that fits.
@MainActor final class NavigationBackButton: UIButton {
    /// UIKit's metrics, in points.
    private enum Metrics {
        static let fontSize: CGFloat = 17
        static let padding: CGFloat = 5
    }

    /// The title that replaces one that is too long.
    static let shortTitle = "Back"

    /// The image of the button unless an app sets another one.
    static var chevron: UIImage {
        let symbol = UIImage.SymbolConfiguration(pointSize: Metrics.fontSize, weight: .semibold, scale: .large)
        return UIImage(systemName: "chevron.backward", withConfiguration: symbol) ?? UIImage()
    }

    /// The titles to choose from, the longest one first.
    private var titles: [String?] = [shortTitle, nil]

    /// Creates a back button. Its accessibility label is always the full title.
    convenience init(
        title: String,
        displayMode: UINavigationItem.BackButtonDisplayMode = .default,
        indicator: UIImage? = nil,
        attributes: [NSAttributedString.Key: Any] = [:]
    ) {
        self.init(frame: .zero)
        switch displayMode {
        case .default: titles = [title, Self.shortTitle, nil]
        case .generic: titles = [Self.shortTitle, nil]
        case .minimal: titles = [nil]
        }
        accessibilityLabel = title
        var configuration = UIButton.Configuration.plain()
        configuration.image = indicator ?? Self.chevron
        configuration.contentInsets = .zero
        configuration.titleLineBreakMode = .byTruncatingTail
        contentHorizontalAlignment = .leading
        let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: Metrics.fontSize)
        let color = attributes[.foregroundColor] as? UIColor
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.font = font
            if let color { attributes.foregroundColor = color }
            return attributes
        }
        self.configuration = configuration
    }

    /// Selects the longest title that fits a width in points, or none. Without a title, the button has a minimum width.
    func fit(in width: CGFloat, minimumWidth: CGFloat) {
        for title in titles {
            configuration?.title = title
            configuration?.imagePadding = title?.isEmpty ?? true ? 0 : Metrics.padding
            sizeToFit()
            if configuration?.title == nil { bounds.size.width = max(bounds.width, minimumWidth) }
            if bounds.width <= width { return }
        }
    }
}
