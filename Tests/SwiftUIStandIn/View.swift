// Names of SwiftUI's, which does not exist on all platforms.

/// A view.
@MainActor
public protocol View {
    /// A name, in place of a body.
    var name: String { get }
}

/// The appearance of buttons.
public protocol ButtonStyle {
    /// How opaque a pressed button is, from 0 to 1.
    var pressedOpacity: Double { get }
}

/// The text sizes that a user can choose.
public enum DynamicTypeSize: Sendable {
    /// A size.
    case large, xLarge
}
