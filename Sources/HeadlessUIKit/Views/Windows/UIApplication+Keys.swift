import Foundation

extension UIApplication {
    /// Keys for the options of opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The raw value of the key.
        public let rawValue: String

        /// Creates a key from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Opens the URL only if it is a universal link handled by an installed app.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Keys for the options that an app is launched with.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The raw value of the key.
        public let rawValue: String

        /// Creates a key from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The URL that the app should open.
        public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The identifier of the app that asked to open the URL.
        public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// The payload of the remote notification that launched the app.
        public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// The local notification that launched the app.
        public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        /// Custom data of the app that asked to open the URL.
        public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        /// The app was launched by a location event.
        public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// The identifiers of Bluetooth centrals to restore.
        public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
        /// The identifiers of Bluetooth peripherals to restore.
        public static let bluetoothPeripherals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
        /// The shortcut item that the user selected.
        public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// The user activity that the app should continue.
        public static let userActivityDictionary = Self(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
        )
        /// The type of the user activity that the app should continue.
        public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    }

    /// Keys for the options of a URL that the app is asked to open.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The raw value of the key.
        public let rawValue: String

        /// Creates a key from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The identifier of the app that asked to open the URL.
        public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// Custom data of the app that asked to open the URL.
        public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the document must be used where it is, not copied.
        public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// Identifiers of the kinds of app extensions.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        /// The raw value of the identifier.
        public let rawValue: String

        /// Creates an identifier from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Custom keyboards.
        public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
    }
}

/// The result of fetching content in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData = 0
    case noData = 1
    case failed = 2
}

/// Whether an app may fetch content in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted = 0
    case denied = 1
    case available = 2
}

/// An identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The raw value of the identifier.
    public let rawValue: Int

    /// Creates an identifier from a raw value.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The identifier of no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
