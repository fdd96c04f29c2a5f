/// A protocol with the name of SwiftUI's, which does not exist on all platforms.
@MainActor
public protocol View {
    /// A name, in place of a body.
    var name: String { get }
}
