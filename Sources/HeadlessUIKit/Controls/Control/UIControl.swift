import Foundation

/// A view that turns touches into control events and performs the actions added for them.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
    final var handlers = ControlEventHandlers()
    private final var isEnabledStorage = true
    private final var isSelectedStorage = false
    private final var isHighlightedStorage = false

    final var followsTouch = false
    final var hasTouchInside = false
    /// The control's menu, created on first use.
    final var controlMenu: ControlMenu?
    final var isEndingTouch = false

    /// Creates a control with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    override func addInterfaceAction(_ action: Selector, target: AnyObject?, event: String?) {
        addNamedAction(action, target: target, event: event)
    }

    /// Creates a control from an interface file. Returns `nil` for archives, which are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeControl(from: coder)
    }

    /// Creates a control with an action for `.primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// Whether the control is enabled.
    open var isEnabled: Bool {
        get { isEnabledStorage }
        set {
            guard newValue != isEnabledStorage else { return }
            isEnabledStorage = newValue
            stateDidChange()
        }
    }

    /// Whether the control is selected. Subclasses define the meaning.
    open var isSelected: Bool {
        get { isSelectedStorage }
        set {
            guard newValue != isSelectedStorage else { return }
            isSelectedStorage = newValue
            stateDidChange()
        }
    }

    /// Whether the control is highlighted because it is being touched.
    open var isHighlighted: Bool {
        get { isHighlightedStorage }
        set {
            guard newValue != isHighlightedStorage else { return }
            isHighlightedStorage = newValue
            stateDidChange()
        }
    }

    /// The current state.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    // MARK: Alignment

    /// The vertical alignment of the content.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The horizontal alignment of the content.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The horizontal alignment with leading and trailing resolved to left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    // MARK: Tracking

    /// Whether the control is tracking a touch.
    open var isTracking: Bool { followsTouch }

    /// Whether the tracked touch is inside the control.
    open var isTouchInside: Bool { hasTouchInside }

    /// Called when a touch begins. Return `false` not to track it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked touch moves. Return `false` to stop tracking.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked touch ends.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the tracked touch is canceled.
    open func cancelTracking(with event: UIEvent?) {}

    // MARK: Actions

    /// Performs an action with the control as the sender.
    open func sendAction(_ action: UIAction) {
        action.performWithSender(self, target: nil)
    }

    /// Sends an action to a target through the app, with the control as the sender. `nil` sends it to the first
    /// responder that has the method.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Performs the actions for events in the order they were added.
    open func sendActions(for controlEvents: Event) {
        for handler in handlers.handlers(for: controlEvents) {
            switch handler {
            case .action(let action): sendAction(action)
            case .target(let target):
                if !target.isDead { sendAction(target.action, to: target.target, for: handlers.event) }
            }
        }
    }

    /// Adds a target for events. The target isn't kept alive; `nil` is the first responder that has the method.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        handlers.add(TargetAction(target: target, action: action), for: controlEvents)
    }

    /// Removes a target for events. `nil` removes all targets, or all actions of the target.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        handlers.removeTargets(for: controlEvents) { $0.matches(target: target, action: action) }
    }

    /// The targets of the control. A target of `nil` is in the set as `NSNull`.
    open var allTargets: Set<AnyHashable> {
        Set(handlers.targets.lazy.filter { !$0.isDead }.map { Self.element(for: $0.target) })
    }

    private static func element(for target: AnyObject?) -> AnyHashable {
        guard let target else { return NSNull() }
        return (target as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(target))
    }

    /// Returns the names of the actions of a target for an event; `nil` if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = handlers.handlers(for: controlEvent).compactMap { handler -> String? in
            guard case .target(let own) = handler, own.isSame(target: target, action: own.action) else { return nil }
            return own.action.description
        }
        return names.isEmpty ? nil : names
    }

    /// Adds an action for events, replacing one with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        handlers.add(action, for: controlEvents)
    }

    /// Removes an action for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        handlers.remove(action.identifier, for: controlEvents)
    }

    /// Removes the action with an identifier for events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        handlers.remove(actionIdentifier, for: controlEvents)
    }

    /// Calls a block with each action, or target and selector, and its events until the block sets its last argument to
    /// `true`.
    public final func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stops = false
        for (handler, events) in handlers.all {
            switch handler {
            case .action(let action): iterator(action, nil, events, &stops)
            case .target(let target):
                if !target.isDead { iterator(nil, (target.target, target.action), events, &stops) }
            }
            if stops { return }
        }
    }

    /// The events that have an action or a target.
    open var allControlEvents: Event { handlers.events }

    /// Performs the control's primary action, as a tap does.
    @available(iOS 17.4, *)
    open func performPrimaryAction() {
        guard isEnabled else { return }
        if showsMenuAsPrimaryAction, controlMenu?.show(at: bounds.center) ?? false {
            return sendActions(for: .menuActionTriggered)
        }
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: Menus

    /// Whether a touch shows the menu at once instead of the control's own behavior.
    open var showsMenuAsPrimaryAction = false

    /// Whether a long press shows a menu.
    open var isContextMenuInteractionEnabled: Bool {
        get { controlMenu?.isEnabled ?? false }
        set { ensuredControlMenu.isEnabled = newValue }
    }

    /// The interaction that shows the menu; `nil` if it is not enabled.
    open var contextMenuInteraction: UIContextMenuInteraction? {
        controlMenu.flatMap { $0.isEnabled ? $0.interaction : nil }
    }

    /// Returns the menu for a long press at a location. The default is the control's own menu, such as a button's.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        defaultMenu.map { menu in UIContextMenuConfiguration(for: nil, preview: nil, actions: { _ in menu }) }
    }

    /// Returns the preview while the menu appears; `nil`, the whole control, unless overridden.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Returns the preview while the menu disappears; `nil`, the whole control, unless overridden.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Called before the menu appears.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called before the menu disappears.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Returns the point at which the menu is attached. By default the center of the control's bottom.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }

    // MARK: Touches

    /// Begins tracking a touch.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        if isEnabled, showsMenuAsPrimaryAction, controlMenu?.show(at: touch.location(in: self)) ?? false {
            return sendActions(for: .menuActionTriggered)
        }
        beginTouch(touch, with: event)
    }

    /// Continues tracking a touch.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { moveTouch(touch, with: event) }
    }

    /// Ends tracking a touch.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { endTouch(touch, with: event) }
    }

    /// Cancels tracking a touch.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancelTouch(with: event)
    }

    /// Prevents tap recognizers of ancestors from beginning.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !preventsRecognizer(gestureRecognizer)
    }

    // MARK: For subclasses in this module

    /// Cancels the tracked touch when the control is removed, for example because its cell is reused.
    override func willLeaveWindow() {
        super.willLeaveWindow()
        if !isEndingTouch { cancelTouch(with: nil) }
    }

    /// The control's own menu.
    var defaultMenu: UIMenu? { nil }

    /// Called after `state` changed.
    func stateDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// The events sent for a touch that ends inside.
    var touchUpInsideEvents: Event { .touchUpInside }
}
