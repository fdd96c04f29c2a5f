import A2UIScreens
import Honeycomb

/// Plays the recorded messages of an agent, one after the other, and shows its newest surface. A button plays them again.
final class RecordedSurfaceViewController: UIViewController {
    /// The time between two messages, as long as an agent takes to write a few lines.
    static let usualPace = Duration.milliseconds(400)

    private let log: PreviewActionLog
    private let pace: Duration
    private var messages: [DocumentValue]
    private var surfaces = A2UISurfaces()
    private var playing: Task<Void, Never>?
    /// The surfaces in the order in which they were created.
    private var order: [String] = []
    private var shown: A2UISurfaceViewController?

    /// Creates a screen that plays when it appears.
    init(title: String, log: PreviewActionLog, messages: [DocumentValue], pace: Duration = usualPace) {
        self.log = log
        self.messages = messages
        self.pace = pace
        super.init(nibName: nil, bundle: nil)

        navigationItem.title = title
        let again = UIAction { [weak self] _ in self?.play() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .refresh, primaryAction: again)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("RecordedSurfaceViewController is made in code; it cannot be decoded.")
    }

    deinit { playing?.cancel() }

    override func viewDidLoad() {
        super.viewDidLoad()

        view.backgroundColor = .systemBackground
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)

        if playing == nil { play() }
    }

    /// Plays other messages.
    func play(_ messages: [DocumentValue]) {
        self.messages = messages
        play()
    }

    /// Plays the messages from the first one.
    private func play() {
        playing?.cancel()
        order = []
        showSurface()
        let surfaces = A2UISurfaces()
        self.surfaces = surfaces
        surfaces.changeHandler = { [weak self] change in self?.follow(change) }
        surfaces.errorHandler = { [log] error in log.record("error: \(error.message)") }
        playing = Task { [weak self, messages, pace] in
            for (index, message) in messages.enumerated() {
                if index > 0 { try? await Task.sleep(for: pace) }
                guard !Task.isCancelled, let self else { return }
                log.record("message \(index + 1): \(Self.name(message))")
                surfaces.process(message)
            }
        }
    }

    private static func name(_ message: DocumentValue) -> String {
        A2UIMessageType.allCases.first { message[$0.rawValue] != nil }?.rawValue ?? "unknown"
    }

    private func follow(_ change: A2UISurfaces.Change) {
        switch change {
        case .created(let id): order.append(id)
        case .deleted(let id): order.removeAll { $0 == id }
        case .updated: return
        }
        showSurface()
    }

    private func showSurface() {
        let surface = order.last.flatMap { surfaces.surface($0) }
        guard surface !== shown?.surface || surface == nil else { return }
        shown?.willMove(toParent: nil)
        shown?.viewIfLoaded?.removeFromSuperview()
        shown?.removeFromParent()
        shown = surface.map { A2UISurfaceViewController(surface: $0) }
        guard let shown else { return }
        shown.eventHandler = { [log] event in log.record("event: \(event.json)") }
        shown.functionHandler = { [log] name, arguments in
            log.record("function: \(name) \(DocumentValue.object(arguments).json)")
        }
        shown.openHandler = { [log] url in log.record("open: \(url.absoluteString)") }
        addChild(shown)
        shown.view.frame = view.bounds
        shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(shown.view)
        shown.didMove(toParent: self)
    }
}
