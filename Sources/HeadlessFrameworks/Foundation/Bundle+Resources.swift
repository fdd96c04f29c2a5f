import Foundation

extension Bundle {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var foldersByModule: [String: URL?] = [:]

    /// Returns the bundle with the resources of the module that declares a class: `Package_Module.resources` beside the program, as
    /// builds of packages lay them down; the main bundle if there is none. `uikit-port` writes it in place of `Bundle(for:)`.
    @_documentation(visibility: private) public static func _resources(of aClass: AnyClass) -> Bundle {
        let module = String(String(reflecting: aClass).prefix { $0 != "." })
        let folder = lock.withLock {
            if let known = foldersByModule[module] { return known }
            let found = resourceFolder(ofModule: module)
            foldersByModule[module] = .some(found)
            return found
        }
        return folder.flatMap { Bundle(url: $0) } ?? Bundle(for: aClass)
    }

    private static func resourceFolder(ofModule module: String) -> URL? {
        let folder = Bundle.main.bundleURL
        let contents = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return contents?.filter { $0.lastPathComponent.hasSuffix("_\(module).resources") }
            .min { $0.lastPathComponent < $1.lastPathComponent }
    }
}
