import PortableUIKit

/// A model of iPhone or iPad: what its screen gives to apps.
///
/// ```swift
/// let configuration = DeviceModel.named("iPhone 16 Pro")?.configuration(.landscape)
/// ```
///
/// ``all`` has the iPhones and iPads that run a version of iOS from 15 to 26. Safe areas are those of full screens without bars, as
/// iOS 15 to 18 report them.
public struct DeviceModel: Equatable, Identifiable, Sendable {
    /// How the device is held.
    public enum Orientation: String, CaseIterable, Sendable {
        /// The longer side is vertical.
        case portrait
        /// The longer side is horizontal.
        case landscape
    }

    /// The part of the screen of an iPad that an app has beside another one.
    public enum SplitView: String, CaseIterable, Sendable {
        /// The narrow side.
        case oneThird
        /// Half of the screen; in landscape only.
        case oneHalf
        /// The wide side.
        case twoThirds
    }

    /// Whether the device is an iPhone or an iPad.
    public enum Kind: String, CaseIterable, Sendable {
        /// An iPhone.
        case phone
        /// An iPad.
        case pad
    }

    /// The name that Apple gives the model, such as "iPhone 16 Pro" or "iPad Pro 11-inch (M4)".
    public let name: String

    /// Whether the device is an iPhone or an iPad.
    public let kind: Kind

    /// The size in portrait, in points.
    public let portraitSize: CGSize

    /// The number of pixels per point that apps draw with. Phones with 1080 × 1920 pixels scale the picture down afterwards.
    public let scale: CGFloat

    /// The height of what covers the top in portrait, in points: the status bar with the camera.
    public let topInset: CGFloat

    /// The radius of the corners of the display, in points; 0 for square ones.
    public let cornerRadius: CGFloat

    /// The major versions of iOS from 15 to 26 that run on the device. 18 is followed by 26.
    public let systems: ClosedRange<Int>

    /// The narrow width in Split View, in landscape and portrait, in points; `nil` for phones.
    let narrowWidths: (landscape: CGFloat, portrait: CGFloat)?

    /// The name.
    public var id: String { name }

    /// Whether the device has an indicator at the bottom instead of a home button.
    public var hasHomeIndicator: Bool { cornerRadius > 0 }

    /// Returns the size of the screen, in points.
    public func size(_ orientation: Orientation) -> CGSize {
        orientation == .portrait ? portraitSize : CGSize(width: portraitSize.height, height: portraitSize.width)
    }

    /// Returns the insets of the safe area of a full screen, in points.
    public func safeAreaInsets(_ orientation: Orientation) -> UIEdgeInsets {
        switch (kind, orientation) {
        case (.pad, _): UIEdgeInsets(top: topInset, left: 0, bottom: hasHomeIndicator ? 20 : 0, right: 0)
        case (.phone, .portrait): UIEdgeInsets(top: topInset, left: 0, bottom: hasHomeIndicator ? 34 : 0, right: 0)
        case (.phone, .landscape):
            hasHomeIndicator ? UIEdgeInsets(top: 0, left: topInset, bottom: 21, right: topInset) : .zero
        }
    }

    /// Returns the width of an app beside another one, in points; `nil` where the device has no such split.
    public func width(of part: SplitView, _ orientation: Orientation) -> CGFloat? {
        guard let narrowWidths else { return nil }
        let room = size(orientation).width - Self.dividerWidth
        let narrow = orientation == .portrait ? narrowWidths.portrait : narrowWidths.landscape
        switch part {
        case .oneThird: return narrow
        case .oneHalf: return orientation == .landscape ? room / 2 : nil
        case .twoThirds: return room - narrow
        }
    }

    /// Returns a screen of the device, drawn as on iOS 17 if that runs on it; `nil` where it has no such split.
    ///
    /// - Parameters:
    ///   - orientation: How the device is held.
    ///   - part: The part of the screen that the app has; `nil` for all of it.
    public func configuration(_ orientation: Orientation = .portrait, part: SplitView? = nil) -> ScreenConfiguration? {
        var size = size(orientation)
        if let part {
            guard let width = width(of: part, orientation) else { return nil }
            size.width = width
        }
        var configuration = ScreenConfiguration(
            size: size,
            scale: scale,
            safeAreaInsets: safeAreaInsets(orientation),
            system: [.iOS17, .iOS18, .iOS26].first { systems.contains($0.majorVersion) } ?? .iOS16
        )
        switch kind {
        case .pad:
            configuration.userInterfaceIdiom = .pad
            configuration.horizontalSizeClass = size.width >= Self.leastRegularWidth ? .regular : .compact

        case .phone where orientation == .landscape:
            configuration.horizontalSizeClass = portraitSize.width >= Self.leastLargePhoneWidth ? .regular : .compact
            configuration.verticalSizeClass = .compact

        case .phone: break
        }
        return configuration
    }

    /// Returns the model of a name; upper and lower case, spaces, hyphens and parentheses do not matter.
    public static func named(_ name: String) -> DeviceModel? {
        let key = key(of: name)
        return all.first { Self.key(of: $0.name) == key }
    }

    private static func key(of name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

    /// The width of the line between two apps in Split View, in points.
    private static let dividerWidth: CGFloat = 10

    /// From this width, in points, an app on an iPad has a regular width: 639 is compact, 678 regular.
    private static let leastRegularWidth: CGFloat = 660

    /// From this width in portrait, in points, phones have a regular width in landscape.
    private static let leastLargePhoneWidth: CGFloat = 414

    /// Compares the names, which are unique.
    public static func == (lhs: DeviceModel, rhs: DeviceModel) -> Bool { lhs.name == rhs.name }
}
