extension DisplayList {
    /// Returns the recording of what `body` draws.
    package static func recording(_ body: (CGContext) -> Void) -> DisplayList {
        let canvas = RecordingCanvas()
        let context = CGContext(canvas: canvas)
        body(context)
        context.finish()
        return canvas.displayList
    }
}
