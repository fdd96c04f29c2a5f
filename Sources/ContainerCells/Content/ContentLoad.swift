import PortableUIKit

/// Work that a content has a view do beside the main thread, such as loading an image.
///
/// What an earlier content asked for never reaches the view, and what it shows already is not asked for again:
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

    /// Makes one that does nothing yet. A view keeps one for each thing it loads.
    public init() {}

    deinit {
        task?.cancel()
    }

    /// Loads what `key` stands for and shows it, unless that is what was started last.
    ///
    /// - Parameters:
    ///   - key: Tells what is loaded, for example its address.
    ///   - load: Does the work, given the key. Its task is cancelled when something else is started.
    ///   - show: Called with the result, if it is still wanted then. Do not capture the view strongly.
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

    /// Gives up what is under way, and forgets what was loaded: the same key is loaded again.
    public func cancel() {
        task?.cancel()
        task = nil
        key = nil
    }
}
