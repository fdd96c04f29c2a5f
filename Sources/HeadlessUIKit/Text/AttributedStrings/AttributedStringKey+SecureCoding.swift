import Foundation

extension EncodableAttributedStringKey where Value: NSSecureCoding & NSObject {
    /// Encodes the value as a keyed archive.
    public static func encode(_ value: Value, to encoder: any Encoder) throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
        try data.encode(to: encoder)
    }
}

extension DecodableAttributedStringKey where Value: NSSecureCoding & NSObject {
    /// Decodes a value from a keyed archive.
    ///
    /// - Throws: `DecodingError.dataCorrupted` if the archive has another value.
    public static func decode(from decoder: any Decoder) throws -> Value {
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: try Data(from: decoder))
        unarchiver.decodingFailurePolicy = .setErrorAndReturn
        guard let value = unarchiver.decodeObjectOfAnyClass(forKey: NSKeyedArchiveRootObjectKey) as? Value else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath,
                    debugDescription: "The archive has no \(Value.self)."
                )
            )
        }
        return value
    }
}
