import PortableUIKit

/// What controls look like in the version of iOS that shows them.
@MainActor
enum SystemDesign {
    /// Whether buttons are capsules: since iOS 26.
    static var hasCapsuleButtons: Bool { majorVersion >= 26 }

    private static var majorVersion: Int {
        UIDevice.current.systemVersion.split(separator: ".").first.flatMap { Int($0) } ?? 0
    }
}
