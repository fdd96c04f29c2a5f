@_spi(Host) @testable import HeadlessUIKit

/// Returns what is reported of interface files and of properties by their names while a closure runs.
@MainActor func interfaceReports(_ body: () -> Void) -> [String] {
    var reports: [String] = []
    let previous = InterfaceLog.handler
    InterfaceLog.handler = { reports.append($0) }
    body()
    InterfaceLog.handler = previous
    return reports
}
