import Foundation

extension UISlider {
    /// Sets what an interface file says about the slider.
    final func decodeSlider(from coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return }
        let element = coder.element
        minimumValue = Float(element.number("minValue") ?? 0)
        maximumValue = Float(element.number("maxValue") ?? 1)
        value = Float(element.number("value") ?? 0)
        isContinuous = element.flag("continuous") ?? true
        if let color = coder.objects.color("minimumTrackTintColor", of: element) { minimumTrackTintColor = color }
        if let color = coder.objects.color("maximumTrackTintColor", of: element) { maximumTrackTintColor = color }
        if let color = coder.objects.color("thumbTintColor", of: element) { thumbTintColor = color }
    }
}
