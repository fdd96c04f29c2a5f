import Foundation

/// The button that leads back: an arrow, and as much of where it leads to as there is room for.
@MainActor final class NavigationBackButton: UIButton {
    /// UIKit's measures, in points.
    private enum Metrics {
        static let fontSize: CGFloat = 17
        static let padding: CGFloat = 5
    }

    /// What is written in the place of a title that is too long.
    static let shortTitle = "Back"

    private var longTitle = shortTitle

    /// The whole title, which is always read out.
    convenience init(title: String) {
        self.init(frame: .zero)
        longTitle = title
        accessibilityLabel = title
        let symbol = UIImage.SymbolConfiguration(pointSize: Metrics.fontSize, weight: .semibold, scale: .large)
        var looks = UIButton.Configuration.plain()
        looks.image = UIImage(systemName: "chevron.backward", withConfiguration: symbol)
        looks.contentInsets = .zero
        looks.titleLineBreakMode = .byTruncatingTail
        looks.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.font = UIFont.systemFont(ofSize: Metrics.fontSize)
            return attributes
        }
        configuration = looks
    }

    /// Takes the longest title that fits, or none.
    func fit(in width: CGFloat) {
        for title in [longTitle, Self.shortTitle, nil] {
            configuration?.title = title
            configuration?.imagePadding = title?.isEmpty ?? true ? 0 : Metrics.padding
            sizeToFit()
            if bounds.width <= width { return }
        }
    }
}
