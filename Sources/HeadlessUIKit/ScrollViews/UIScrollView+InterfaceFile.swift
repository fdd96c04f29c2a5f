import Foundation

extension UIScrollView {
    /// Sets what an interface file says about the scroll view.
    final func decodeScrollView(from coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return }
        let element = coder.element
        clipsToBounds = element.flag("clipsSubviews") ?? false
        for guide in element.children where guide.name == "viewLayoutGuide" {
            if guide["key"] == "contentLayoutGuide" { coder.objects[guide.id] = contentLayoutGuide }
            if guide["key"] == "frameLayoutGuide" { coder.objects[guide.id] = frameLayoutGuide }
        }
        isScrollEnabled = element.flag("scrollEnabled") ?? true
        isPagingEnabled = element.flag("pagingEnabled") ?? false
        isDirectionalLockEnabled = element.flag("directionalLockEnabled") ?? false
        bounces = element.flag("bounces") ?? true
        alwaysBounceVertical = element.flag("alwaysBounceVertical") ?? false
        alwaysBounceHorizontal = element.flag("alwaysBounceHorizontal") ?? false
        showsHorizontalScrollIndicator = element.flag("showsHorizontalScrollIndicator") ?? true
        showsVerticalScrollIndicator = element.flag("showsVerticalScrollIndicator") ?? true
        delaysContentTouches = element.flag("delaysContentTouches") ?? true
        canCancelContentTouches = element.flag("canCancelContentTouches") ?? true
        bouncesZoom = element.flag("bouncesZoom") ?? true
        if let scale = element.number("minimumZoomScale") { minimumZoomScale = scale }
        if let scale = element.number("maximumZoomScale") { maximumZoomScale = scale }
        keyboardDismissMode = element.choice("keyboardDismissMode") ?? .none
        contentInsetAdjustmentBehavior = element.choice("contentInsetAdjustmentBehavior") ?? .automatic
        if let insets = element.insets("contentInset") { contentInset = insets }
        if let size = element.size("contentSize") { contentSize = size }
    }
}
