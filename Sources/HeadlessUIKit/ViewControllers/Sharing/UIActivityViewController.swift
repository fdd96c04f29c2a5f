import Foundation

/// Offers activities for items.
///
/// The app's own activities and copying to the pasteboard are offered, each as a button; the other services of the
/// system do not exist in a headless process. A host can choose any activity for the user.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    /// Called after the controller was dismissed, with the activity and whether it was performed.
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

    /// Called after the controller was dismissed, with the activity, whether it was performed, changed items and an
    /// error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let items: [Any]
    private let ownActivities: [UIActivity]
    private var isOver = false

    /// Creates a controller that offers activities for items.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        ownActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller that offers activities for the items of a configuration.
    public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
        let own = (activityItemsConfiguration as? UIActivityItemsConfiguration)?.applicationActivitiesProvider
        self.init(
            activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
            applicationActivities: own?()
        )
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Called after the controller was dismissed. Superseded by `completionWithItemsHandler`.
    open var completionHandler: CompletionHandler?

    /// Called after the controller was dismissed.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// The types of activities that are not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    /// Whether an activity may be shown larger than the others. No effect here.
    @available(iOS 15.4, *)
    open var allowsProminentActivity = true

    /// The activities that are offered: the app's own that can be performed, and copying.
    @_spi(Host) public final var hostActivities: [UIActivity] {
        let placeholders = items.map { placeholder(of: $0) }
        return (ownActivities + [CopyActivity()]).filter { activity in
            if let type = activity.activityType, excludedActivityTypes?.contains(type) == true { return false }
            return activity.canPerform(withActivityItems: placeholders)
        }
    }

    /// Performs an activity, as if the user chose it.
    @_spi(Host) public final func hostPerform(_ activity: UIActivity) {
        guard !isOver else { return }
        isOver = true
        let type = activity.activityType
        activity.prepare(withActivityItems: items.compactMap { item(of: $0, for: type) })
        activity.didFinish = { [self] completed in MainActor.assumeIsolated { end(type, completed) } }
        if let controller = activity.activityViewController {
            present(controller, animated: UIView.areAnimationsEnabled)
        } else {
            activity.perform()
        }
    }

    /// Reports that a service of the system performed an activity, as if the user chose it.
    @_spi(Host) public final func hostPerform(_ type: UIActivity.ActivityType) {
        guard !isOver else { return }
        isOver = true
        for item in items { _ = self.item(of: item, for: type) }
        end(type, true)
    }

    /// Closes the controller without an activity.
    @_spi(Host) public final func hostCancel() {
        guard !isOver else { return }
        isOver = true
        end(nil, false)
    }

    private func end(_ type: UIActivity.ActivityType?, _ isCompleted: Bool) {
        let finish = { [self] in
            completionHandler?(type, isCompleted)
            completionWithItemsHandler?(type, isCompleted, nil, nil)
        }
        guard let presentingViewController else { return finish() }
        presentingViewController.dismiss(animated: UIView.areAnimationsEnabled, completion: finish)
    }

    private func placeholder(of item: Any) -> Any {
        (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }

    private func item(of item: Any, for type: UIActivity.ActivityType?) -> Any? {
        guard let source = item as? any UIActivityItemSource else { return item }
        return source.activityViewController(self, itemForActivityType: type)
    }

    // MARK: The view

    /// Creates the buttons of the activities.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let stack = UIStackView(arrangedSubviews: hostActivities.map { button(for: $0) })
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: margins.topAnchor),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }

    private func button(for activity: UIActivity) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.title = activity.activityTitle ?? activity.activityType?.rawValue
        configuration.image = activity.activityImage
        let action = UIAction { [weak self] _ in self?.hostPerform(activity) }
        let button = UIButton(configuration: configuration, primaryAction: action)
        button.contentHorizontalAlignment = .leading
        return button
    }

    /// Reports a dismissal by the user.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed, !isOver else { return }
        isOver = true
        completionHandler?(nil, false)
        completionWithItemsHandler?(nil, false, nil, nil)
    }
}

/// Copies text, URLs, images and colors to the pasteboard.
private final class CopyActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { item in
            item is String || item is URL || item is UIImage || item is UIColor || item is NSItemProvider
        }
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        items = activityItems
    }

    override func perform() {
        let items = items
        nonisolated(unsafe) let copied = items
        MainActor.assumeIsolated {
            let board = UIPasteboard.general
            let urls = copied.compactMap { $0 as? URL }
            let strings = copied.compactMap { $0 as? String }
            let images = copied.compactMap { $0 as? UIImage }
            if !images.isEmpty { board.images = images }
            if !urls.isEmpty { board.urls = urls }
            if !strings.isEmpty { board.strings = strings }
            let providers = copied.compactMap { $0 as? NSItemProvider }
            if !providers.isEmpty { board.itemProviders = providers }
        }
        activityDidFinish(true)
    }
}
