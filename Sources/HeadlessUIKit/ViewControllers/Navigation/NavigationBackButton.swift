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

    private var longTitle = shortTitle

    /// Creates a back button. Its accessibility label is always the full title.
    convenience init(title: String) {
        self.init(frame: .zero)
        longTitle = title
        accessibilityLabel = title
        let symbol = UIImage.SymbolConfiguration(pointSize: Metrics.fontSize, weight: .semibold, scale: .large)
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: "chevron.backward", withConfiguration: symbol)
        configuration.contentInsets = .zero
        configuration.titleLineBreakMode = .byTruncatingTail
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.font = UIFont.systemFont(ofSize: Metrics.fontSize)
            return attributes
        }
        self.configuration = configuration
    }

    /// Selects the longest title that fits a width in points, or none.
    func fit(in width: CGFloat) {
        for title in [longTitle, Self.shortTitle, nil] {
            configuration?.title = title
            configuration?.imagePadding = title?.isEmpty ?? true ? 0 : Metrics.padding
            sizeToFit()
            if bounds.width <= width { return }
        }
    }
}
