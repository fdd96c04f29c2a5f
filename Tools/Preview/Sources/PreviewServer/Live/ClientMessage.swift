import Foundation

/// A message of a page.
struct ClientMessage: Decodable, Sendable {
    enum Kind: String, Decodable {
        /// Shows a screen on devices.
        case open
        /// Changes the devices and keeps the screen.
        case settings
        /// The page drew the last frame and wants the next.
        case next
        case touch, wheel, text, mark, key, activate
        /// A long press, as with the secondary button of a mouse.
        case press
        /// Performs the custom action `text` of an accessibility element.
        case action
        /// Increments an accessibility element, or decrements it if `dy` is negative.
        case adjust
        /// Asks for what a link has to remember.
        case place
        /// Asks for the views and distances.
        case inspect
        /// Changes the design token `text` to `value`, or saves all.
        case token, saveTokens
        /// Adds the comment `text` to the element `value`; resolves or deletes the comment `value`.
        case comment, resolveComment, deleteComment
        /// Shows the screens again after their process has ended.
        case restart
    }

    let type: Kind
    var screen: String?
    var devices: [DeviceSettings]?
    /// The room whose screen is shown, which all viewers with this name share; nil or empty for a screen of its own.
    var room: String?
    /// The settings of the page, for the other pages in the room.
    var page: String?
    /// What a link remembers of the screen that is opened.
    var place: ScreenPlace?
    /// Whether Reduce Motion is on for the viewer.
    var motion: Bool?
    var device: Int?
    var phase: String?
    var x: Double?
    var y: Double?
    var dx: Double?
    var dy: Double?
    var text: String?
    var modifiers: [String]?
    var value: String?
    var isDark: Bool?
    var author: String?
    var isOn: Bool?
    /// The number of an input, which the frame that shows it repeats.
    var number: Int?

    /// Returns nil for messages that are too long or make no sense.
    static func decode(_ text: String) -> ClientMessage? {
        guard text.utf8.count <= maximumLength else { return nil }
        return try? JSONDecoder().decode(ClientMessage.self, from: Data(text.utf8))
    }

    /// The largest message, in bytes: a long pasted text.
    static let maximumLength = 262_144
}
