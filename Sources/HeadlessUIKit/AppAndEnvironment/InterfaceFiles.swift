import Foundation

/// Finds interface files in bundles.
@MainActor enum InterfaceFiles {
    /// The bundles with the resources of modules, which SwiftPM puts beside the program.
    private static let moduleBundles: [Bundle] = {
        let folder = Bundle.main.bundleURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".resources") }.sorted().compactMap {
            Bundle(url: folder.appendingPathComponent($0))
        }
    }()

    /// Returns the file of a nib and its bundle; `nil` if there is none.
    ///
    /// Code that was written for iOS looks for nibs in the app's bundle or in that of a class, which both are the folder
    /// of the program here. So the bundles of modules are searched as well.
    static func find(_ name: String, in bundle: Bundle) -> (url: URL, bundle: Bundle)? {
        for candidate in [bundle] + (bundle === Bundle.main ? moduleBundles : []) {
            for type in ["xib", "nib"] {
                if let url = candidate.url(forResource: name, withExtension: type) { return (url, candidate) }
            }
        }
        return nil
    }

    /// The module whose resources are in a bundle that SwiftPM made: `App_Screens.resources` is that of `Screens`.
    static func module(of bundle: Bundle) -> String? {
        let url = bundle.bundleURL
        guard url.pathExtension == "resources" else { return nil }
        return url.deletingPathExtension().lastPathComponent.split(separator: "_").last.map(String.init)
    }
}
