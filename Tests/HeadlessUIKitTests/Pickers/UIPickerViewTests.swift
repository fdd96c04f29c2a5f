import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@MainActor @Suite("Pickers")
struct UIPickerViewTests {
    private let window = makeWindow(width: 320, height: 216)
    private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    private let source = Source()

    init() {
        window.addSubview(picker)
        picker.dataSource = source
        picker.delegate = source
        window.hostLayout()
    }

    private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var rows = [100, 3]
        var chosen: [String] = []

        func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }

        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            rows[component]
        }

        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(component)/\(row)"
        }

        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append("\(component)/\(row)")
        }
    }

    private func title(_ row: Int, _ component: Int) -> String? {
        (picker.view(forRow: row, forComponent: component) as? UILabel)?.text
    }

    private func middle(of row: Int, _ component: Int) -> CGFloat? {
        picker.view(forRow: row, forComponent: component).map { $0.convert($0.bounds, to: picker).midY }
    }

    @Test("the first rows are chosen, in the middle, and rows out of sight have no view")
    func start() {
        expectEqual(picker.numberOfComponents, 2)
        expectEqual(picker.numberOfRows(inComponent: 0), 100)
        expectEqual(picker.selectedRow(inComponent: 0), 0)
        expectEqual(middle(of: 0, 0), 108)
        expectEqual(title(2, 1), "1/2")
        expectEqual(picker.view(forRow: 50, forComponent: 0), nil)
        expectEqual(picker.rowSize(forComponent: 0).height, 32)
        expectEqual(picker.intrinsicContentSize, CGSize(width: 320, height: 216))
    }

    @Test("selecting a row in code centers it without calling the delegate")
    func selectByCode() {
        picker.selectRow(40, inComponent: 0, animated: false)
        window.hostLayout()
        expectEqual(picker.selectedRow(inComponent: 0), 40)
        expectEqual(middle(of: 40, 0), 108)
        expectEqual(title(41, 0), "0/41")
        expect(source.chosen.isEmpty)
    }

    @Test("a scrolled wheel stops at a row and selects it; a tap selects the tapped row")
    func selectByHand() {
        window.hostTouchDown(at: CGPoint(x: 80, y: 150))
        for y in stride(from: 140, through: 60, by: -10) {
            window.clock.advance(by: 0.1)
            window.hostTouchMoved(to: CGPoint(x: 80, y: CGFloat(y)))
        }
        window.clock.advance(by: 0.5)
        window.hostTouchMoved(to: CGPoint(x: 80, y: 59))
        window.clock.advance(by: 0.5)
        window.hostTouchUp()
        window.clock.advance(by: 2)
        window.hostLayout()
        let row = picker.selectedRow(inComponent: 0)
        expect(row == 2 || row == 3)
        expectEqual(source.chosen, ["0/\(row)"])
        expectEqual(middle(of: row, 0), 108)
        source.chosen = []
        window.hostTouchDown(at: CGPoint(x: 240, y: 140))
        window.hostTouchUp()
        window.clock.advance(by: 1)
        expectEqual(source.chosen, ["1/1"])
        expectEqual(picker.selectedRow(inComponent: 1), 1)
    }

    @Test("a reload keeps the selection if the row still exists")
    func reload() {
        picker.selectRow(99, inComponent: 0, animated: false)
        source.rows = [10]
        picker.reloadAllComponents()
        window.hostLayout()
        expectEqual(picker.numberOfComponents, 1)
        expectEqual(picker.selectedRow(inComponent: 0), 9)
        expectEqual(title(9, 0), "0/9")
        source.rows = [0]
        picker.reloadAllComponents()
        expectEqual(picker.selectedRow(inComponent: 0), -1)
    }
}
