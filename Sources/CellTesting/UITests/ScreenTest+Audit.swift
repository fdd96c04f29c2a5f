import PortableUIKit
import ScreenAudits
import ScreenHosting

extension ScreenTest {
    /// Records a failure of the running test for each problem that people would have with the screen as it is now, and for each
    /// expected problem that did not occur.
    ///
    /// ```swift
    /// app.cells["filters"].tap()
    /// app.audit()
    /// app.audit(ScreenAudit(without: [.pixelGrid], expecting: [AuditExpectation(.contrast, element: "Advertisement")]))
    /// ```
    ///
    /// - Returns: The problems that were not expected.
    @discardableResult
    public func audit(
        _ audit: ScreenAudit = ScreenAudit(),
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: Int = #line,
        column: Int = #column
    ) -> [AuditFinding] {
        host.audit(audit, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
