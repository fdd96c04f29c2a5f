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
        /// Asks for the views and distances.
        case inspect
        /// Changes the design token `text` to `value`, or saves all.
        case token, saveTokens
        /// Shows the screens again after their process has ended.
        case restart
    }

    let type: Kind
    var screen: String?
    var devices: [DeviceSettings]?
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

    /// Returns nil for messages that are too long or make no sense.
    static func decode(_ text: String) -> ClientMessage? {
        guard text.utf8.count <= maximumLength else { return nil }
        return try? JSONDecoder().decode(ClientMessage.self, from: Data(text.utf8))
    }

    /// The largest message, in bytes: a long pasted text.
    static let maximumLength = 262_144
}
