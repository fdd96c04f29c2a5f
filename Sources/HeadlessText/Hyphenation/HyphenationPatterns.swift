import Foundation

/// The patterns of a language as they are in the file of its dictionary, found by their letters.
///
/// libhyphen takes seconds to make its tables of a large dictionary: those of German have 80,000 patterns. A word needs a few dozen
/// of them. They are picked here, and libhyphen reads them alone: a pattern that is not in a word has no say in it.
struct HyphenationPatterns {
    /// The character set of the file.
    let encoding: String
    private let bytes: [UInt8]
    /// The lines that are no patterns, and the patterns by their first two letters, for each level.
    private var levels: [Level] = [Level()]

    private struct Level {
        var settings: [Range<Int>] = []
        var patterns: [UInt16: [Range<Int>]] = [:]
    }

    /// Reads the file of a dictionary.
    init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        bytes = [UInt8](data)
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        encoding = String(decoding: bytes[..<end], as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        var start = end + 1
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            add(start..<end)
            start = end + 1
        }
    }

    private mutating func add(_ line: Range<Int>) {
        guard let first = bytes[line].first, first != UInt8(ascii: "#"), first != UInt8(ascii: "%") else { return }
        // Settings are in capitals.
        guard !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
            if bytes[line].starts(with: Array("NEXTLEVEL".utf8)) {
                levels.append(Level())
            } else {
                levels[levels.count - 1].settings.append(line)
            }
            return
        }
        var letters = bytes[line].lazy.filter { !Self.isDigit($0) }.makeIterator()
        guard let letter = letters.next() else { return }
        let second = letters.next() ?? 0
        let key = Self.key(letter, second == UInt8(ascii: "/") || second == UInt8(ascii: "\r") ? 0 : second)
        levels[levels.count - 1].patterns[key, default: []].append(line)
    }

    /// Returns a dictionary with the patterns that are in a word.
    func dictionary(of word: [UInt8]) -> [UInt8] {
        let marked = [UInt8(ascii: ".")] + word + [UInt8(ascii: ".")]
        var result = Array((encoding + "\n").utf8)
        for (number, level) in levels.enumerated() {
            if number > 0 { result += Array("NEXTLEVEL\n".utf8) }
            for line in level.settings { append(line, to: &result) }
            for start in marked.indices {
                let second = start + 1 < marked.count ? marked[start + 1] : 0
                for key in [Self.key(marked[start], second), Self.key(marked[start], 0)] {
                    for line in level.patterns[key] ?? [] where isPattern(line, at: start, of: marked) {
                        append(line, to: &result)
                    }
                }
            }
        }
        return result
    }

    private func append(_ line: Range<Int>, to result: inout [UInt8]) {
        result += bytes[line]
        result.append(UInt8(ascii: "\n"))
    }

    /// Whether the letters of a pattern are at a place of a word.
    private func isPattern(_ line: Range<Int>, at start: Int, of word: [UInt8]) -> Bool {
        var index = start
        for byte in bytes[line] {
            if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\r") { break }
            guard !Self.isDigit(byte) else { continue }
            guard index < word.count, word[index] == byte else { return false }
            index += 1
        }
        return true
    }

    private static func key(_ first: UInt8, _ second: UInt8) -> UInt16 { UInt16(first) << 8 | UInt16(second) }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
