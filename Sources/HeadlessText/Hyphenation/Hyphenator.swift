import CHyphen
import Foundation

/// Finds the positions at which words may be divided, with the dictionaries of libhyphen.
///
/// Dictionaries are read when they are first needed, in milliseconds; see ``HyphenationPatterns``. Languages whose dictionary
/// is not installed are not hyphenated.
struct Hyphenator {
    private static let folder = "/usr/share/hyphen/"
    /// The shortest word that is divided, in letters.
    private static let minimumLength = 5
    /// The longest word that is looked at, in letters.
    private static let maximumLength = 200

    /// The most words whose positions are remembered.
    private static let rememberedCount = 4_096

    private var dictionaries: [HyphenationLanguage: HyphenDictionary?] = [:]
    private var remembered: [HyphenationLanguage: [Substring: [Int]]] = [:]

    /// Returns the numbers of letters before each position at which a word may be divided, in ascending order.
    ///
    /// - Parameters:
    ///   - word: Letters of one script.
    ///   - text: The text that the word is from, which tells its language if nothing else does.
    ///   - language: The language of the text; `nil` if nothing says it.
    mutating func positions(in word: Substring, of text: Substring, language: TextLanguage? = nil) -> [Int] {
        guard (Self.minimumLength...Self.maximumLength).contains(word.unicodeScalars.count),
            let language = HyphenationLanguage(word: word, in: text, of: language)
        else { return [] }
        if let known = remembered[language]?[word] { return known }
        let positions = dictionary(of: language)?.positions(in: word) ?? []
        if remembered[language, default: [:]].count >= Self.rememberedCount { remembered[language] = [:] }
        remembered[language, default: [:]][Substring(String(word))] = positions
        return positions
    }

    private mutating func dictionary(of language: HyphenationLanguage) -> HyphenDictionary? {
        if let known = dictionaries[language] { return known }
        let dictionary = HyphenDictionary(path: Self.folder + "hyph_\(language.rawValue).dic")
        dictionaries[language] = dictionary
        return dictionary
    }
}

/// The dictionary of a language.
///
/// Unchecked: a dictionary is not changed after it was read, and the shaper that owns it is guarded by a lock.
final class HyphenDictionary: @unchecked Sendable {
    private let patterns: HyphenationPatterns
    private let converter: iconv_t

    init?(path: String) {
        guard let patterns = HyphenationPatterns(path: path), let converter = iconv_open(patterns.encoding, "UTF-8"),
            Int(bitPattern: converter) != -1
        else { return nil }
        self.patterns = patterns
        self.converter = converter
    }

    deinit {
        iconv_close(converter)
    }

    func positions(in word: Substring) -> [Int] {
        guard let bytes = encoded(word.lowercased()) else { return [] }
        let dictionary = patterns.dictionary(of: bytes.map { UInt8(bitPattern: $0) })
        return Self.positions(in: bytes, letters: word.unicodeScalars.count, dictionary: dictionary)
    }

    /// Returns the positions in a word by the text of a dictionary in the same encoding.
    static func positions(in bytes: [CChar], letters: Int, dictionary: [UInt8]) -> [Int] {
        var dictionary = dictionary
        // The file reads the bytes until it is closed.
        let loaded = dictionary.withUnsafeMutableBytes { buffer -> UnsafeMutablePointer<HyphenDict>? in
            guard let file = fmemopen(buffer.baseAddress, buffer.count, "r") else { return nil }
            defer { fclose(file) }
            return hnj_hyphen_load_file(file)
        }
        guard let loaded else { return [] }
        defer { hnj_hyphen_free(loaded) }
        return positions(in: bytes, letters: letters, loaded)
    }

    private static func positions(
        in bytes: [CChar],
        letters: Int,
        _ pointer: UnsafeMutablePointer<HyphenDict>
    ) -> [Int] {
        var marks = [CChar](repeating: 0, count: bytes.count + 5)
        var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        var places: UnsafeMutablePointer<Int32>?
        var cuts: UnsafeMutablePointer<Int32>?
        defer {
            if let replacements {
                for index in bytes.indices { free(replacements[index]) }
            }
            free(replacements)
            free(places)
            free(cuts)
        }
        let failed = hnj_hyphen_hyphenate2(
            pointer,
            bytes,
            Int32(bytes.count),
            &marks,
            nil,
            &replacements,
            &places,
            &cuts
        )
        guard failed == 0 else { return [] }
        // The marks are of letters, also in UTF-8: an odd one allows a hyphen after its letter.
        return (1..<max(1, letters - 1)).filter { position in
            // Positions that change the spelling are left out.
            Int(marks[position - 1]) % 2 == 1 && replacements?[position - 1] == nil && position >= 2
                && letters - position >= 2
        }
    }

    /// Returns a word in the encoding of the dictionary; `nil` if that lacks a letter.
    private func encoded(_ word: String) -> [CChar]? {
        var input = word.utf8.map { CChar(bitPattern: $0) }
        var output = [CChar](repeating: 0, count: input.count * 2 + 8)
        let count: Int? = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                var (source, sourceCount) = (input.baseAddress, input.count)
                var (target, targetCount) = (output.baseAddress, output.count)
                let result = iconv(converter, &source, &sourceCount, &target, &targetCount)
                iconv(converter, nil, nil, nil, nil)
                return result == 0 && sourceCount == 0 ? output.count - targetCount : nil
            }
        }
        return count.map { Array(output.prefix($0)) }
    }
}
