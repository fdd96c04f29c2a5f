import Foundation

/// Makes a context for an image the current one on this thread, at one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Makes a context for an image the current one on this thread; 0 is the scale of the current traits.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : max(1, UITraitCollection.current.displayScale)
    let canvas = RecordingCanvas()
    canvas.image = RecordingCanvas.ImageFormat(size: size, scale: scale)
    let context = CGContext(canvas: canvas)
    if opaque { context.fill(CGRect(origin: .zero, size: size)) }
    UIGraphicsPushContext(context)
}

/// What was drawn so far in the current context, if that is one for an image that has a size.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let canvas = UIGraphicsGetCurrentContext()?.canvas as? RecordingCanvas, let format = canvas.image else {
        return nil
    }
    guard Path.rect(CGRect(origin: .zero, size: format.size)).isDrawable, format.size.width > 0,
        format.size.height > 0
    else { return nil }
    return UIImage(storage: .drawing(canvas.closedDisplayList), size: format.size, scale: format.scale)
}

/// Makes the context before the current one the current one again, if that is one for an image.
public func UIGraphicsEndImageContext() {
    guard let canvas = UIGraphicsGetCurrentContext()?.canvas as? RecordingCanvas, canvas.image != nil else { return }
    UIGraphicsPopContext()
}
