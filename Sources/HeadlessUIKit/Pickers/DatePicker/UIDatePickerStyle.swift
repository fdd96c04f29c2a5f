/// The styles of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
    /// The style that fits the mode: compact, or wheels for a countdown.
    case automatic = 0
    /// Wheels.
    case wheels = 1
    /// Labels that show a calendar or wheels when tapped.
    case compact = 2
    /// A calendar, or a label for the time.
    case inline = 3
}
