import Foundation

extension UIPageControl {
    /// Sets what an interface file says about the page control.
    final func decodePageControl(from coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return }
        let element = coder.element
        numberOfPages = element["numberOfPages"].flatMap { Int($0) } ?? 0
        currentPage = element["currentPage"].flatMap { Int($0) } ?? 0
        hidesForSinglePage = element.flag("hidesForSinglePage") ?? false
        if let color = coder.objects.color("pageIndicatorTintColor", of: element) { pageIndicatorTintColor = color }
        if let color = coder.objects.color("currentPageIndicatorTintColor", of: element) {
            currentPageIndicatorTintColor = color
        }
    }
}
