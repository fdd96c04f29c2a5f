/// Lists what the handlers of a screen did, such as `country: select`, in the page of a viewer.
@MainActor
public final class PreviewActionLog {
    private let send: (String) -> Void

    init(send: @escaping (String) -> Void) {
        self.send = send
    }

    /// Adds a line; only the first 500 characters are kept.
    public func record(_ line: String) {
        send(String(line.prefix(500)))
    }
}
