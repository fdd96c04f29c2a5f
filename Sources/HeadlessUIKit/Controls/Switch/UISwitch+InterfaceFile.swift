import Foundation

extension UISwitch {
    /// Sets what an interface file says about the switch. Its size is always the same.
    final func decodeSwitch(from coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return }
        bounds.size = metrics.switchSize
        isOn = coder.element.flag("on") ?? false
        if let color = coder.objects.color("onTintColor", of: coder.element) { onTintColor = color }
        if let color = coder.objects.color("thumbTintColor", of: coder.element) { thumbTintColor = color }
    }
}
