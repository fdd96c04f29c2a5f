import Foundation

/// Starts an image context with one pixel per point, and makes it the current one on this thread.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Starts an image context, and makes it the current one on this thread. A scale of 0 means that of the current traits.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : max(1, UITraitCollection.current.displayScale)
    let canvas = RecordingCanvas()
    canvas.image = RecordingCanvas.ImageFormat(size: size, scale: scale)
    let context = CGContext(canvas: canvas)
    if opaque { context.fill(CGRect(origin: .zero, size: size)) }
    UIGraphicsPushContext(context)
}

/// Returns an image of the current image context's content; `nil` if the current context isn't one or has no size.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let canvas = UIGraphicsGetCurrentContext()?.canvas as? RecordingCanvas, let format = canvas.image else {
        return nil
    }
    guard Path.rect(CGRect(origin: .zero, size: format.size)).isDrawable, format.size.width > 0,
        format.size.height > 0
    else { return nil }
    return UIImage(storage: .drawing(canvas.closedDisplayList), size: format.size, scale: format.scale)
}

/// Ends the current image context, and restores the previous context.
public func UIGraphicsEndImageContext() {
    guard let canvas = UIGraphicsGetCurrentContext()?.canvas as? RecordingCanvas, canvas.image != nil else { return }
    UIGraphicsPopContext()
}
