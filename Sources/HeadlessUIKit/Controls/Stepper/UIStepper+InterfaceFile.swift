import Foundation

extension UIStepper {
    /// Sets what an interface file says about the stepper.
    final func decodeStepper(from coder: NSCoder) {
        guard let element = (coder as? InterfaceCoder)?.element else { return }
        minimumValue = Double(element.number("minimumValue") ?? 0)
        maximumValue = Double(element.number("maximumValue") ?? 100)
        stepValue = Double(element.number("stepValue") ?? 1)
        value = Double(element.number("value") ?? 0)
        wraps = element.flag("wraps") ?? false
    }
}
