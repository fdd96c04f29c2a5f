import Foundation

/// Screens that pages can be connected with.
@MainActor
protocol LiveScreens: AnyObject, Sendable {
    /// Adds a viewer; nil if there are too many.
    func connect(output: @escaping (ViewerOutput) -> Void) -> (any LiveViewer)?

    /// Ends all viewers.
    func stop()
}

/// A page that is connected.
@MainActor
protocol LiveViewer: AnyObject, Sendable {
    /// Sends the page what it needs to begin.
    func start()

    /// Performs a message of the page, or waits until it can be; false if it makes no sense, and the connection has to end.
    func receive(_ text: String) async -> Bool

    /// The page is gone.
    func disconnect()
}

/// What is sent to a page.
enum ViewerOutput: Sendable {
    case text(String)
    case data(Data)
    /// Ends the connection because the page sent nonsense.
    case refusal
}
