import Foundation

/// A cell, header or footer with content and background configurations.
@MainActor protocol ConfiguredView: UIView {
    var contentView: UIView { get }
    var configurationStorage: CellConfiguration? { get set }
    var needsUpdateConfiguration: Bool { get set }

    /// Replaces `contentView` with another view.
    func replaceContentView(with view: UIView)

    /// Updates the configurations for the current state: calls `updateConfiguration(using:)`, then the handler.
    func updateConfigurationForPresentState()
}

extension ConfiguredView {
    var configuration: CellConfiguration {
        if let configurationStorage { return configurationStorage }
        let configuration = CellConfiguration()
        configurationStorage = configuration
        return configuration
    }

    /// Shows a content configuration, in the existing view if it supports the configuration, else in a new one.
    func showContent(_ content: (any UIContentConfiguration)?) {
        configuration.content = content
        configuration.isContentOutdated = false
        guard let content else {
            if configuration.contentView != nil { replaceContentView(with: UIView()) }
            configuration.contentView = nil
            return
        }
        if let view = configuration.contentView, view.supports(content) {
            observingContent { view.configuration = content }
        } else {
            let view = traitCollection.withCurrent { observingContent { content.makeContentView() } }
            configuration.contentView = view
            replaceContentView(with: view)
        }
    }

    /// Runs code of a content configuration or its view. When an observable property that it read changes, the view gets the
    /// configuration again.
    private func observingContent<Result>(_ show: () -> Result) -> Result {
        observing(.providedContent, invalidate: { ($0 as? any ConfiguredView)?.contentDidBecomeOutdated() }, show)
    }

    private func contentDidBecomeOutdated() {
        configurationStorage?.isContentOutdated = true
        setNeedsLayout()
    }

    func showBackground(_ background: UIBackgroundConfiguration?) {
        configuration.background = background
        guard let background else {
            configuration.backgroundView?.removeFromSuperview()
            configuration.backgroundView = nil
            return
        }
        let view = configuration.backgroundView ?? CellBackgroundView(frame: bounds)
        if configuration.backgroundView == nil {
            configuration.backgroundView = view
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(view, at: 0)
        }
        view.configuration = background
    }

    /// Updates the configurations for a state, if they are updated automatically.
    func followState(_ state: some UIConfigurationState) {
        guard let configurationStorage else { return }
        if configurationStorage.updatesContent, let content = configurationStorage.content {
            showContent(content.updated(for: state))
        }
        if configurationStorage.updatesBackground, let background = configurationStorage.background {
            showBackground(background.updated(for: state))
        }
    }

    /// Requests an update, because a value changed that the last one read.
    private func configurationDidBecomeOutdated() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Updates the configurations if an update was requested.
    func updateConfigurationIfNeeded() {
        defer { if configurationStorage?.isContentOutdated == true { showContent(configuration.content) } }
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        observing(.configuration, invalidate: { ($0 as? any ConfiguredView)?.configurationDidBecomeOutdated() }) {
            updateConfigurationForPresentState()
        }
        // Configurations that the update itself sets need no further update.
        needsUpdateConfiguration = false
    }
}
