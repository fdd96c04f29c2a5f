import Dispatch
import Foundation
import Glibc

/// Reports changes of files in folders, without polling.
@MainActor
final class FolderWatcher {
    private var source: (any DispatchSourceRead)?

    /// Starts watching; `body` is called after each change, several changes at once only once.
    init(_ directories: [URL], body: @escaping @MainActor () -> Void) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return }
        // Editors write in place or write a new file and rename it.
        let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE)
        for directory in directories { _ = inotify_add_watch(descriptor, directory.path, mask) }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler {
            var events = [UInt8](repeating: 0, count: 65_536)
            while read(descriptor, &events, events.count) > 0 {}
            MainActor.assumeIsolated { body() }
        }
        source.setCancelHandler { close(descriptor) }
        source.resume()
        self.source = source
    }

    func stop() {
        source?.cancel()
        source = nil
    }
}
