import Foundation

/// What kind of device the app runs on.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
}

/// The device the app runs on: here a phone or what the traits of the main screen say, held upright.
@preconcurrency @MainActor open class UIDevice: NSObject {
    private static let device = UIDevice()
    /// The version whose behaviour this module follows.
    private static let followedVersion = "15.0"

    private override init() {
        super.init()
    }

    /// The device.
    open class var current: UIDevice { device }

    /// What kind of device it is.
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
        let idiom = UIScreen.main.traitCollection.userInterfaceIdiom
        return idiom == .unspecified ? .phone : idiom
    }

    /// What the device is called, by its kind.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

    /// What the device is called in the user's language; the kind of device here.
    open var localizedModel: String { model }

    /// The name its owner gave it; the kind of device here.
    open var name: String { model }

    /// The system whose behaviour is followed.
    open var systemName: String { "iOS" }

    /// How the device is held: upright.
    open var orientation: UIDeviceOrientation { .portrait }

    /// Whether changes of how the device is held are told: no, there are none.
    open var isGeneratingDeviceOrientationNotifications: Bool { false }

    /// Asks to be told how the device is held, which never changes.
    open func beginGeneratingDeviceOrientationNotifications() {}

    /// No longer asks to be told how the device is held.
    open func endGeneratingDeviceOrientationNotifications() {}

    /// Posted after the device was turned; never by the system here.
    public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceOrientationDidChangeNotification")
    }

    private let vendorIdentifier = UUID()

    /// A name for the device, as long as the process lasts.
    open var identifierForVendor: UUID? { vendorIdentifier }

    /// Whether apps go on running behind others: yes.
    open var isMultitaskingSupported: Bool { true }

    /// Whether the battery is watched. There is none here.
    open var isBatteryMonitoringEnabled = false

    /// How full the battery is: unknown.
    open var batteryLevel: Float { -1 }

    /// The version of the system whose behaviour is followed.
    open var systemVersion: String { Self.followedVersion }
}
