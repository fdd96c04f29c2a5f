#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Files and directories through the C library, which keeps the binary small.
enum DocumentPath {
    private static let blockSize = 1 << 16

    /// Returns the bytes of a file, or of standard input for `-`; `nil` if it cannot be read.
    static func read(_ path: String) -> [UInt8]? {
        let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY)
        guard descriptor >= 0 else { return nil }
        defer { if descriptor != STDIN_FILENO { close(descriptor) } }
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: blockSize)
        while true {
            let count = block.withUnsafeMutableBytes { buffer in
                #if canImport(Glibc)
                Glibc.read(descriptor, buffer.baseAddress, buffer.count)
                #elseif canImport(Musl)
                Musl.read(descriptor, buffer.baseAddress, buffer.count)
                #else
                Darwin.read(descriptor, buffer.baseAddress, buffer.count)
                #endif
            }
            if count < 0 { return nil }
            if count == 0 { return bytes }
            bytes += block[..<count]
        }
    }

    /// Returns a path, or all `.json` files of a directory in alphabetical order.
    static func expanded(_ path: String) -> [String] {
        guard path != "-", let directory = opendir(path) else { return [path] }
        defer { closedir(directory) }
        let folder = path.hasSuffix("/") ? path : path + "/"
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
                    String(cString: $0)
                }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted().flatMap { name -> [String] in
            let child = folder + name
            if name.hasSuffix(".json") { return [child] }
            guard let nested = opendir(child) else { return [] }
            closedir(nested)
            return expanded(child)
        }
    }
}
