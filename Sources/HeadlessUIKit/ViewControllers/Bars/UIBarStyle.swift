/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
    /// The system background with dark text, or light text in dark mode.
    case `default` = 0
    /// A black background with light text.
    case black = 1
    /// The former translucent black style, which looks the same as `black`.
    case blackTranslucent = 2

    /// The former name of `black`.
    public static var blackOpaque: UIBarStyle { .black }

    /// Whether the background is black.
    var isBlack: Bool { self != .default }
}
