import Foundation

/// The log of constraint reports.
@_spi(Host) @preconcurrency @MainActor public enum LayoutLog {
    /// The handler of the reports. By default, writes them to standard error, as UIKit writes them to the console.
    public static var handler: (String) -> Void = { report in
        FileHandle.standardError.write(Data((report + "\n").utf8))
    }

    static func write(_ report: String) {
        handler(report)
    }
}
