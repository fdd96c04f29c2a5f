import Foundation

extension UISegmentedControl {
    /// Sets what an interface file says about the segmented control.
    final func decodeSegments(from coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return }
        for segment in coder.element.child("segments")?.children ?? [] {
            if let image = coder.objects.image("image", of: segment) {
                insertSegment(with: image, at: numberOfSegments, animated: false)
            } else {
                insertSegment(withTitle: segment.string("title"), at: numberOfSegments, animated: false)
            }
            if let isEnabled = segment.flag("enabled") { setEnabled(isEnabled, forSegmentAt: numberOfSegments - 1) }
        }
        let selected = coder.element["selectedSegmentIndex"].flatMap { Int($0) } ?? Self.noSegment
        if selected < numberOfSegments { selectedSegmentIndex = selected }
    }
}
