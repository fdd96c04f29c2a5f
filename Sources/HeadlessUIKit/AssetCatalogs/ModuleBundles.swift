import Foundation

/// The bundles with the resources of modules, which SwiftPM puts beside the program.
enum ModuleBundles {
    private static let all: [Bundle] = {
        let folder = Bundle.main.bundleURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".resources") }.sorted().compactMap {
            Bundle(url: folder.appendingPathComponent($0))
        }
    }()

    /// Returns a bundle, where `nil` means the main one, and those that are searched after it.
    ///
    /// Code that was written for iOS looks for resources in the app's bundle or in that of a class, which both are the folder
    /// of the program here. So the bundles of modules are searched as well.
    static func searched(for bundle: Bundle?) -> [Bundle] {
        let bundle = bundle ?? .main
        return [bundle] + (bundle.bundlePath == Bundle.main.bundlePath ? all : [])
    }

    /// Returns the first value that a function finds in a bundle, where `nil` means the main one, or in those after it.
    static func first<Value>(in bundle: Bundle?, _ find: (Bundle) -> Value?) -> Value? {
        for candidate in searched(for: bundle) {
            if let value = find(candidate) { return value }
        }
        return nil
    }
}
