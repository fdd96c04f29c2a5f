import Honeycomb

/// The images by address of the screens that a command draws: loaded if asked for, within a limit of time, else counted.
///
/// Nothing is left to run when the command ends.
@MainActor
final class ScreenImages: ImageLoader {
    /// The time that all images of a command may take together.
    nonisolated static let timeLimit = Duration.seconds(10)

    /// Loads the images; `nil` where none is loaded.
    private let loader: (any ImageLoader)?
    private let timeLimit: Duration

    private var requested: Set<URL> = []
    private var late: Set<URL> = []
    /// The number of views that wait for an image.
    private var waitingCount = 0
    private var loads: [Int: (url: URL, task: Task<UIImage, any Error>)] = [:]
    private var loadCount = 0
    private var deadline: ContinuousClock.Instant?
    private var isOver = false
    private var continuation: CheckedContinuation<Void, Never>?

    /// Creates the images of a command.
    init(loader: (any ImageLoader)?, timeLimit: Duration = ScreenImages.timeLimit) {
        self.loader = loader
        self.timeLimit = timeLimit
    }

    /// Takes the place of the loader that parts have unless they are given another.
    static func install(loadsImages: Bool) -> ScreenImages {
        var loader: URLSessionImageLoader?
        if loadsImages {
            loader = URLSessionImageLoader()
            loader?.reportHandler = { Console.printError($0.description) }
        }
        let images = ScreenImages(loader: loader)
        URLSessionImageLoader.shared.replacement = images
        return images
    }

    /// What a user should know: how many images are drawn with their placeholders, and why. `nil`: none.
    var notice: String? {
        if loader == nil, !requested.isEmpty {
            return "\(Self.images(requested.count)) by address drawn as placeholders; --load-images loads them."
        }
        guard !late.isEmpty else { return nil }
        return "\(Self.images(late.count)) not loaded within \(timeLimit.components.seconds) s, drawn as placeholders."
    }

    private static func images(_ count: Int) -> String {
        count == 1 ? "1 image" : "\(count) images"
    }

    /// Counts the image, which views ask for before they load it.
    func cachedImage(for request: ImageRequest) -> UIImage? {
        requested.insert(request.url)
        if let image = loader?.cachedImage(for: request) { return image }
        waitingCount += 1
        return nil
    }

    /// Loads an image while there is time.
    func image(for request: ImageRequest) async throws -> UIImage {
        defer { viewStopsWaiting() }
        guard let loader, !isOver else {
            if loader != nil { late.insert(request.url) }
            throw CancellationError()
        }
        let task = Task { try await loader.image(for: request) }
        let number = loadCount
        loadCount += 1
        loads[number] = (request.url, task)
        defer { loads[number] = nil }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Waits until no view waits for an image, or the time is up: then what still runs is cancelled.
    func load() async {
        guard loader != nil, waitingCount > 0, !isOver else { return }
        let deadline = deadline ?? .now + timeLimit
        self.deadline = deadline
        let timer = Task {
            try? await Task.sleep(until: deadline, clock: .continuous)
            if !Task.isCancelled { resume() }
        }
        await withCheckedContinuation { continuation = $0 }
        timer.cancel()
        if waitingCount > 0 { await cancel() }
        // The views that waited show what they were given.
        await Task.yield()
    }

    private func cancel() async {
        isOver = true
        let loads = loads.values
        for load in loads {
            late.insert(load.url)
            load.task.cancel()
        }
        for load in loads { _ = await load.task.result }
    }

    private func viewStopsWaiting() {
        waitingCount -= 1
        if waitingCount == 0 { resume() }
    }

    private func resume() {
        continuation?.resume()
        continuation = nil
    }
}
