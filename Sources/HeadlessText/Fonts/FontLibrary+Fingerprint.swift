import CCairo
import CPango
import Foundation

extension FontLibrary {
    /// What pixels depend on beside the program, one `name value` a line: versions of libraries, and a checksum of each
    /// font file.
    package var fingerprint: String {
        let libraries = [
            "cairo \(String(cString: cairo_version_string()))",
            "pango \(String(cString: pango_version_string()))",
            "fontconfig \(FcGetVersion())",
            "harfbuzz \(String(cString: hb_version_string()))",
        ]
        let fonts = files.paths.map { path in
            let name = path.split(separator: "/").last.map(String.init) ?? path
            return "\(name) \(String(FileChecksums.shared.checksum(ofFileAt: path), radix: 16))"
        }
        return (libraries + fonts.sorted()).joined(separator: "\n")
    }
}

/// The checksums of font files, each read once: every snapshot names them.
private final class FileChecksums: @unchecked Sendable {
    static let shared = FileChecksums()

    private let lock = NSLock()
    private var checksums: [String: UInt64] = [:]

    func checksum(ofFileAt path: String) -> UInt64 {
        lock.lock()
        defer { lock.unlock() }
        if let known = checksums[path] { return known }
        let checksum = Self.checksum(of: FileManager.default.contents(atPath: path) ?? Data())
        checksums[path] = checksum
        return checksum
    }

    /// Returns the 64-bit FNV-1a checksum of a file over eight bytes at a time. Only meant to distinguish versions of a
    /// file.
    private static func checksum(of data: Data) -> UInt64 {
        guard !data.isEmpty else { return 0 }
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
