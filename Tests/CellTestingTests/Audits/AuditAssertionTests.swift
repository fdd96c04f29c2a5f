import CellTesting
import Expectations
import Honeycomb
import ScreenAudits
import ScreenHosting
import Testing

@Suite("Audits in tests")
@MainActor
struct AuditAssertionTests {
    private func state(leading: CGFloat = 0) -> CollectionViewState {
        CollectionViewState(sections: {
            CollectionViewSection(differenceIdentifier: "s") {
                TitleItem(
                    differenceIdentifier: "country",
                    content: LeftRightContainer(left: LeftTitle(title: "Country"), right: RightEmpty()),
                    insets: UIEdgeInsets(top: 0, left: leading, bottom: 0, right: 0)
                )
            }
        })
    }

    @Test("a state, an item and a host that are right pass")
    func passes() {
        assertAudit(of: state())
        assertAudit(of: TitleItem(left: LeftTitle(title: "Row")), on: .iPhoneSE)
        let host = ScreenHost(CellScreenViewController(state: state()), configuration: .iPhone16)
        expect(host.audit().isEmpty)
    }

    @Test("each problem is a failure in words")
    func fails() {
        withKnownIssue {
            assertAudit(of: state(leading: 5))
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("/insets/left: spacing: \"Country\"") }
        }
        let host = ScreenHost(CellScreenViewController(state: state(leading: 5)), configuration: .iPhone16)
        host.audit(expecting: [AuditExpectation(.spacing, element: "Country")])
        host.audit(ScreenAudit(without: [.spacing]))
    }

    @Test("a snapshot is audited on its own screen")
    func snapshot() {
        nonisolated(unsafe) var messages: [String] = []
        withKnownIssue {
            assertSnapshot(of: state(leading: 5), as: .state, record: .never, audit: ScreenAudit())
        } matching: { issue in
            messages += issue.comments.map(\.rawValue)
            return true
        }
        expect(messages.contains { $0.contains("spacing: \"Country\"") })
    }
}
