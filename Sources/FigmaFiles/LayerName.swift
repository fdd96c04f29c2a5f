/// Names of layers, components and properties, as people write them: `Left / Title-Subtitle`, `leftTitleSubtitle`.
package enum LayerName {
    /// The letters and digits, in lowercase.
    package static func key(_ name: some StringProtocol) -> String {
        String(
            name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        )
    }

    /// The names between slashes, without blanks around them.
    static func path(_ name: String) -> [String] {
        name.split(separator: "/").map { String($0.trimming { $0 == " " || $0 == "❖" || $0 == "." }) }.filter {
            !$0.isEmpty
        }
    }

    /// The words, for identifiers: `Wi-Fi & Bluetooth` is `wi-fi-bluetooth`.
    static func identifier(_ name: String) -> String {
        let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.joined(separator: "-")
    }
}

extension StringProtocol {
    fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> SubSequence {
        guard let start = firstIndex(where: { !isTrimmed($0) }), let last = lastIndex(where: { !isTrimmed($0) }) else {
            return self[endIndex...]
        }
        return self[start...last]
    }
}
