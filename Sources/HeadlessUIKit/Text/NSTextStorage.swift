import Foundation

/// The text of layout managers: a mutable attributed string that tells them about its changes.
///
/// A subclass that keeps the text itself overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` with a string, and `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)`
/// after each change, as with UIKit.
open class NSTextStorage: NSMutableAttributedString {
    /// What was changed.
    public struct EditActions: OptionSet, Sendable {
        /// The raw value of the option set.
        public let rawValue: UInt

        /// Creates a set of actions from a raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Attributes were changed.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters were changed.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    private var managers: [NSLayoutManager] = []
    private var actions: EditActions = []
    private var range = NSRange(location: NSNotFound, length: 0)
    private var growth = 0
    /// The number of `beginEditing` calls without their `endEditing`.
    private var editingDepth = 0
    private var isProcessing = false
    /// The number of processed changes.
    private(set) final var changeCount = 0
    /// Whether the change that is reported was made by this class.
    private var isOwnChange = false

    /// Creates an empty storage.
    public init() {
        super.init(string: "")
    }

    /// Creates a storage with a text.
    public override init(string str: String) {
        super.init(string: str)
    }

    /// Creates a storage with a text and its attributes.
    public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: str, attributes: attrs)
    }

    /// Creates a storage with the content of an attributed string.
    public override init(attributedString attrStr: NSAttributedString) {
        super.init(attributedString: attrStr)
    }

    /// Creates a storage from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    deinit {
        for manager in managers { manager.textStorage = nil }
    }

    /// The layout managers, which the storage retains.
    open var layoutManagers: [NSLayoutManager] { managers }

    /// Adds a layout manager, which is retained, and lays out the text with it.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        managers.append(aLayoutManager)
        aLayoutManager.textStorage = self
        aLayoutManager.invalidateAll()
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard managers.contains(where: { $0 === aLayoutManager }) else { return }
        managers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
        aLayoutManager.invalidateAll()
    }

    /// The delegate that is told about changes.
    open weak var delegate: (any NSTextStorageDelegate)?

    /// What the changes being processed are.
    open var editedMask: EditActions { actions }

    /// The changed range of the new text; its location is `NSNotFound` without changes.
    open var editedRange: NSRange { range }

    /// By how many UTF-16 units the text grew.
    open var changeInLength: Int { growth }

    /// Records a change of a range of the old text. Processed at once, or after the outermost `endEditing()`.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let end = editedRange.location + editedRange.length
        if !isOwnChange { mirror(editedMask, old: editedRange, newLength: editedRange.length + delta) }
        if range.location == NSNotFound {
            range = NSRange(location: editedRange.location, length: editedRange.length + delta)
        } else {
            let start = min(range.location, editedRange.location)
            let newEnd = max(range.location + range.length, end) + delta
            range = NSRange(location: start, length: newEnd - start)
        }
        actions.formUnion(editedMask)
        growth += delta
        processIfNeeded()
    }

    /// Tells the delegate and the layout managers about the recorded changes.
    open func processEditing() {
        delegate?.textStorage(self, willProcessEditing: actions, range: range, changeInLength: growth)
        NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
        delegate?.textStorage(self, didProcessEditing: actions, range: range, changeInLength: growth)
        NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
        for manager in managers {
            manager.processEditing(
                for: self,
                edited: actions,
                range: range,
                changeInLength: growth,
                invalidatedRange: range
            )
        }
    }

    private func processIfNeeded() {
        guard editingDepth == 0, !isProcessing, !actions.isEmpty else { return }
        isProcessing = true
        changeCount += 1
        processEditing()
        isProcessing = false
        actions = []
        range = NSRange(location: NSNotFound, length: 0)
        growth = 0
    }

    /// Begins a group of changes that are processed together.
    open override func beginEditing() {
        editingDepth += 1
    }

    /// Ends a group of changes, and processes them if it is the outermost group.
    open override func endEditing() {
        editingDepth = max(0, editingDepth - 1)
        processIfNeeded()
    }

    // MARK: Changes

    /// Replaces the characters in a range. New characters have the attributes of the first replaced one, or of the one
    /// before.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        report(.editedCharacters, range, delta: str.utf16.count - range.length)
    }

    /// Sets the attributes of a range.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        guard range.length > 0 else { return }
        super.setAttributes(attrs ?? [:], range: range)
        report(.editedAttributes, range, delta: 0)
    }

    /// Replaces the characters and attributes in a range.
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        let new = attrString === self ? NSAttributedString(attributedString: attrString) : attrString
        beginEditing()
        replaceCharacters(in: range, with: new.string)
        new.enumerateAttributes(in: NSRange(location: 0, length: new.length), options: []) { attributes, part, _ in
            setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
        }
        endEditing()
    }

    /// Deletes the characters in a range.
    open override func deleteCharacters(in range: NSRange) {
        replaceCharacters(in: range, with: "")
    }

    /// Sets an attribute in a range.
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        changeAttributes(in: range) { $0[name] = value }
    }

    /// Sets attributes in a range.
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { $1 } }
    }

    /// Removes an attribute in a range.
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }

    private func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard range.length > 0 else { return }
        var runs: [(NSRange, [NSAttributedString.Key: Any])] = []
        enumerateAttributes(in: range, options: []) { attributes, part, _ in runs.append((part, attributes)) }
        beginEditing()
        for (part, attributes) in runs {
            var changed = attributes
            change(&changed)
            setAttributes(changed, range: part)
        }
        endEditing()
    }

    private func report(_ action: EditActions, _ range: NSRange, delta: Int) {
        isOwnChange = true
        defer { isOwnChange = false }
        edited(action, range: range, changeInLength: delta)
    }

    /// Repeats a change that a subclass made in a text of its own: Foundation on Linux copies and compares attributed
    /// strings by the memory of this class, not by its overridable methods.
    private func mirror(_ action: EditActions, old: NSRange, newLength: Int) {
        let new = NSRange(location: old.location, length: newLength)
        // Read first: without a text of its own, a subclass reports a change of what is about to be replaced.
        var runs: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
        var location = new.location
        while location < new.location + new.length {
            var run = NSRange()
            let attributes = attributes(at: location, effectiveRange: &run)
            let end = min(run.location + run.length, new.location + new.length)
            guard end > location else { break }
            runs.append((NSRange(location: location, length: end - location), attributes))
            location = end
        }
        if action.contains(.editedCharacters) {
            super.replaceCharacters(in: old, with: (string as NSString).substring(with: new))
        }
        for run in runs { super.setAttributes(run.attributes, range: run.range) }
    }
}

extension NSTextStorage {
    /// Posted before changes are processed.
    public class var willProcessEditingNotification: NSNotification.Name {
        NSNotification.Name("NSTextStorageWillProcessEditingNotification")
    }

    /// Posted after changes were processed, before they are laid out.
    public class var didProcessEditingNotification: NSNotification.Name {
        NSNotification.Name("NSTextStorageDidProcessEditingNotification")
    }
}

/// Is told about changes of a text storage. All methods are optional.
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Called before changes are processed; may change characters and attributes.
    func textStorage(
        _ textStorage: NSTextStorage,
        willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    )

    /// Called after changes were processed, before they are laid out; may change attributes.
    func textStorage(
        _ textStorage: NSTextStorage,
        didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    )
}

extension NSTextStorageDelegate {
    /// The default implementation; does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage,
        willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {}

    /// The default implementation; does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage,
        didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
}
