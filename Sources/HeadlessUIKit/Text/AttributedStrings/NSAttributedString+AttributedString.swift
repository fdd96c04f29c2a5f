import Foundation

extension NSAttributedString {
    /// Creates a string with the attributes of UIKit and Foundation; others are left out.
    public convenience init(_ attrStr: AttributedString) {
        self.init(
            attributedString: (try? AttributeConversion.standard.string(attrStr)) ?? NSAttributedString(string: "")
        )
    }

    /// Creates a string with the attributes of a scope; others are left out.
    ///
    /// - Throws: What the conversion of a value throws.
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString,
        including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(attrStr, including: S.self)
    }

    /// Creates a string with the attributes of a scope; others are left out.
    ///
    /// - Throws: What the conversion of a value throws.
    public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
        self.init(attributedString: try AttributeConversion.of(scope).string(attrStr))
    }
}

extension AttributedString {
    /// Creates a string with the attributes of UIKit and Foundation; others, and values of the wrong type, are left out.
    public init(_ nsStr: NSAttributedString) {
        self = (try? AttributeConversion.standard.string(nsStr)) ?? AttributedString(nsStr.string)
    }

    /// Creates a string with the attributes of a scope; others are left out.
    ///
    /// - Throws: `CocoaError.coderInvalidValue` for a value of the wrong type.
    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString,
        including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(nsStr, including: S.self)
    }

    /// Creates a string with the attributes of a scope; others are left out.
    ///
    /// - Throws: `CocoaError.coderInvalidValue` for a value of the wrong type.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
        self = try AttributeConversion.of(scope).string(nsStr)
    }
}

extension AttributeContainer {
    /// Creates a container with the attributes of UIKit and Foundation; others, and values of the wrong type, are left
    /// out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self = (try? AttributeConversion.standard.container(dictionary)) ?? AttributeContainer()
    }

    /// Creates a container with the attributes of a scope; others are left out.
    ///
    /// - Throws: `CocoaError.coderInvalidValue` for a value of the wrong type.
    public init<S: AttributeScope>(
        _ dictionary: [NSAttributedString.Key: Any],
        including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(dictionary, including: S.self)
    }

    /// Creates a container with the attributes of a scope; others are left out.
    ///
    /// - Throws: `CocoaError.coderInvalidValue` for a value of the wrong type.
    public init<S: AttributeScope>(_ dictionary: [NSAttributedString.Key: Any], including scope: S.Type) throws {
        self = try AttributeConversion.of(scope).container(dictionary)
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// Creates a dictionary with the attributes of UIKit and Foundation; others are left out.
    public init(_ container: AttributeContainer) {
        self = (try? AttributeConversion.standard.attributes(container)) ?? [:]
    }

    /// Creates a dictionary with the attributes of a scope; others are left out.
    ///
    /// - Throws: What the conversion of a value throws.
    public init<S: AttributeScope>(
        _ container: AttributeContainer,
        including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(container, including: S.self)
    }

    /// Creates a dictionary with the attributes of a scope; others are left out.
    ///
    /// - Throws: What the conversion of a value throws.
    public init<S: AttributeScope>(_ container: AttributeContainer, including scope: S.Type) throws {
        self = try AttributeConversion.of(scope).attributes(container)
    }
}
