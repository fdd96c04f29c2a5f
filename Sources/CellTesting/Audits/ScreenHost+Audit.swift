import PortableUIKit
import ScreenAudits
import ScreenHosting

extension ScreenHost {
    /// Records a failure of the running test for each problem of the screen, and for each expected one that did not occur.
    ///
    /// ```swift
    /// host.audit()
    /// host.audit(without: [.pixelGrid], expecting: [AuditExpectation(.contrast, element: "Advertisement")])
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
        let report = audit.report(in: self)
        let reporter = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
        for message in report.lines { reporter.fail(message, attachments: []) }
        return report.findings
    }

    /// Records a failure of the running test for each problem of the screen of some kinds.
    ///
    /// - Parameters:
    ///   - leftOut: Kinds that are not looked for.
    ///   - expectations: Known problems, which are not failures. It is a failure if one does not occur.
    ///   - fileID: The file of the call.
    ///   - filePath: The path of the file of the call.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    @discardableResult
    public func audit(
        without leftOut: Set<AuditKind> = [],
        expecting expectations: [AuditExpectation],
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: Int = #line,
        column: Int = #column
    ) -> [AuditFinding] {
        audit(
            ScreenAudit(without: leftOut, expecting: expectations),
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
        )
    }
}
