import Foundation
import XCTest

/// Runs named parts of tests.
public enum XCTContext {
    /// Runs a part of a test.
    public static func runActivity<Result>(
        named name: String,
        block: (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        try block(Activity(name: name))
    }

    private final class Activity: XCTActivity {
        let name: String

        init(name: String) { self.name = name }
        func add(_ attachment: XCTAttachment) {}
    }
}

/// A named part of a test.
public protocol XCTActivity: AnyObject {
    /// The name of the part.
    var name: String { get }

    /// Adds an attachment, which nothing keeps here.
    func add(_ attachment: XCTAttachment)
}

extension XCTestCase {
    /// Adds an attachment, which nothing keeps here.
    public func add(_ attachment: XCTAttachment) {}
}

/// Something that a test leaves behind. Nothing keeps it here.
open class XCTAttachment: NSObject {
    /// How long an attachment is kept.
    public enum Lifetime: Int, Sendable {
        case keepAlways, deleteOnSuccess
    }

    /// How an image is compressed.
    public enum ImageQuality: Int, Sendable {
        case original, medium, low
    }

    /// The name of the attachment.
    open var name: String?
    /// How long the attachment is kept.
    open var lifetime = Lifetime.deleteOnSuccess
    /// More about the attachment.
    open var userInfo: [AnyHashable: Any]?

    private override init() {}

    /// Creates an attachment of a text.
    public convenience init(string: String) { self.init() }
    /// Creates an attachment of data.
    public convenience init(data: Data) { self.init() }
    /// Creates an attachment of data of a type.
    public convenience init(data: Data, uniformTypeIdentifier: String) { self.init() }
    /// Creates an attachment of an image, a `UIImage`.
    public convenience init(image: AnyObject) { self.init() }
    /// Creates an attachment of an image, a `UIImage`, compressed.
    public convenience init(image: AnyObject, quality: ImageQuality) { self.init() }
    /// Creates an attachment of a file.
    public convenience init(contentsOfFile url: URL) { self.init() }
    /// Creates an attachment of an object.
    public convenience init(archivableObject object: Any) { self.init() }
}
