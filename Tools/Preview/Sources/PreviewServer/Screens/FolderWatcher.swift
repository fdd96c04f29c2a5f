import Dispatch
import Foundation
import Glibc

/// A folder whose files are watched.
struct WatchedFolder: Hashable, Sendable {
    let url: URL
    /// Whether its subfolders are watched, too. Hidden ones never are, and links are not followed.
    var isRecursive = true
}

/// Reports changes of files in folders, without polling.
@MainActor
final class FolderWatcher {
    /// The folders that could not be watched: the system has a limit for their number.
    private(set) var failures: [URL] = []

    private let descriptor: Int32
    private var folders: [Int32: WatchedFolder] = [:]
    private var source: (any DispatchSourceRead)?
    private let body: @MainActor (Set<URL>) -> Void

    /// Starts watching; `body` is called with the files that changed, several changes at once only once.
    init(_ folders: [WatchedFolder], body: @escaping @MainActor (Set<URL>) -> Void) {
        self.body = body
        descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else {
            failures = folders.map(\.url)
            return
        }
        for folder in folders { watch(folder) }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.readEvents() }
        }
        source.setCancelHandler { [descriptor] in close(descriptor) }
        source.resume()
        self.source = source
    }

    func stop() {
        source?.cancel()
        source = nil
    }

    private func watch(_ folder: WatchedFolder) {
        add(folder)
        guard folder.isRecursive else { return }
        let options: FileManager.DirectoryEnumerationOptions = [.skipsHiddenFiles]
        let children = FileManager.default.enumerator(
            at: folder.url,
            includingPropertiesForKeys: [.isDirectoryKey, .isSymbolicLinkKey],
            options: options
        )
        while let child = children?.nextObject() as? URL {
            let values = try? child.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
            guard values?.isDirectory == true, values?.isSymbolicLink != true else { continue }
            add(WatchedFolder(url: child))
        }
    }

    private func add(_ folder: WatchedFolder) {
        let watch = inotify_add_watch(descriptor, folder.url.path, Self.mask)
        if watch >= 0 { folders[watch] = folder } else { failures.append(folder.url) }
    }

    // Editors write in place, or write a new file and rename it.
    private static let mask =
        UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE) | UInt32(IN_CREATE)

    private func readEvents() {
        var changed: Set<URL> = []
        var bytes = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &bytes, bytes.count)
            guard count > 0 else { break }
            bytes.withUnsafeBytes { buffer in
                var offset = 0
                let head = MemoryLayout<inotify_event>.size
                while offset + head <= count {
                    let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                    let name = buffer[(offset + head)..<(offset + head + Int(event.len))].prefix { $0 != 0 }
                    changed.formUnion(files(changedBy: event, name: String(decoding: name, as: UTF8.self)))
                    offset += head + Int(event.len)
                }
            }
        }
        if !changed.isEmpty { body(changed) }
    }

    private func files(changedBy event: inotify_event, name: String) -> [URL] {
        // The system lost events: anything may have changed.
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return folders.values.flatMap { Self.files(in: $0.url) } }
        guard let folder = folders[event.wd], !name.isEmpty, !Self.isTemporary(name) else { return [] }
        let url = folder.url.appendingPathComponent(name)
        let isNew = event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0
        if event.mask & UInt32(IN_ISDIR) != 0 {
            guard isNew, folder.isRecursive else { return [] }
            // Files may have been written before the folder was watched.
            watch(WatchedFolder(url: url))
            return Self.files(in: url)
        }
        // A file that is being created is reported when it is written; a link is whole at once.
        let isLink = (try? url.resourceValues(forKeys: [.isSymbolicLinkKey]))?.isSymbolicLink == true
        return event.mask & UInt32(IN_CREATE) != 0 && !isLink ? [] : [url]
    }

    /// The files and folders in a folder and its subfolders that are watched.
    static func files(in folder: URL) -> [URL] {
        let children = FileManager.default.enumerator(
            at: folder,
            includingPropertiesForKeys: nil,
            options: [.skipsHiddenFiles]
        )
        return (children?.allObjects as? [URL]) ?? []
    }

    /// Whether a file is hidden or the backup of an editor.
    private static func isTemporary(_ name: String) -> Bool {
        name.hasPrefix(".") || name.hasSuffix("~")
    }
}
