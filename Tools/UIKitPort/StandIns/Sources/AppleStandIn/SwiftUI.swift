// What joins UIKit to SwiftUI, which does not exist on Linux.

/// Does not exist on Linux; the message of the compiler says what to do.
@available(*, unavailable, message: "SwiftUI does not exist on Linux: put what uses it in #if canImport(SwiftUI).")
public final class UIHostingController<Content> {
    /// Creates nothing: there is no SwiftUI.
    public init(rootView: Content) {}
}

/// Does not exist on Linux; the message of the compiler says what to do.
@available(*, unavailable, message: "SwiftUI does not exist on Linux: put what uses it in #if canImport(SwiftUI).")
public struct UIHostingConfiguration<Content> {
    /// Creates nothing: there is no SwiftUI.
    public init(content: () -> Content) {}
}
