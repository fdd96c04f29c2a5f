public import Honeycomb

/// A screen that the preview shows.
///
/// ```swift
/// PreviewScreen("Sign up", group: "Forms") { _ in SignUpViewController() }
/// ```
@MainActor
public struct PreviewScreen {
    /// The identifier in addresses; unique among the screens of a preview.
    public let identifier: String
    /// The title in the list of screens.
    public let title: String
    /// The title of the group in the list of screens.
    public let group: String

    let make: (PreviewActionLog) -> UIViewController
    let document: DocumentFile?

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - identifier: If nil, the group and the title with a slash in between.
    ///   - makeViewController: Called for each device that shows the screen. What the screen's handlers do can be
    ///     recorded in the log.
    public init(
        _ title: String,
        identifier: String? = nil,
        group: String = "Screens",
        makeViewController: @escaping @MainActor (PreviewActionLog) -> UIViewController
    ) {
        self.identifier = identifier ?? "\(group)/\(title)"
        self.title = title
        self.group = group
        make = makeViewController
        document = nil
    }

    /// Returns the screen with another identifier.
    func named(_ identifier: String) -> PreviewScreen {
        PreviewScreen(copying: self, identifier: identifier)
    }

    private init(copying other: PreviewScreen, identifier: String) {
        self.identifier = identifier
        title = other.title
        group = other.group
        make = other.make
        document = other.document
    }

    init(_ document: DocumentFile) {
        identifier = document.identifier
        title = document.title
        group = document.group
        make = { log in document.makeViewController(log: log) }
        self.document = document
    }
}
