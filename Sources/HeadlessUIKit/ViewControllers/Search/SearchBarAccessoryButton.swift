import Foundation

/// The images of a search bar.
struct SearchBarImages {
    var bar = BarImages()
    var fields = ValuesByState<UIImage>()
    var icons: [UISearchBar.Icon: ValuesByState<UIImage>] = [:]
}

/// The button at the end of a search field: for bookmarks or the list of results.
@MainActor final class SearchBarAccessoryButton: UIButton {
    /// Called with the icon when the button is tapped.
    var didTap: ((UISearchBar.Icon) -> Void)?
    private var icon = UISearchBar.Icon.bookmark

    private static let side: CGFloat = 30

    override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        tintColor = .secondaryLabel
        addAction(
            UIAction { [weak self] _ in
                if let self { didTap?(icon) }
            },
            for: .touchUpInside
        )
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ icon: UISearchBar.Icon, images: SearchBarImages) {
        self.icon = icon
        let standard = UIImage(systemName: icon == .bookmark ? "bookmark" : "list.bullet")
        for state in [UIControl.State.normal, .highlighted, .selected, .disabled] {
            let image = images.icons[icon]?[exactly: state] ?? (state == .normal ? standard : nil)
            setImage(image, for: state)
        }
        accessibilityLabel = icon == .bookmark ? "Bookmarks" : "Results"
    }
}
