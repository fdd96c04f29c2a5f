import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct UnsatisfiableTests {
    @Test("constraints that contradict each other are named, and one of them is broken")
    func conflict() {
        let root = makeRoot()
        let view = add(UIView(), to: root)
        let first = view.widthAnchor.constraint(equalToConstant: 100)
        let second = view.widthAnchor.constraint(equalToConstant: 200)
        second.identifier = "wide"
        let other = view.heightAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([first, second, other])
        let reports = collectingReports { root.layoutIfNeeded() }
        expectEqual(reports.count, 1)
        let report = reports.first ?? ""
        expect(report.hasPrefix("[LayoutConstraints] Unable to simultaneously satisfy constraints."))
        expect(report.contains("\"\(first.summary)\""))
        expect(report.contains("Will attempt to recover by breaking constraint \n\(second.summary)"))
        expect(report.contains("'wide' UIView:0x"))
        expect(report.contains(".width == 200   (active)>"))
        expect(!report.contains("height"))
        expectEqual(view.frame.size, CGSize(width: 100, height: 10))
        first.isActive = false
        root.layoutIfNeeded()
        expectEqual(view.frame.width, 200)
    }

    @Test("a size set from outside wins over constraints, which apply again when they fit")
    func encapsulated() {
        let root = makeRoot(width: 50)
        let view = add(UIView(), to: root)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
            view.widthAnchor.constraint(equalToConstant: 80),
        ])
        let reports = collectingReports { root.layoutIfNeeded() }
        expectEqual(reports.count, 1)
        expectEqual(reports.first?.contains("UIView-Encapsulated-Layout-Width"), true)
        expectEqual(view.frame.width, 30)
        root.frame.size.width = 100
        root.layoutIfNeeded()
        expectEqual(view.frame.width, 80)
    }

    @Test("NaN constants are reported and ignored")
    func numbers() {
        let root = makeRoot()
        let view = add(UIView(), to: root)
        let width = view.widthAnchor.constraint(equalToConstant: 100)
        let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: .nan)
        NSLayoutConstraint.activate([width, left])
        let reports = collectingReports { root.layoutIfNeeded() }
        expectEqual(reports.count, 1)
        expectEqual(reports.first?.contains("nan is not a number that a layout can use"), true)
        expectEqual(view.frame.minX, 0)
        left.constant = 12
        root.layoutIfNeeded()
        expectEqual(view.frame.minX, 12)
        let more = collectingReports {
            width.constant = .infinity
            root.layoutIfNeeded()
        }
        expectEqual(more.count, 1)
        expectEqual(view.frame.width, 0)
    }

    @Test("two constants that only fit together may be changed one after the other")
    func simultaneousEdits() {
        let root = makeRoot()
        let view = add(UIView(), to: root)
        let width = view.widthAnchor.constraint(equalToConstant: 100)
        let height = view.heightAnchor.constraint(equalToConstant: 50)
        let ratio = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2)
        NSLayoutConstraint.activate([width, height, ratio])
        root.layoutIfNeeded()
        let reports = collectingReports {
            width.constant = 200
            height.constant = 100
            root.layoutIfNeeded()
        }
        expect(reports.isEmpty)
        expectEqual(view.frame.size, CGSize(width: 200, height: 100))
    }
}
