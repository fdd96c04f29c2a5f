import Foundation

/// A file that a command writes.
enum OutputFile {
    /// Writes a file as a whole: into a file beside it first, which then takes its place, so that no reader ever sees half of it and
    /// a failure leaves the old file as it was.
    static func write(_ data: Data, to path: String) throws {
        do {
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw CommandFailure("\(path) cannot be written: \(error.reason)")
        }
    }
}

/// A failure that is not the command line's fault; ArgumentParser prints it and exits with status 1.
struct CommandFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

extension Error {
    /// What went wrong in the words of the system, where Foundation hides them under its own.
    var reason: String {
        guard let code = ((self as? CocoaError)?.underlying as? POSIXError)?.code else { return localizedDescription }
        return String(cString: strerror(code.rawValue))
    }
}
