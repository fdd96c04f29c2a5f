import Foundation

/// Returns the interface idiom of the current device. Call it on the main thread.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    MainActor.assumeIsolated { UIDevice.current.userInterfaceIdiom }
}

/// The current device: a phone in portrait orientation, or the idiom in the main screen's traits.
@preconcurrency @MainActor open class UIDevice: NSObject, KeyValueCoding {
    private static let device = UIDevice()

    private override init() {
        super.init()
    }

    /// The current device.
    open class var current: UIDevice { device }

    /// The interface idiom of the device; `.phone` if the main screen's traits don't specify one.
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
        let idiom = UIScreen.main.traitCollection.userInterfaceIdiom
        return idiom == .unspecified ? .phone : idiom
    }

    /// The model of the device: "iPad" or "iPhone".
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

    /// The localized model of the device. Equal to `model`.
    open var localizedModel: String { model }

    /// The name of the device. Equal to `model`.
    open var name: String { model }

    /// The name of the operating system whose behavior is followed.
    open var systemName: String { "iOS" }

    /// Plays the click of a key. No effect here: there is no sound.
    open func playInputClick() {}

    private var orientationStorage = UIDeviceOrientation.portrait

    /// The physical orientation of the device. Portrait until it is set by its name.
    open var orientation: UIDeviceOrientation { orientationStorage }

    /// Sets `orientation`, as apps do that turn their screens, and posts `orientationDidChangeNotification`. Windows stay as they
    /// are. Another name is reported once.
    nonisolated open func setValue(_ value: Any?, forKey key: String) {
        nonisolated(unsafe) let value = value
        MainActor.assumeIsolated {
            guard key == "orientation" else {
                return InterfaceLog.report(UIResponder.undefinedKeyMessage(key, of: self))
            }
            let number = (value as? Int) ?? (value as? NSNumber)?.intValue
            let new = value as? UIDeviceOrientation ?? number.flatMap(UIDeviceOrientation.init) ?? .unknown
            guard new != orientationStorage else { return }
            orientationStorage = new
            NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
        }
    }

    /// Whether the device posts orientation notifications. Always `false`.
    open var isGeneratingDeviceOrientationNotifications: Bool { false }

    /// Starts orientation notifications. No effect: the orientation never changes.
    open func beginGeneratingDeviceOrientationNotifications() {}

    /// Stops orientation notifications. No effect.
    open func endGeneratingDeviceOrientationNotifications() {}

    /// Posted after the orientation of the device changed, which is when it is set by its name.
    public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceOrientationDidChangeNotification")
    }

    /// The states of a battery.
    public enum BatteryState: Int, Sendable {
        case unknown = 0
        case unplugged = 1
        case charging = 2
        case full = 3
    }

    /// Posted after the charge level of the battery changes. Never posted by the system here.
    public nonisolated class var batteryLevelDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
    }

    /// Posted after the state of the battery changes. Never posted by the system here.
    public nonisolated class var batteryStateDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
    }

    /// Posted after the device came close to the user's face or moved away. Never posted by the system here.
    public nonisolated class var proximityStateDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceProximityStateDidChangeNotification")
    }

    private let vendorIdentifier = UUID()

    /// A unique identifier of the device for the app's vendor; valid for the lifetime of the process.
    open var identifierForVendor: UUID? { vendorIdentifier }

    /// Whether the device supports multitasking. Always `true`.
    open var isMultitaskingSupported: Bool { true }

    /// Whether battery monitoring is enabled. No effect here: there is no battery.
    open var isBatteryMonitoringEnabled = false

    /// The charge level of the battery. Always -1 (unknown).
    open var batteryLevel: Float { -1 }

    /// What happens to the battery. Always unknown.
    open var batteryState: BatteryState { .unknown }

    /// Whether the distance of the device from the user's face is measured. Always `false`: there is no sensor, and
    /// setting it has no effect, as on devices without one.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    /// Whether the device is close to the user's face. Always `false`.
    open var proximityState: Bool { false }

    /// The version of the operating system that is drawn: that of the current traits, so within callbacks of a screen the
    /// version of that screen, and 17 elsewhere.
    open var systemVersion: String {
        let version = UITraitCollection.current.values.systemVersion
        return "\(version == 0 ? SystemMetrics.standardVersion : version).0"
    }
}
