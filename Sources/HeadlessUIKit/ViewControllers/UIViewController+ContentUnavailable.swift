import Foundation

extension UIViewController {
    /// The content configuration to show over the view while it has no content; `nil` for none.
    @available(iOS 17, *)
    public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailableView?.configuration }
        set {
            // A search names what the user searched for.
            let newValue = newValue?.updated(for: contentUnavailableConfigurationState)
            if let newValue, let unavailableView, unavailableView.supports(newValue) {
                unavailableView.configuration = newValue
                return
            }
            unavailableView?.removeFromSuperview()
            unavailableView = nil
            guard let newValue, let view = view else { return }
            let content = newValue.makeContentView()
            content.frame = view.bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(content)
            unavailableView = content
        }
    }

    /// The traits, and the text of a search in the navigation bar.
    @available(iOS 17, *)
    public final var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItem.searchController?.searchBar.text
        return state
    }

    /// Requests a call of `updateContentUnavailableConfiguration(using:)` before the next frame.
    @available(iOS 17, *)
    public final func setNeedsUpdateContentUnavailableConfiguration() {
        contentUnavailableDidBecomeOutdated()
    }

    final func contentUnavailableDidBecomeOutdated() {
        needsUpdateContentUnavailable = true
        viewStorage?.performSetNeedsUpdateProperties()
    }

    final func takesContentUnavailableUpdate() -> Bool {
        defer { needsUpdateContentUnavailable = false }
        return needsUpdateContentUnavailable
    }

    final func updateContentUnavailable() {
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
}
