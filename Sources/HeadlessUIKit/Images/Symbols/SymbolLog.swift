import Foundation

/// The log of symbols that exist on devices, but are drawn as a placeholder here.
@_spi(Host) public enum SymbolLog {
    private struct State {
        var handler: @Sendable (String) -> Void = { report in
            FileHandle.standardError.write(Data((report + "\n").utf8))
        }
        var reported: Set<String> = []
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var state = State()

    /// The handler of the reports. By default, writes them to standard error. Setting it forgets what was reported.
    public static var handler: @Sendable (String) -> Void {
        get { lock.withLock { state.handler } }
        set { lock.withLock { state = State(handler: newValue) } }
    }

    /// Reports a symbol once.
    static func reportPlaceholder(for name: String) {
        let handler = lock.withLock { state.reported.insert(name).inserted ? state.handler : nil }
        handler?("Symbol \"\(name)\" has no drawing here: a crossed square stands for it. Devices draw the symbol.")
    }
}
