import Foundation

/// A file that a command writes.
enum OutputFile {
    /// Writes a file atomically: to a temporary file beside it first, which then replaces it, so that no process reads
    /// a partial file and a failure leaves the old file unchanged.
    static func write(_ data: Data, to path: String) throws {
        do {
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw CommandFailure("\(path) cannot be written: \(error.reason)")
        }
    }
}

/// A failure that is not a usage error; ArgumentParser prints it and exits with status 1.
struct CommandFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

extension Error {
    /// The system's description of the error, which Foundation nests inside its own.
    var reason: String {
        guard let code = ((self as? CocoaError)?.underlying as? POSIXError)?.code else { return localizedDescription }
        return String(cString: strerror(code.rawValue))
    }
}
