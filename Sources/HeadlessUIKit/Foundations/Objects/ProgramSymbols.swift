import Foundation
import Glibc

/// The symbols of an executable or library that is loaded in this process, read from its file (ELF, 64 bits).
struct ProgramSymbols {
    /// A kind of symbol, with the number that the format has for it.
    enum Kind: UInt8 {
        case object = 1
        case function = 2
    }

    private let file: Data
    private let base: UInt
    private var symbols: Range<Int> = 0..<0
    private var names: Range<Int> = 0..<0

    private static let entrySize = 24

    /// Reads the symbols of a file, of which there are none if it was stripped of them.
    ///
    /// - Parameter base: The address in memory where the file was loaded.
    init?(path: String, base: UInt) {
        guard let file = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { return nil }
        self.file = file
        self.base = base
        guard findTables() else { return nil }
    }

    /// Returns the file that an address was loaded from and the address of its start.
    static func file(around address: UInt) -> (path: String, base: UInt)? {
        // A line of the list of mappings: "start-end permissions offset device inode path".
        guard let list = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return nil }
        var start: (path: Substring, base: UInt)?
        for line in list.split(separator: "\n") {
            let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
            guard fields.count == 6 else { continue }
            let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard bounds.count == 2 else { continue }
            if UInt(fields[2], radix: 16) == 0 { start = (fields[5].drop { $0 == " " }, bounds[0]) }
            if (bounds[0]..<bounds[1]).contains(address) { return start.map { (String($0.path), $0.base) } }
        }
        return nil
    }

    private mutating func findTables() -> Bool {
        let isELF = file.count > 64 && file.prefix(5).elementsEqual([0x7f, 0x45, 0x4c, 0x46, 2])
        guard isELF, let sections = int(at: 0x28), let size = int16(at: 0x3a), let count = int16(at: 0x3c) else {
            return false
        }
        for index in 0..<count {
            let section = sections + index * size
            guard int32(at: section + 4) == 2, let table = range(ofSection: section),
                let link = int32(at: section + 0x28),
                let strings = range(ofSection: sections + link * size)
            else { continue }
            (symbols, names) = (table, strings)
            return true
        }
        return false
    }

    private func range(ofSection section: Int) -> Range<Int>? {
        guard let start = int(at: section + 0x18), let length = int(at: section + 0x20) else { return nil }
        let (end, overflows) = start.addingReportingOverflow(length)
        return start >= 0 && length >= 0 && !overflows && end <= file.count ? start..<end : nil
    }

    private func int(at offset: Int) -> Int? { read(UInt64.self, at: offset).flatMap(Int.init(exactly:)) }
    private func int32(at offset: Int) -> Int? { read(UInt32.self, at: offset).map(Int.init) }
    private func int16(at offset: Int) -> Int? { read(UInt16.self, at: offset).map(Int.init) }

    private func read<Value: FixedWidthInteger & BitwiseCopyable>(_ type: Value.Type, at offset: Int) -> Value? {
        guard offset >= 0, offset <= file.count - MemoryLayout<Value>.size else { return nil }
        return file.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: type) }
    }

    /// Calls a closure with the name and the address in memory of every symbol of a kind whose name ends with a suffix.
    func forEach(_ kind: Kind, suffix: StaticString, _ body: (UnsafeBufferPointer<UInt8>, UInt) -> Void) {
        let ending = UnsafeBufferPointer(start: suffix.utf8Start, count: suffix.utf8CodeUnitCount)
        file.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress, !names.isEmpty, bytes[names.upperBound - 1] == 0 else { return }
            var entry = symbols.lowerBound
            while entry + Self.entrySize <= symbols.upperBound {
                defer { entry += Self.entrySize }
                guard start.load(fromByteOffset: entry + 4, as: UInt8.self) & 0xf == kind.rawValue else { continue }
                let offset = Int(start.loadUnaligned(fromByteOffset: entry, as: UInt32.self))
                guard offset < names.count else { continue }
                let name = (start + names.lowerBound + offset).assumingMemoryBound(to: UInt8.self)
                let length = strlen(UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
                guard length >= ending.count, let expected = ending.baseAddress,
                    memcmp(name + length - ending.count, expected, ending.count) == 0
                else { continue }
                let value = UInt(start.loadUnaligned(fromByteOffset: entry + 8, as: UInt64.self))
                body(UnsafeBufferPointer(start: name, count: length), base + value)
            }
        }
    }
}
