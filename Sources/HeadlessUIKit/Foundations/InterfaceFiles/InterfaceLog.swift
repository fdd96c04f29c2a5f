import Foundation

/// The log of what interface files ask for and what does not exist here. UIKit raises an exception for some of it.
@_spi(Host) @MainActor public enum InterfaceLog {
    /// The most reports to remember: each is written once.
    private static let limit = 1_000

    private static var reported: Set<String> = []

    /// The handler of the reports. By default, writes them to standard error. Setting it forgets what was reported.
    public static var handler: (String) -> Void = { report in
        FileHandle.standardError.write(Data((report + "\n").utf8))
    }
    {
        didSet { reported = [] }
    }

    package static func report(_ report: String) {
        guard reported.count < limit, reported.insert(report).inserted else { return }
        handler(report)
    }
}
