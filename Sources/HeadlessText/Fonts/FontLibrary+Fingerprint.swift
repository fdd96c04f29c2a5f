import CCairo
import CPango
import Foundation

extension FontLibrary {
    /// What pixels depend on beside the program, one `name value` a line: versions of libraries, and a checksum of each
    /// font file.
    package var fingerprint: String {
        Fingerprints.shared.text(of: files.paths) {
            let libraries = [
                "cairo \(String(cString: cairo_version_string()))",
                "pango \(String(cString: pango_version_string()))",
                "fontconfig \(FcGetVersion())",
                "harfbuzz \(String(cString: hb_version_string()))",
            ]
            let fonts = files.paths.map { path in
                let name = path.split(separator: "/").last.map(String.init) ?? path
                return "\(name) \(String(Fingerprints.checksum(ofFileAt: path), radix: 16))"
            }
            return (libraries + fonts.sorted()).joined(separator: "\n")
        }
    }
}

/// The fingerprints of sets of font files, each made once: every snapshot has one.
private final class Fingerprints: @unchecked Sendable {
    static let shared = Fingerprints()

    private let lock = NSLock()
    private var texts: [[String]: String] = [:]

    func text(of paths: [String], make: () -> String) -> String {
        lock.lock()
        defer { lock.unlock() }
        if let known = texts[paths] { return known }
        let text = make()
        texts[paths] = text
        return text
    }

    /// Returns the 64-bit FNV-1a checksum of a file over eight bytes at a time. Only meant to distinguish versions of a
    /// file.
    static func checksum(ofFileAt path: String) -> UInt64 {
        guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else { return 0 }
        var sum: UInt64 = 0xcbf2_9ce4_8422_2325
        data.withUnsafeBytes { bytes in
            var index = 0
            while index + 8 <= bytes.count {
                sum = (sum ^ bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) &* 0x0000_0100_0000_01b3
                index += 8
            }
            while index < bytes.count {
                sum = (sum ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01b3
                index += 1
            }
        }
        return sum
    }
}
