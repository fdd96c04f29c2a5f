import Foundation

/// A cell, header or footer that configurations describe.
@MainActor protocol ConfiguredView: UIView {
    var contentView: UIView { get }
    var configurationStorage: CellConfiguration? { get set }
    var needsUpdateConfiguration: Bool { get set }

    /// Puts a view in the place of `contentView`.
    func replaceContentView(with view: UIView)

    /// Has the configurations updated for the present state: `updateConfiguration(using:)`, then the handler.
    func updateConfigurationForPresentState()
}

extension ConfiguredView {
    var configuration: CellConfiguration {
        if let configurationStorage { return configurationStorage }
        let configuration = CellConfiguration()
        configurationStorage = configuration
        return configuration
    }

    /// Shows a content: in the view that shows the present one, where that can, else in a new one.
    func showContent(_ content: (any UIContentConfiguration)?) {
        configuration.content = content
        guard let content else {
            if configuration.contentView != nil { replaceContentView(with: UIView()) }
            configuration.contentView = nil
            return
        }
        if let view = configuration.contentView, view.supports(content) {
            view.configuration = content
        } else {
            let view = traitCollection.withCurrent { content.makeContentView() }
            configuration.contentView = view
            replaceContentView(with: view)
        }
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

    /// Brings the configurations in line with a state, as far as they follow it by themselves.
    func followState(_ state: some UIConfigurationState) {
        guard let configurationStorage else { return }
        if configurationStorage.updatesContent, let content = configurationStorage.content {
            showContent(content.updated(for: state))
        }
        if configurationStorage.updatesBackground, let background = configurationStorage.background {
            showBackground(background.updated(for: state))
        }
    }

    /// Brings the configurations in line with the state, if that changed since.
    func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        updateConfigurationForPresentState()
        // What the update itself set needs no further one.
        needsUpdateConfiguration = false
    }
}
