import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// A storage with a text of its own, written as for UIKit.
private final class OwnStorage: NSTextStorage {
    private let backing = NSMutableAttributedString()
    var processed: [NSRange] = []

    override init() {
        super.init()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var string: String { backing.string }

    override func attributes(
        at location: Int,
        effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        backing.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        backing.replaceCharacters(in: range, with: str)
        edited([.editedCharacters, .editedAttributes], range: range, changeInLength: str.utf16.count - range.length)
        endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        beginEditing()
        backing.setAttributes(attrs ?? [:], range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
        endEditing()
    }

    override func processEditing() {
        processed.append(editedRange)
        let digits = (string as NSString).rangeOfCharacter(from: .decimalDigits)
        if digits.location != NSNotFound { addAttribute(.kern, value: 3, range: digits) }
        super.processEditing()
    }
}

private final class StorageLog: NSObject, NSTextStorageDelegate {
    var log: [String] = []
    var change: ((NSTextStorage) -> Void)?

    func textStorage(
        _ textStorage: NSTextStorage,
        willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        log.append("will \(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)")
        change?(textStorage)
        change = nil
    }

    func textStorage(
        _ textStorage: NSTextStorage,
        didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        log.append("did \(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)")
    }
}

@MainActor @Suite("Text storage")
struct NSTextStorageTests {
    @Test("the delegate is told the new range of each change, and once for a group of changes")
    func delegate() {
        let storage = NSTextStorage(string: "Hello")
        let log = StorageLog()
        storage.delegate = log
        storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "abc")
        expectEqual(storage.string, "Habclo")
        expectEqual(log.log, ["will 2 1 3 1", "did 2 1 3 1"])
        log.log = []
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "")
        storage.append(NSAttributedString(string: "!"))
        expect(log.log.isEmpty)
        storage.endEditing()
        expectEqual(log.log.count, 2)
        expectEqual(log.log.first, "will 3 0 6 0")
        expect(storage.editedMask == [] && storage.editedRange.location == NSNotFound)
    }

    @Test("what the delegate changes before processing is processed with the rest")
    func changesByDelegate() {
        let storage = NSTextStorage(string: "ab")
        let log = StorageLog()
        log.change = { $0.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 1)) }
        storage.delegate = log
        storage.append(NSAttributedString(string: "c"))
        expectEqual(log.log.count, 2)
        expectEqual(log.log.last, "did 3 0 3 1")
        expectEqual(storage.attribute(.kern, at: 0, effectiveRange: nil) as? Int, 2)
    }

    @Test("a subclass with a text of its own is copied, compared and laid out like any attributed string")
    func subclass() {
        let storage = OwnStorage()
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "abc 123")
        expectEqual(storage.processed, [NSRange(location: 0, length: 7)])
        expectEqual(storage.length, 7)
        let copy = NSAttributedString(attributedString: storage)
        expectEqual(copy.string, "abc 123")
        expectEqual(copy.attribute(.kern, at: 4, effectiveRange: nil) as? Int, 3)
        expect(copy.attribute(.kern, at: 3, effectiveRange: nil) == nil)
        storage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "")
        storage.addAttributes([.kern: 5], range: NSRange(location: 1, length: 1))
        expectEqual(NSAttributedString(attributedString: storage).string, "123")
        expectEqual(storage.attribute(.kern, at: 0, effectiveRange: nil) as? Int, 3)
    }

    @Test("a change that is reported without being made keeps text and attributes")
    func reportOnly() {
        let storage = NSTextStorage(string: "ab")
        storage.addAttribute(.kern, value: 4, range: NSRange(location: 1, length: 1))
        storage.edited(
            [.editedCharacters, .editedAttributes],
            range: NSRange(location: 0, length: 2),
            changeInLength: 0
        )
        expectEqual(storage.string, "ab")
        expect(storage.attribute(.kern, at: 0, effectiveRange: nil) == nil)
        expectEqual(storage.attribute(.kern, at: 1, effectiveRange: nil) as? Int, 4)
    }
}
