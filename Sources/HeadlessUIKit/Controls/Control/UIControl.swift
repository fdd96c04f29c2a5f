import Foundation

/// A view that turns touches into events, and calls the actions that were added for them.
///
/// There is no Objective-C runtime to send target and action with: add `UIAction`s instead.
@preconcurrency @MainActor open class UIControl: UIView {
    final var handlers = ControlEventHandlers()
    private final var isEnabledStorage = true
    private final var isSelectedStorage = false
    private final var isHighlightedStorage = false

    final var followsTouch = false
    final var hasTouchInside = false
    /// The menu of the control, made on first use.
    final var controlMenu: ControlMenu?
    final var isEndingTouch = false

    /// Makes a control with that frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Controls are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Makes a control that calls the action for `.primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// Whether the control answers to touches.
    open var isEnabled: Bool {
        get { isEnabledStorage }
        set {
            guard newValue != isEnabledStorage else { return }
            isEnabledStorage = newValue
            stateDidChange()
        }
    }

    /// Whether the control is selected; what that means is the control's to say.
    open var isSelected: Bool {
        get { isSelectedStorage }
        set {
            guard newValue != isSelectedStorage else { return }
            isSelectedStorage = newValue
            stateDidChange()
        }
    }

    /// Whether the control shows that it is touched.
    open var isHighlighted: Bool {
        get { isHighlightedStorage }
        set {
            guard newValue != isHighlightedStorage else { return }
            isHighlightedStorage = newValue
            stateDidChange()
        }
    }

    /// The state as the set of all that holds.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    // MARK: Alignment

    /// Where content lies between top and bottom.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Where content lies between the sides.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The alignment with leading and trailing resolved to left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    // MARK: Tracking

    /// Whether a touch that began in the control is being followed.
    open var isTracking: Bool { followsTouch }

    /// Whether the touch that is followed is inside the control.
    open var isTouchInside: Bool { hasTouchInside }

    /// Called when a touch begins in the control; false leaves the touch alone.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch moves; false stops following it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch ends.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the touch is taken away.
    open func cancelTracking(with event: UIEvent?) {}

    // MARK: Actions

    /// Calls an action, with the control as its sender.
    open func sendAction(_ action: UIAction) {
        action.performWithSender(self, target: nil)
    }

    /// Calls what was added for the events, in the order it was added.
    open func sendActions(for controlEvents: Event) {
        for action in handlers.actions(for: controlEvents) { sendAction(action) }
    }

    /// Adds an action for events. It takes the place of one with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        handlers.add(action, for: controlEvents)
    }

    /// Removes an action from events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        handlers.remove(action.identifier, for: controlEvents)
    }

    /// Removes the action of that identifier from events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        handlers.remove(actionIdentifier, for: controlEvents)
    }

    /// Calls a block with every action and an event it was added for, until the block sets its last argument. There is
    /// no target and action here: the second argument is always nil.
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stops = false
        for (action, events) in handlers.all {
            iterator(action, nil, events, &stops)
            if stops { return }
        }
    }

    /// The events that anything was added for.
    open var allControlEvents: Event { handlers.events }

    /// Does what the control is for, as a tap does.
    open func performPrimaryAction() {
        guard isEnabled else { return }
        if showsMenuAsPrimaryAction, controlMenu?.show(at: bounds.center) ?? false {
            return sendActions(for: .menuActionTriggered)
        }
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: Menus

    /// Whether a touch shows the menu at once, in the place of what the control does otherwise.
    open var showsMenuAsPrimaryAction = false

    /// Whether a press on the control shows a menu.
    open var isContextMenuInteractionEnabled: Bool {
        get { controlMenu?.isEnabled ?? false }
        set { menuOfControl.isEnabled = newValue }
    }

    /// What shows the menu of the control; nil while it shows none.
    open var contextMenuInteraction: UIContextMenuInteraction? {
        controlMenu.flatMap { $0.isEnabled ? $0.interaction : nil }
    }

    /// The menu for a press at a point; that of a button unless overridden.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        ownMenu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }

    // MARK: Touches

    /// Begins to follow a touch.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        if isEnabled, showsMenuAsPrimaryAction, controlMenu?.show(at: touch.location(in: self)) ?? false {
            return sendActions(for: .menuActionTriggered)
        }
        beginTouch(touch, with: event)
    }

    /// Follows a touch.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { moveTouch(touch, with: event) }
    }

    /// Ends following a touch.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { endTouch(touch, with: event) }
    }

    /// Gives up on a touch.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancelTouch(with: event)
    }

    /// A control keeps taps to itself: recognisers of the views around it do not see them.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isKeptFrom(gestureRecognizer)
    }

    // MARK: Hooks of this module

    /// A control that is taken away, by the reuse of its cell for example, does not follow its touch any longer.
    override func willLeaveWindow() {
        super.willLeaveWindow()
        if !isEndingTouch { cancelTouch(with: nil) }
    }

    /// The menu that the control offers.
    var ownMenu: UIMenu? { nil }

    /// Called after `state` changed.
    func stateDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// The events that a touch lifted inside sends.
    var touchUpInsideEvents: Event { .touchUpInside }
}
