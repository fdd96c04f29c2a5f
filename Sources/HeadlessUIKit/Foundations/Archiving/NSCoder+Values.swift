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
        guard let data = decodeObject(of: NSData.self, forKey: Self.valuesKey) else { return nil }
        return try? PropertyListDecoder().decode(type, from: data as Data)
    }
}
