import Foundation
import Honeycomb
import ScreenHosting

/// A device of a viewer as its page describes it. What is missing or out of range has the usual value.
struct DeviceSettings: Decodable, Equatable, Sendable {
    var width: Double?
    var height: Double?
    var scale: Double?
    var appearance: String?
    var direction: String?
    var textSize: Int?
    var bold: Bool?
    var contrast: Bool?
    var theme: String?
    var system: String?
    /// Whether the device shows its keyboard while text is edited; otherwise the keyboard of the computer is a hardware keyboard.
    var keyboard: Bool?
    var top: Double?
    var bottom: Double?

    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The configuration of a host.
    @MainActor
    var configuration: ScreenConfiguration {
        let size = CGSize(
            width: Self.clamped(width, 100...2_000, otherwise: 390),
            height: Self.clamped(height, 100...2_000, otherwise: 844)
        )
        var configuration = ScreenConfiguration(
            size: size,
            scale: Self.clamped(scale, 0.5...4, otherwise: 2),
            appearance: appearance == "dark" ? .dark : .light,
            layoutDirection: layoutDirection ?? .leftToRight,
            contentSizeCategory: Self.categories[min(max(textSize ?? 3, 0), Self.categories.count - 1)],
            accessibilityContrast: contrast == true ? .high : .normal,
            legibilityWeight: bold == true ? .bold : .regular,
            safeAreaInsets: UIEdgeInsets(
                top: Self.clamped(top, 0...100, otherwise: 0),
                left: 0,
                bottom: Self.clamped(bottom, 0...100, otherwise: 0),
                right: 0
            ),
            system: system.flatMap(SystemVersion.init(rawValue:)) ?? .iOS17
        )
        // The viewer types on the keyboard of the computer in either case.
        configuration.hasHardwareKeyboard = keyboard != true
        if size.width > size.height, size.height < 500 { configuration.verticalSizeClass = .compact }
        if size.width >= 700 { configuration.horizontalSizeClass = .regular }
        return configuration
    }

    /// The direction that the viewer has chosen; `nil` for that of the document.
    var layoutDirection: UITraitEnvironmentLayoutDirection? {
        switch direction {
        case "rtl": .rightToLeft
        case "ltr": .leftToRight
        default: nil
        }
    }

    private static func clamped(_ value: Double?, _ range: ClosedRange<Double>, otherwise: Double) -> CGFloat {
        guard let value, value.isFinite else { return CGFloat(otherwise) }
        return CGFloat(min(max(value, range.lowerBound), range.upperBound))
    }
}
