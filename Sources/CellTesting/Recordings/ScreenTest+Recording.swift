import PortableUIKit
import ScreenHosting

extension ScreenTest {
    /// Records what a closure does to the screen: what moves, and where it is touched.
    ///
    /// ```swift
    /// let film = app.recording { app.cells["country"].tap() }
    /// try film?.write(to: url)
    /// ```
    ///
    /// With the environment variable `SNAPSHOT_RECORDINGS=1`, all screens of tests are recorded, and the recording of a test that
    /// fails is attached to it and written to the folder `SNAPSHOT_ARTIFACTS`.
    ///
    /// On Apple platforms, where no touches are sent, a recording shows what moves.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point.
    ///   - body: Uses the screen.
    /// - Returns: An animated PNG file; nil if the screen cannot be drawn.
    /// - Throws: The error of the closure.
    public func recording(scale: CGFloat = 1, _ body: () throws -> Void) rethrows -> Data? {
        let outer = host.observer
        let recorder = ScreenRecorder(of: host, scale: scale)
        defer { host.observer = outer }
        try body()
        return recorder.finish()
    }

    /// Records what an asynchronous closure does to the screen, as the function that is not asynchronous.
    ///
    /// - Throws: The error of the closure.
    public func recording(scale: CGFloat = 1, _ body: () async throws -> Void) async rethrows -> Data? {
        let outer = host.observer
        let recorder = ScreenRecorder(of: host, scale: scale)
        defer { host.observer = outer }
        try await body()
        return recorder.finish()
    }
}
