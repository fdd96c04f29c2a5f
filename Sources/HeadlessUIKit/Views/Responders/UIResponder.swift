import Foundation

/// An object that responds to events, or passes them to the next responder.
@preconcurrency @MainActor
open class UIResponder: NSObject, KeyValueCoding, UIResponderStandardEditActions, _DynamicResponder,
    UIPasteConfigurationSupporting, @preconcurrency UIActivityItemsConfigurationProviding, UIUserActivityRestoring
{
    /// The accessibility properties that were set, created on first use.
    final var accessibilityStorage: AccessibilityStorage?
    nonisolated(unsafe) final var associatedObjects = AssociatedObjectsFlag()

    /// Creates a responder.
    public override init() {
        super.init()
    }

    deinit {
        associatedObjects.release(of: self)
    }

    /// The next responder in the responder chain; `nil` at its end.
    open var next: UIResponder? { nil }

    /// Called after an object was loaded from a nib and all outlets are set.
    nonisolated open func awakeFromNib() {}

    /// Sets an outlet or another property by its name, which is how nibs set them.
    ///
    /// There is no key-value coding without an Objective-C runtime. A class overrides the method for the properties that
    /// nibs set; `uikit-port` does so for what is marked `@IBOutlet` or `@IBInspectable`. A name that no override takes is
    /// reported once.
    nonisolated open func setValue(_ value: Any?, forKey key: String) {
        nonisolated(unsafe) let value = value
        MainActor.assumeIsolated {
            let name = key.hasPrefix("_") ? String(key.dropFirst()) : key
            if !setInterfaceOutlet(name, to: value) { InterfaceLog.report(Self.undefinedKeyMessage(key, of: self)) }
        }
    }

    /// Returns a property by its name, or the selector of an action by its Objective-C name, which nibs use. `nil` by
    /// default: a class overrides the method for the actions that nibs send. UIKit's own classes know names of parts that have
    /// no property, and that apps look for, such as the `cancelButton` of a search bar. Stored properties of an app's class are
    /// read by reflection.
    nonisolated open func value(forKey key: String) -> Any? {
        nonisolated(unsafe) var value: Any?
        MainActor.assumeIsolated {
            value = namedValue(key.hasPrefix("_") ? String(key.dropFirst()) : key)
        }
        return value ?? ReflectedProperty.value(key, of: self)
    }

    /// Called after a property changed that the object observes by its name. The default implementation reports that nobody
    /// overrides it.
    ///
    /// - Parameters:
    ///   - keyPath: The names that the object was registered with.
    ///   - object: The object whose property changed, or one on the way to it.
    ///   - change: The kind of the change, and the values that the options ask for.
    ///   - context: The pointer that the object was registered with.
    nonisolated open func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        MainActor.assumeIsolated {
            InterfaceLog.report(
                "[<\(String(reflecting: type(of: self)))> observeValueForKeyPath:]: a change of \(keyPath ?? "nil") was not handled."
            )
        }
    }

    /// A part of UIKit's own classes by the name that apps look for.
    func namedValue(_ name: String) -> Any? { nil }

    /// Sets an outlet of UIKit's own classes, or a property that apps set by its name. Returns whether there is one with the name.
    func setInterfaceOutlet(_ name: String, to value: Any?) -> Bool { false }

    static func undefinedKeyMessage(_ key: String, of object: AnyObject) -> String {
        "[<\(String(reflecting: type(of: object)))> setValue:forUndefinedKey:]: this class is not key value "
            + "coding-compliant for the key \(key)."
    }

    /// Called when Interface Builder shows a view. Never called by the system. No effect here.
    nonisolated open func prepareForInterfaceBuilder() {}

    // MARK: First responder

    /// Whether the responder can become first responder. `false` by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder can resign first responder status. `true` by default.
    open var canResignFirstResponder: Bool { true }

    /// Whether the responder is the first responder of its window.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes the responder the first responder of its window, if the current one resigns.
    ///
    /// - Returns: Whether it is the first responder now.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow, canBecomeFirstResponder else { return false }
        if window.firstResponder === self { return true }
        guard mayBecomeFirstResponder() else { return false }
        if let present = window.firstResponder, !present.resignFirstResponder() { return false }
        window.firstResponder = self
        didBecomeFirstResponder()
        window.keyboard?.update()
        return true
    }

    /// Resigns first responder status.
    ///
    /// - Returns: Whether it is no longer the first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder, mayResignFirstResponder() else { return false }
        responderWindow?.firstResponder = nil
        didResignFirstResponder()
        return true
    }

    // MARK: Keyboard

    /// The custom input view to show instead of the keyboard. It is as high as its frame, or as it sizes itself with
    /// `UIInputView.allowsSelfSizing`, a flexible height in its autoresizing mask, or constraints.
    open var inputView: UIView? { nil }

    /// The custom input accessory view to show above the keyboard. Its height is found as that of an input view, also after
    /// `invalidateIntrinsicContentSize()`.
    open var inputAccessoryView: UIView? { nil }

    /// The controller of the custom input view. Counts if there is no `inputView`.
    open var inputViewController: UIInputViewController? { nil }

    /// The controller of the custom input accessory view. Counts if there is no `inputAccessoryView`.
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// What the bar above the keyboard of an iPad shows. No effect here: there is no such bar.
    open var inputAssistantItem: UITextInputAssistantItem { .of(self) }

    /// Updates the height of the keyboard for the input views of the first responder.
    open func reloadInputViews() {
        if isFirstResponder { responderWindow?.keyboard?.update() }
    }

    /// Returns whether the responder can perform an action. By default, whether the method of the selector can be
    /// called on it; `false` for editing commands, which a responder has to allow, by a paste configuration in the case
    /// of pasting.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if StandardEditActions.isPaste(action), pasteConfiguration != nil {
            return canPaste(UIPasteboard.general.itemProviders)
        }
        return !StandardEditActions.contains(action) && action.isImplemented(by: self)
    }

    /// Returns the first responder in the chain, starting here, that can perform an action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// Changes the menus of a system while they are built, such as the edit menu. Passes the builder to the next responder
    /// by default.
    open func buildMenu(with builder: any UIMenuBuilder) {
        next?.buildMenu(with: builder)
    }
    /// Called before a command is shown or performed, so that the responder can change its title and state.
    open func validate(_ command: UICommand) {}

    /// The key commands that the responder performs. `nil` by default.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// The nearest undo manager in the responder chain. Every window has one.
    open var undoManager: UndoManager? { next?.undoManager }

    /// Which editing gestures with several fingers the responder supports. `.default` by default; there are none.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

    /// The language that the user types: the first preferred one.
    open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

    /// The identifier of the context whose keyboard is remembered. `nil` by default; there is only one keyboard.
    open var textInputContextIdentifier: String? { nil }

    /// Forgets the keyboard of a context. No effect: there is only one keyboard.
    open class func clearTextInputContextIdentifier(_ identifier: String) {}

    // MARK: Editing commands

    /// Deletes the selection and copies it to the pasteboard. Does nothing by default.
    open func cut(_ sender: Any?) {}

    /// Copies the selection to the pasteboard. Does nothing by default.
    open func copy(_ sender: Any?) {}

    /// Inserts the content of the pasteboard. By default, calls `paste(itemProviders:)` if the paste configuration
    /// accepts the content.
    open func paste(_ sender: Any?) {
        guard pasteConfiguration != nil else { return }
        let providers = UIPasteboard.general.itemProviders
        if canPaste(providers) { paste(itemProviders: providers) }
    }

    /// Inserts the content of the pasteboard in the style of the text around it. Does nothing by default.
    open func pasteAndMatchStyle(_ sender: Any?) {}

    /// Inserts the content of the pasteboard and opens it. Does nothing by default.
    open func pasteAndGo(_ sender: Any?) {}

    /// Inserts the content of the pasteboard and searches for it. Does nothing by default.
    open func pasteAndSearch(_ sender: Any?) {}

    /// Selects the object at the insertion point. Does nothing by default.
    open func select(_ sender: Any?) {}

    /// Selects everything. Does nothing by default.
    open func selectAll(_ sender: Any?) {}

    /// Deletes the selection. Does nothing by default.
    open func delete(_ sender: Any?) {}

    /// Makes the writing direction left to right. Does nothing by default.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}

    /// Makes the writing direction right to left. Does nothing by default.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

    /// Makes the selection bold, or not bold. Does nothing by default.
    open func toggleBoldface(_ sender: Any?) {}

    /// Makes the selection italic, or not italic. Does nothing by default.
    open func toggleItalics(_ sender: Any?) {}

    /// Underlines the selection, or not. Does nothing by default.
    open func toggleUnderline(_ sender: Any?) {}

    /// Makes the text larger. Does nothing by default.
    open func increaseSize(_ sender: Any?) {}

    /// Makes the text smaller. Does nothing by default.
    open func decreaseSize(_ sender: Any?) {}

    /// Shows the find panel. Does nothing by default.
    @available(iOS 16, *)
    open func find(_ sender: Any?) {}

    /// Shows the find panel with replacement. Does nothing by default.
    @available(iOS 16, *)
    open func findAndReplace(_ sender: Any?) {}

    /// Finds the next match. Does nothing by default.
    @available(iOS 16, *)
    open func findNext(_ sender: Any?) {}

    /// Finds the previous match. Does nothing by default.
    @available(iOS 16, *)
    open func findPrevious(_ sender: Any?) {}

    /// Searches for the selection. Does nothing by default.
    @available(iOS 16, *)
    open func useSelectionForFind(_ sender: Any?) {}

    /// Prints the content. Does nothing by default.
    open func printContent(_ sender: Any?) {}

    /// Renames the content. Does nothing by default.
    @available(iOS 16, *)
    open func rename(_ sender: Any?) {}

    /// Duplicates the selection. Does nothing by default.
    @available(iOS 16, *)
    open func duplicate(_ sender: Any?) {}

    /// Moves the selection. Does nothing by default.
    @available(iOS 16, *)
    open func move(_ sender: Any?) {}

    /// Exports the selection. Does nothing by default.
    @available(iOS 16, *)
    open func export(_ sender: Any?) {}

    /// Changes the attributes of the selection. Does nothing by default.
    open func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {}

    // MARK: Pasting, sharing and activities

    /// The types of data that the responder accepts from the pasteboard. `nil` by default: none.
    open var pasteConfiguration: UIPasteConfiguration? {
        get { RareResponderProperties.of(self)?.pasteConfiguration }
        set {
            let copy = newValue?.copy() as? UIPasteConfiguration
            RareResponderProperties.edit(self) { $0.pasteConfiguration = copy }
        }
    }

    /// Inserts the data of item providers. Does nothing by default.
    open func paste(itemProviders: [NSItemProvider]) {}

    /// Returns whether the data of item providers can be inserted. By default, whether one of them has data of a type in
    /// the paste configuration.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        guard let pasteConfiguration else { return false }
        return itemProviders.contains(where: pasteConfiguration.accepts)
    }

    /// The items that the user can share or copy. `nil` by default.
    open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
        get { RareResponderProperties.of(self)?.activityItemsConfiguration }
        set { RareResponderProperties.edit(self) { $0.activityItemsConfiguration = newValue } }
    }

    /// The activity of the user with this responder. `nil` by default.
    open var userActivity: NSUserActivity? {
        get { RareResponderProperties.of(self)?.userActivity }
        set {
            userActivity?.removeUpdater(self)
            RareResponderProperties.edit(self) { $0.userActivity = newValue }
            newValue?.addUpdater(self)
        }
    }

    /// Called in the next turn after the activity was marked as in need of saving, to update its data. Does nothing by
    /// default.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Restores the state of an activity. Does nothing by default.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Internal override points

    /// Asked before the responder becomes first responder.
    func mayBecomeFirstResponder() -> Bool { true }

    /// Asked before the responder resigns first responder status, unless it is forced to.
    func mayResignFirstResponder() -> Bool { true }

    /// Called after the responder became first responder.
    func didBecomeFirstResponder() {}

    /// Called after the responder resigned first responder status.
    func didResignFirstResponder() {}

    // MARK: Touches

    /// Handles new touches. Passes them to the next responder by default.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Handles moved touches. Passes them to the next responder by default.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Handles ended touches. Passes them to the next responder by default.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Handles touches that a gesture recognizer or the system canceled. Passes them to the next responder by default.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Handles touches with values that were estimates before. Never called: none are estimates.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Presses

    /// Handles keys and buttons that were pressed. Passes them to the next responder by default.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Handles presses whose force changed. Passes them to the next responder by default.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Handles keys and buttons that were released. Passes them to the next responder by default.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Handles presses that the system canceled. Passes them to the next responder by default.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Motion and remote control

    /// Handles the start of a motion of the device. Passes it to the next responder by default.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// Handles the end of a motion of the device. Passes it to the next responder by default.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// Handles a motion that the system canceled. Passes it to the next responder by default.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// Handles a command of a remote control. Passes it to the next responder by default.
    open func remoteControlReceived(with event: UIEvent?) {
        next?.remoteControlReceived(with: event)
    }

    // MARK: Accessibility

    /// Whether the object is an accessibility element.
    open var isAccessibilityElement: Bool {
        get { accessibilityStorage?.isElement ?? false }
        set { editAccessibility { $0.isElement = newValue } }
    }

    /// A short label that identifies the element.
    open var accessibilityLabel: String? {
        get { accessibilityStorage?.label }
        set { editAccessibility { $0.label = newValue } }
    }

    /// The value of the element, such as the position of a slider.
    open var accessibilityValue: String? {
        get { accessibilityStorage?.value }
        set { editAccessibility { $0.value = newValue } }
    }

    /// A description of the result of activating the element.
    open var accessibilityHint: String? {
        get { accessibilityStorage?.hint }
        set { editAccessibility { $0.hint = newValue } }
    }

    /// The accessibility traits of the element.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage?.traits ?? .none }
        set { editAccessibility { $0.traits = newValue } }
    }

    /// The frame of the element, in screen coordinates.
    open var accessibilityFrame: CGRect {
        get { accessibilityStorage?.frame ?? .zero }
        set { editAccessibility { $0.frame = newValue } }
    }

    /// The point that a tap activates, in screen coordinates. By default, the center of the accessibility frame.
    open var accessibilityActivationPoint: CGPoint {
        get {
            if let point = accessibilityStorage?.activationPoint { return point }
            let frame = accessibilityFrame
            return frame.center
        }
        set { editAccessibility { $0.activationPoint = newValue } }
    }

    /// The custom actions of the element.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityStorage?.customActions }
        set { editAccessibility { $0.customActions = newValue } }
    }

    /// The custom rotors of the element.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityStorage?.customRotors }
        set { editAccessibility { $0.customRotors = newValue } }
    }

    /// The accessibility elements in the container, in order; `nil` if its subviews provide their own.
    open var accessibilityElements: [Any]? {
        get { accessibilityStorage?.elements }
        set { editAccessibility { $0.elements = newValue } }
    }

    /// Whether the element responds to user interaction. By default, whether its traits mark it as an enabled control.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibilityStorage?.respondsToUserInteraction ?? hasInteractiveTraits }
        set { editAccessibility { $0.respondsToUserInteraction = newValue } }
    }

    /// Labels for voice input, the preferred one first. By default, the accessibility label.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityStorage?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { editAccessibility { $0.userInputLabels = newValue } }
    }

    /// Whether the elements in this object are hidden from assistive technologies.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityStorage?.areElementsHidden ?? false }
        set { editAccessibility { $0.areElementsHidden = newValue } }
    }

    /// Whether assistive technologies ignore the siblings of the view.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityStorage?.isModal ?? false }
        set { editAccessibility { $0.isModal = newValue } }
    }

    /// The accessibility label as an attributed string. Attributes are not stored.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityLabel = newValue?.string }
    }

    /// The accessibility value as an attributed string. Attributes are not stored.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValue.map { NSAttributedString(string: $0) } }
        set { accessibilityValue = newValue?.string }
    }

    /// The accessibility hint as an attributed string. Attributes are not stored.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityHint.map { NSAttributedString(string: $0) } }
        set { accessibilityHint = newValue?.string }
    }

    /// The language to speak the element in, as a BCP 47 identifier; `nil` means the system's language.
    open var accessibilityLanguage: String? {
        get { accessibilityStorage?.language }
        set {
            editAccessibility { $0.language = newValue }
            accessibilityLanguageDidChange()
        }
    }

    /// Called after the language was set.
    func accessibilityLanguageDidChange() {}

    /// The outline of the element in screen coordinates, if its frame doesn't describe it.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityStorage?.path }
        set { editAccessibility { $0.path = newValue } }
    }

    /// Whether the children of the element are read as a group, before other elements.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityStorage?.groupsChildren ?? false }
        set { editAccessibility { $0.groupsChildren = newValue } }
    }

    /// The navigation style of the elements in the container.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibilityStorage?.navigationStyle ?? .automatic }
        set { editAccessibility { $0.navigationStyle = newValue } }
    }

    /// The type of the accessibility container.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityStorage?.containerType ?? .none }
        set { editAccessibility { $0.containerType = newValue } }
    }

    /// Returns the number of accessibility elements that were set on the container.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// Returns the accessibility element at an index; `nil` if the index is out of bounds.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// Returns the index of an accessibility element of the container; `NSNotFound` if it isn't one.
    open func index(ofAccessibilityElement element: Any) -> Int {
        let element = element as AnyObject
        return accessibilityElements?.firstIndex { ($0 as AnyObject) === element } ?? NSNotFound
    }

    /// Returns whether an assistive technology has focused the element. Always `false`.
    open func accessibilityElementIsFocused() -> Bool { false }

    /// Called after an assistive technology focused the element. No effect here.
    open func accessibilityElementDidBecomeFocused() {}

    /// Called after an assistive technology moved its focus away from the element. No effect here.
    open func accessibilityElementDidLoseFocus() {}

    /// Scrolls by a page in a direction; returns whether it scrolled. `false` by default.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Dismisses a modal view; returns whether it did. `false` by default.
    open func accessibilityPerformEscape() -> Bool { false }

    /// Performs the most important action of the screen; returns whether it did. `false` by default.
    open func accessibilityPerformMagicTap() -> Bool { false }

    /// Activates the element; returns whether it did. If `false`, the caller taps the activation point instead.
    @discardableResult
    open func accessibilityActivate() -> Bool { false }

    /// Increments the value of an adjustable element.
    open func accessibilityIncrement() {}

    /// Decrements the value of an adjustable element.
    open func accessibilityDecrement() {}
}

extension UIResponder {
    private var hasInteractiveTraits: Bool {
        let traits = accessibilityTraits
        guard !traits.contains(.notEnabled) else { return false }
        return !traits.isDisjoint(with: [.button, .link, .keyboardKey, .searchField, .adjustable])
    }

    /// The window in which this object can be first responder.
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
