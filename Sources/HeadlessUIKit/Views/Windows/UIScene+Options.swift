import Foundation

extension UIScene {
    /// What a new scene is asked to show.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        private let contexts: Set<UIOpenURLContext>
        private let activities: Set<NSUserActivity>
        private let item: UIApplicationShortcutItem?

        /// Creates options.
        @_spi(Host) public init(
            urlContexts: Set<UIOpenURLContext> = [],
            userActivities: Set<NSUserActivity> = [],
            shortcutItem: UIApplicationShortcutItem? = nil
        ) {
            contexts = urlContexts
            activities = userActivities
            item = shortcutItem
            super.init()
        }

        /// The URLs to open.
        open var urlContexts: Set<UIOpenURLContext> { contexts }

        /// The identifier of the app that asked for the scene.
        open var sourceApplication: String? { contexts.first?.options.sourceApplication }

        /// The type of an activity that is handed over from another device; always `nil`.
        open var handoffUserActivityType: String? { nil }

        /// The activities to continue.
        open var userActivities: Set<NSUserActivity> { activities }

        /// The shortcut item that the user selected.
        open var shortcutItem: UIApplicationShortcutItem? { item }
    }

    /// How a URL is to be opened that another app handed over.
    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        private let source: String?
        private let note: Any?
        private let isInPlace: Bool

        /// Creates options.
        @_spi(Host) public init(sourceApplication: String? = nil, annotation: Any? = nil, openInPlace: Bool = false) {
            source = sourceApplication
            note = annotation
            isInPlace = openInPlace
            super.init()
        }

        /// The identifier of the app that asked to open the URL.
        open var sourceApplication: String? { source }

        /// Custom data of the app that asked to open the URL.
        open var annotation: Any? { note }

        /// Whether the document must be used where it is, not copied.
        open var openInPlace: Bool { isInPlace }
    }

    /// How a URL is to be opened in another app.
    @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
        /// Whether the URL is opened only if it is a universal link that an installed app handles. No effect here.
        open var universalLinksOnly = false
    }

    /// How a scene is to be activated.
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        /// The scene that asks for the activation. No effect here.
        open var requestingScene: UIScene?
    }
}

/// How a scene is to be ended.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}

/// A URL to open, and how.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    private let target: URL
    private let openOptions: UIScene.OpenURLOptions

    /// Creates a context.
    @_spi(Host) public init(url: URL, options: UIScene.OpenURLOptions) {
        target = url
        openOptions = options
        super.init()
    }

    /// The URL.
    open var url: URL { target }

    /// How the URL is to be opened.
    open var options: UIScene.OpenURLOptions { openOptions }
}
