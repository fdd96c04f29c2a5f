import Foundation

/// Something that receives touches, or hands them on to the next responder.
@preconcurrency @MainActor open class UIResponder: NSObject {
    /// What accessibility properties were set, made on first use.
    final var accessibilityStorage: AccessibilityStorage?
    nonisolated(unsafe) final var associatedObjects = AssociatedObjectsFlag()

    /// Makes a responder.
    public override init() {
        super.init()
    }

    deinit {
        associatedObjects.release(of: self)
    }

    /// The responder that is asked after this one.
    open var next: UIResponder? { nil }

    /// Called once an object was read from an interface file; there are none here, so nothing calls it.
    open func awakeFromNib() {}

    /// Called where an interface builder shows a view; there is none here, so nothing calls it.
    open func prepareForInterfaceBuilder() {}

    // MARK: First responder

    /// Whether this may become the first responder; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this is willing to stop being the first responder.
    open var canResignFirstResponder: Bool { true }

    /// Whether this is the first responder of its window.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Asks to become the first responder of the window, which takes the place of the present one.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow, canBecomeFirstResponder else { return false }
        if window.firstResponder === self { return true }
        guard mayBecomeFirstResponder() else { return false }
        if let present = window.firstResponder, !present.resignFirstResponder() { return false }
        window.firstResponder = self
        didBecomeFirstResponder()
        return true
    }

    /// Asks to stop being the first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder, mayResignFirstResponder() else { return false }
        responderWindow?.firstResponder = nil
        didResignFirstResponder()
        return true
    }

    // MARK: Keyboard

    /// What is shown in the place of a keyboard. A headless machine has no keyboard, so it is kept and not shown.
    open var inputView: UIView? { nil }

    /// What is shown above a keyboard. A headless machine has no keyboard, so it is kept and not shown.
    open var inputAccessoryView: UIView? { nil }

    /// Has the views of the keyboard read anew; a headless machine has no keyboard.
    open func reloadInputViews() {}

    /// Whether the responder carries out a command of a menu. There is no Objective-C runtime to ask, so none does unless
    /// it says so.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

    /// The responder that carries out a command of a menu: this one or one after it.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Hooks of this module

    /// Asked before this becomes the first responder.
    func mayBecomeFirstResponder() -> Bool { true }

    /// Asked before this stops being the first responder, unless it has to.
    func mayResignFirstResponder() -> Bool { true }

    /// Called after this became the first responder.
    func didBecomeFirstResponder() {}

    /// Called after this stopped being the first responder.
    func didResignFirstResponder() {}

    // MARK: Touches

    /// Called when fingers touch down; hands on to the next responder unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when fingers move; hands on to the next responder unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when fingers lift; hands on to the next responder unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called when touches are taken away, by a gesture or by the system; hands on to the next responder unless
    /// overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Accessibility

    /// Whether assistive technologies see this as one element.
    open var isAccessibilityElement: Bool {
        get { accessibilityStorage?.isElement ?? false }
        set { editAccessibility { $0.isElement = newValue } }
    }

    /// A short name of the element.
    open var accessibilityLabel: String? {
        get { accessibilityStorage?.label }
        set { editAccessibility { $0.label = newValue } }
    }

    /// The value of the element, where it has one.
    open var accessibilityValue: String? {
        get { accessibilityStorage?.value }
        set { editAccessibility { $0.value = newValue } }
    }

    /// What happens when the element is activated.
    open var accessibilityHint: String? {
        get { accessibilityStorage?.hint }
        set { editAccessibility { $0.hint = newValue } }
    }

    /// What kind of element this is and how it behaves.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage?.traits ?? .none }
        set { editAccessibility { $0.traits = newValue } }
    }

    /// The element's rectangle on the screen.
    open var accessibilityFrame: CGRect {
        get { accessibilityStorage?.frame ?? .zero }
        set { editAccessibility { $0.frame = newValue } }
    }

    /// Where on the screen a touch activates the element.
    open var accessibilityActivationPoint: CGPoint {
        get {
            if let point = accessibilityStorage?.activationPoint { return point }
            let frame = accessibilityFrame
            return frame.center
        }
        set { editAccessibility { $0.activationPoint = newValue } }
    }

    /// More that can be done with the element.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityStorage?.customActions }
        set { editAccessibility { $0.customActions = newValue } }
    }

    /// The elements inside this container, in reading order; nil lets the views inside speak for themselves.
    open var accessibilityElements: [Any]? {
        get { accessibilityStorage?.elements }
        set { editAccessibility { $0.elements = newValue } }
    }

    /// Whether the element answers to the reader. Unless set, an element that is a control or adjustable does.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibilityStorage?.respondsToUserInteraction ?? hasInteractiveTraits }
        set { editAccessibility { $0.respondsToUserInteraction = newValue } }
    }

    /// Names that the element may be called by, the best first; the label unless set.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityStorage?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { editAccessibility { $0.userInputLabels = newValue } }
    }

    /// Whether everything inside is hidden from assistive technologies.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityStorage?.areElementsHidden ?? false }
        set { editAccessibility { $0.areElementsHidden = newValue } }
    }

    /// Whether only what is inside counts while this is shown, and not its siblings.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityStorage?.isModal ?? false }
        set { editAccessibility { $0.isModal = newValue } }
    }

    /// The label with its attributes; to speak of them is up to assistive technologies.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityLabel = newValue?.string }
    }

    /// The value with its attributes; to speak of them is up to assistive technologies.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValue.map { NSAttributedString(string: $0) } }
        set { accessibilityValue = newValue?.string }
    }

    /// The hint with its attributes; to speak of them is up to assistive technologies.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityHint.map { NSAttributedString(string: $0) } }
        set { accessibilityHint = newValue?.string }
    }

    /// The language that the element is read in; nil is the system's.
    open var accessibilityLanguage: String? {
        get { accessibilityStorage?.language }
        set { editAccessibility { $0.language = newValue } }
    }

    /// The outline of the element on the screen, where it is not its frame.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityStorage?.path }
        set { editAccessibility { $0.path = newValue } }
    }

    /// Whether what is inside is read before anything else.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityStorage?.groupsChildren ?? false }
        set { editAccessibility { $0.groupsChildren = newValue } }
    }

    /// How assistive technologies go through what is inside.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibilityStorage?.navigationStyle ?? .automatic }
        set { editAccessibility { $0.navigationStyle = newValue } }
    }

    /// What the container is.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityStorage?.containerType ?? .none }
        set { editAccessibility { $0.containerType = newValue } }
    }

    /// Whether colours stay as they are where the reader inverts those of the screen.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibilityStorage?.ignoresInvertColors ?? false }
        set { editAccessibility { $0.ignoresInvertColors = newValue } }
    }

    /// The number of elements that were set for this container.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// One of the elements that were set for this container.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The place of an element among those that were set for this container, else `NSNotFound`.
    open func index(ofAccessibilityElement element: Any) -> Int {
        let element = element as AnyObject
        return accessibilityElements?.firstIndex { ($0 as AnyObject) === element } ?? NSNotFound
    }

    /// Whether assistive technologies are at this element; on a headless machine they are nowhere.
    open func accessibilityElementIsFocused() -> Bool { false }

    /// Called when assistive technologies come to the element.
    open func accessibilityElementDidBecomeFocused() {}

    /// Called when assistive technologies leave the element.
    open func accessibilityElementDidLoseFocus() {}

    /// Scrolls a page in a direction; returns whether it did.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Goes back or closes what is open; returns whether it did.
    open func accessibilityPerformEscape() -> Bool { false }

    /// Does what matters most on the screen; returns whether it did.
    open func accessibilityPerformMagicTap() -> Bool { false }

    /// Activates the element; returns whether it did anything, else the caller taps the activation point.
    @discardableResult
    open func accessibilityActivate() -> Bool { false }

    /// Makes the value of an adjustable element larger.
    open func accessibilityIncrement() {}

    /// Makes the value of an adjustable element smaller.
    open func accessibilityDecrement() {}
}

extension UIResponder {
    private var hasInteractiveTraits: Bool {
        let traits = accessibilityTraits
        guard !traits.contains(.notEnabled) else { return false }
        return !traits.isDisjoint(with: [.button, .link, .keyboardKey, .searchField, .adjustable])
    }

    /// The window whose first responder this can be.
    var responderWindow: UIWindow? {
        var responder: UIResponder? = self
        while let candidate = responder {
            if let window = candidate as? UIWindow { return window }
            if let view = candidate as? UIView { return view.window }
            responder = candidate.next
        }
        return nil
    }

    final func editAccessibility(_ edit: (AccessibilityStorage) -> Void) {
        let storage = accessibilityStorage ?? AccessibilityStorage()
        accessibilityStorage = storage
        edit(storage)
    }
}
