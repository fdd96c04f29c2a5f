/// The size of a bar for which an image or adjustment applies. Bars on a phone in portrait use `.default`.
public enum UIBarMetrics: Int, Sendable {
    /// The standard height.
    case `default` = 0
    /// The reduced height of a phone in landscape.
    case compact = 1
    /// The standard height with a prompt.
    case defaultPrompt = 101
    /// The reduced height with a prompt.
    case compactPrompt = 102

    /// The former name of `compact`.
    public static var landscapePhone: UIBarMetrics { .compact }

    /// The former name of `compactPrompt`.
    public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}
