import PortableUIKit

/// A problem that an audit found.
public struct AuditFinding: Hashable, Sendable, CustomStringConvertible {
    /// The kind of the problem.
    public let kind: AuditKind
    /// The JSON pointer of the row in its screen, `/sections/0/items/2`, or `/view` outside of lists.
    public let pointer: String
    /// The name of the element: its text in quotes, its accessibility identifier or its class.
    public let element: String
    /// The frame of the element in points: in the content of its list, or in the view of the screen.
    public let frame: CGRect
    /// What is wrong, in words.
    public let problem: String
    /// The text sizes at which it is wrong; empty if it is wrong at that of the screen.
    public var textSizes: [UIContentSizeCategory] = []

    /// Adds the components of geometry one by one: before iOS 18, its types are not `Hashable`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(pointer)
        hasher.combine(element)
        hasher.combine(components: frame)
        hasher.combine(problem)
        hasher.combine(textSizes)
    }

    /// The kind, the element, its frame and the problem: `contrast: "Save" [16 16 40 20]: 2.1 to 1, needs 4.5 to 1`.
    public var description: String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(SpacingGap.number).joined(separator: " ")
        return "\(kind.rawValue): \(element) [\(numbers)]: \(problem)\(sizes)"
    }

    private var sizes: String {
        guard let first = textSizes.first else { return "" }
        let name = first.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
        return " (text size \(name)\(textSizes.count > 1 ? " and \(textSizes.count - 1) more" : ""))"
    }
}

/// A problem that is known, and that an audit does not report.
///
/// If it does not occur, the audit says so: then the expectation can be removed.
public struct AuditExpectation: Hashable, Sendable {
    /// The kind of the problem.
    public var kind: AuditKind
    /// A part of the element's name or of its pointer; nil for any element.
    public var element: String?

    /// Creates an expectation.
    public init(_ kind: AuditKind, element: String? = nil) {
        self.kind = kind
        self.element = element
    }

    /// Whether the finding is what was expected.
    public func matches(_ finding: AuditFinding) -> Bool {
        guard kind == finding.kind else { return false }
        guard let element else { return true }
        return finding.element.contains(element) || finding.pointer == element
    }
}

extension AuditExpectation: CustomStringConvertible {
    /// The kind and the element.
    public var description: String {
        element.map { "\(kind.rawValue) of \($0)" } ?? kind.rawValue
    }
}
