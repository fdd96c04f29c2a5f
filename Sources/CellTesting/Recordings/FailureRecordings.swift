import PortableUIKit
import ScreenHosting
import SnapshotFiles
import Testing

/// The recordings of the screens that running tests use, for those that fail.
@MainActor
enum FailureRecordings {
    /// The recordings by test, which their screens keep. Tests of a process run at the same time; each finds its own.
    private static var recorders: [Test.ID: [() -> ScreenRecorder?]] = [:]

    /// Returns a recording of a screen, if the environment asks for it and a test is running.
    static func recorder(of host: ScreenHost) -> ScreenRecorder? {
        guard SnapshotConfiguration.current.environment["SNAPSHOT_RECORDINGS"] == "1", let test = Test.current else {
            return nil
        }
        let recorder = ScreenRecorder(of: host, scale: 1)
        recorders[test.id, default: []].removeAll { $0() == nil }
        recorders[test.id, default: []].append({ [weak recorder] in recorder })
        return recorder
    }

    /// Writes the recordings of the running test so far, and returns them with their names.
    static func attachments() -> [(name: String, data: Data)] {
        guard let test = Test.current else { return [] }
        let own = recorders[test.id, default: []].compactMap { $0() }
        let name = SnapshotFolder.fileName(String(test.name.prefix { $0 != "(" }))
        let folder = SnapshotConfiguration.current.artifacts
        return own.enumerated().compactMap { number, recorder in
            guard let data = recorder.data else { return nil }
            let file = own.count == 1 ? "\(name).recording.png" : "\(name).recording-\(number + 1).png"
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try? data.write(to: folder.appendingPathComponent(file), options: .atomic)
            return (file, data)
        }
    }
}
