import PortableUIKit
import ScreenAudits
import ScreenHosting

/// Asserts that people can read, reach and hear a value on a screen: a state, an item, a view, a view controller.
///
/// ```swift
/// assertAudit(of: state)
/// assertAudit(of: state, ScreenAudit(without: [.pixelGrid]), on: .iPhoneSE)
/// ```
///
/// Each problem is a failure of its own, in words.
@MainActor
public func assertAudit(
    of value: @autoclosure () throws -> some SnapshotScreenConvertible,
    _ audit: ScreenAudit = ScreenAudit(),
    on device: ScreenConfiguration = .iPhone16,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
) {
    do {
        let host = try value().makeSnapshotScreen().host(on: device)
        host.audit(audit, fileID: fileID, filePath: filePath, line: line, column: column)
    } catch {
        TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
            .fail("The screen cannot be audited: \(error)", attachments: [])
    }
}
