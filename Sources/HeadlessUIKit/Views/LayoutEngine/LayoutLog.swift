import Foundation

/// Where reports on constraints go.
@_spi(Host) @preconcurrency @MainActor public enum LayoutLog {
    /// Takes the reports; the default writes them to the standard error, as UIKit does to the console.
    public static var handler: (String) -> Void = { report in
        FileHandle.standardError.write(Data((report + "\n").utf8))
    }

    static func write(_ report: String) {
        handler(report)
    }
}
