import PortableUIKit

/// Asynchronous work that a view starts for its content, such as loading an image.
///
/// Results of earlier contents are never shown, and a value that is already shown is not loaded again:
///
/// ```swift
/// private let avatarLoad = ContentLoad()
///
/// func update(with content: Profile) {
///     nameLabel.text = content.name
///     avatarLoad.start(content.avatarURL) { url in
///         await images.image(at: url)
///     } show: { [avatarView] image in
///         avatarView.image = image
///     }
/// }
///
/// func prepareForReuse() {
///     avatarLoad.cancel()
///     avatarView.image = nil
/// }
/// ```
@MainActor
public final class ContentLoad {
    private var key: AnyHashable?
    private var task: Task<Void, Never>?

    /// Creates a load that has not started. Use one for each value that a view loads.
    public init() {}

    deinit {
        task?.cancel()
    }

    /// Starts loading the value for `key`, unless the same key was started last.
    ///
    /// - Parameters:
    ///   - key: Identifies the value, for example its URL.
    ///   - load: Loads the value for the key. Its task is canceled when another key is started.
    ///   - show: Called with the result if it is still current. Do not capture the view strongly.
    public func start<Key: Hashable & Sendable, Value: Sendable>(
        _ key: Key,
        load: @escaping @Sendable (Key) async -> Value,
        show: @escaping @MainActor (Value) -> Void
    ) {
        guard self.key != AnyHashable(key) else { return }
        cancel()
        self.key = AnyHashable(key)
        task = Task {
            let value = await load(key)
            if !Task.isCancelled { show(value) }
        }
    }

    /// Cancels the load in progress and forgets the key, so that the same key is loaded again.
    public func cancel() {
        task?.cancel()
        task = nil
        key = nil
    }
}
