import Foundation

extension NSCoder {
    private static let valuesKey = "values"

    /// Encodes the values of an object as a property list.
    final func encodeValues(_ values: some Encodable) {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        guard let data = try? encoder.encode(values) else { return }
        encode(data as NSData, forKey: Self.valuesKey)
    }

    /// Returns the values of an object; `nil` if there are none, or if they are damaged.
    final func decodeValues<Values: Decodable>(_ type: Values.Type) -> Values? {
        guard let data = decodeObjectOfAnyClass(forKey: Self.valuesKey) as? Data else { return nil }
        return try? PropertyListDecoder().decode(type, from: data)
    }

    /// Returns an object. Foundation on Linux traps at an object of a class that wasn't asked for.
    final func decodeObjectOfAnyClass(forKey key: String) -> Any? {
        decodeObject(of: [NSObject.self], forKey: key)
    }
}
