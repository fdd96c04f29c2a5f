import A2UIProtocol
import CellParts
import ContainerCells
import DeclarativeCollections
import PortableUIKit

/// A screen that shows a surface of an agent.
///
/// ```swift
/// let surfaces = A2UISurfaces()
/// surfaces.changeHandler = { change in
///     guard case .created(let id) = change, let surface = surfaces.surface(id) else { return }
///     let screen = A2UISurfaceViewController(surface: surface, policy: .hosts("example.com"))
///     screen.eventHandler = { message in agent.send(message, metadata: surfaces.dataModels) }
///     navigationController.pushViewController(screen, animated: true)
/// }
/// ```
///
/// Inputs change the data model, and everything that depends on it is updated immediately. Only events go to the agent.
open class A2UISurfaceViewController: CellScreenViewController {
    /// The surface.
    public let surface: A2UISurface

    /// Called with the messages for the agent: `{"version": "v0.9", "action": {…}}`.
    public var eventHandler: @MainActor (DocumentValue) -> Void = { _ in }

    /// Called with a function that an action calls, except for `openUrl`, which ``openHandler`` gets.
    public var functionHandler: @MainActor (_ name: String, _ arguments: DocumentObject) -> Void = { _, _ in }

    /// Opens links, videos and audio that the policy allows. The default opens them with the system.
    public var openHandler: @MainActor (URL) -> Void = { url in UIApplication.shared.open(url) }

    /// How components of the app's own catalog are shown.
    public var renderers: A2UIRenderers {
        didSet {
            rows.forgetItems()
            show(changed: nil, animated: false)
        }
    }

    /// The policy on loading and opening URLs.
    public let policy: A2UIAddressPolicy

    private let rootID: A2UINodeID
    private let rows: SurfaceRows
    private let limits: A2UILimits
    private let ownTheme: CellTheme

    /// The number of created rows, for tests.
    package var madeRowCount: Int { rows.madeCount }

    /// Creates the screen of a surface.
    ///
    /// - Parameters:
    ///   - surface: The surface.
    ///   - policy: The policy on URLs. The default loads none, and opens `https`, `mailto` and `tel` links.
    ///   - renderers: How components of the app's own catalog are shown.
    ///   - limits: The limits on the shown components.
    ///   - theme: The theme. The agent can set its own accent color.
    public convenience init(
        surface: A2UISurface,
        policy: A2UIAddressPolicy = A2UIAddressPolicy(),
        renderers: A2UIRenderers? = nil,
        limits: A2UILimits = A2UILimits(),
        theme: CellTheme = .standard
    ) {
        self.init(
            surface: surface,
            root: A2UINodeID(component: "root"),
            policy: policy,
            renderers: renderers ?? A2UIRenderers(),
            limits: limits,
            theme: theme
        )
    }

    init(
        surface: A2UISurface,
        root: A2UINodeID,
        policy: A2UIAddressPolicy,
        renderers: A2UIRenderers,
        limits: A2UILimits,
        theme: CellTheme
    ) {
        self.surface = surface
        self.policy = policy
        self.renderers = renderers
        rootID = root
        self.limits = limits
        rows = SurfaceRows(surface: surface, root: root, limits: limits)
        ownTheme = theme
        super.init(theme: theme.accented(surface.theme["primaryColor"]?.string))
        surface.observe(self) { [weak self] changed in self?.show(changed: changed, animated: true) }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()

        show(changed: nil, animated: false)
    }

    // MARK: - Rows

    private func show(changed: Set<A2UINodeID>?, animated: Bool) {
        guard isViewLoaded else { return }
        let spacing = theme.spacing
        var items = rows.items(changed: changed, spacing: spacing, screen: handlers)
        if let agent = agentItem { items.insert(agent, at: 0) }
        let layout = CollectionViewSectionLayout(
            insets: UIEdgeInsets(top: spacing.m, left: 0, bottom: spacing.m, right: 0)
        )
        let section = CollectionViewSection(differenceIdentifier: "surface", items: items, layout: layout)
        apply(CollectionViewState(sections: [section]), animated: animated)
    }

    /// A row with the agent's name and icon above the surface, so that agents cannot impersonate each other.
    private var agentItem: CollectionViewDiffableItem? {
        guard rootID.component == "root", let name = surface.theme["agentDisplayName"]?.string, !name.isEmpty else {
            return nil
        }
        let address = surface.theme["iconUrl"]?.string ?? ""
        let url = policy.allowsLoading(address) ? URL(string: address) : nil
        return CollectionViewDiffableItem(
            ContainerItem(
                differenceIdentifier: "agent",
                content: AgentContent(name: name, icon: url),
                insets: UIEdgeInsets(top: 0, left: theme.spacing.m, bottom: theme.spacing.s, right: theme.spacing.m),
                isSelectedBackgroundNeeded: false
            )
        )
    }

    // MARK: - Interaction

    private var handlers: BlockHandlers {
        BlockHandlers(
            perform: { [weak self] in self?.perform($0) },
            write: { [weak self] value, typed, id in self?.write(value, typed, of: id) },
            change: { [weak self] id, change in
                guard let self, rows.change(id, change) else { return }
                show(changed: [id], animated: true)
            },
            present: { [weak self] in self?.present($0) },
            modal: { [surface] in surface.sharedModal(openedBy: $0) },
            open: { [weak self] in self?.open($0) },
            policy: policy,
            formatting: surface.functions.formatting,
            renderers: renderers
        )
    }

    /// Writes a value and shows failed checks in the same update, so that the field never shows the previous value in between.
    private func write(_ value: DocumentValue, _ typed: String?, of id: A2UINodeID) {
        let isChanged = rows.change(id) { local in
            local.isTouched = true
            local.typed = typed
        }
        let changed = surface.change(value, of: id)
        surface.tell(isChanged ? changed.union([id]) : changed)
    }

    /// Performs the action of a component, as a tap does.
    public func perform(_ id: A2UINodeID) {
        switch surface.action(of: id) {
        case .event(let name, let context)?:
            eventHandler(surface.message(name: name, context: context, source: id.component))
        case .function("openUrl", let arguments)?: open(arguments["url"]?.string ?? "")
        case .function(let name, let arguments)?: functionHandler(name, arguments)
        case nil: break
        }
    }

    private func open(_ address: String) {
        guard policy.allowsOpening(address), let url = URL(string: address) else { return }
        openHandler(url)
    }

    private func present(_ id: A2UINodeID) {
        let content = A2UISurfaceViewController(
            surface: surface,
            root: id,
            policy: policy,
            renderers: renderers,
            limits: limits,
            theme: ownTheme
        )
        content.eventHandler = { [weak self] in self?.eventHandler($0) }
        content.functionHandler = { [weak self] in self?.functionHandler($0, $1) }
        content.openHandler = { [weak self] in self?.openHandler($0) }
        let close = UIAction { [weak content] _ in content?.dismiss(animated: true) }
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: close)
        let navigation = UINavigationController(rootViewController: content)
        navigation.modalPresentationStyle = .pageSheet
        present(navigation, animated: true)
    }
}

extension CellTheme {
    /// The theme with the accent color of an agent, and a text color with contrast to it.
    fileprivate func accented(_ text: String?) -> CellTheme {
        guard let color = AgentColor(text) else { return self }
        var theme = self
        theme.palette.accent = color.accent
        theme.palette.inverseText = color.ink
        return theme
    }
}

/// The name and icon of the agent of a surface.
private struct AgentContent: ElementContent {
    let name: String
    let icon: URL?

    typealias View = ElementContentView<AgentContent>

    @MainActor
    func element(in theme: CellTheme) -> any PartElement {
        let label = TextElement(theme.caption(name))
        guard let icon else { return StackElement(.vertical, [.init(label)], gap: 0) }
        let side = CGFloat(20).grownWithText
        let picture = PhotoElement(
            url: icon,
            width: side,
            height: side,
            fit: .cover,
            cornerRadius: side / 2,
            theme: theme
        )
        return StackElement(.horizontal, [.init(picture), .init(label)], alignment: .center, gap: theme.spacing.xs)
    }
}
