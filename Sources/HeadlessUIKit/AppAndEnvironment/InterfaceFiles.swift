import Foundation

/// Finds interface files in bundles.
@MainActor enum InterfaceFiles {
    /// Returns the file of a nib, or one of other types, and its bundle; `nil` if there is none.
    static func find(
        _ name: String,
        types: [String] = ["xib", "nib"],
        in bundle: Bundle
    ) -> (url: URL, bundle: Bundle)? {
        ModuleBundles.first(in: bundle) { candidate in
            for type in types {
                if let url = candidate.url(forResource: name, withExtension: type) { return (url, candidate) }
            }
            return nil
        }
    }

    /// The module whose resources are in a bundle that SwiftPM made: `App_Screens.resources` is that of `Screens`.
    static func module(of bundle: Bundle) -> String? {
        let url = bundle.bundleURL
        guard url.pathExtension == "resources" else { return nil }
        return url.deletingPathExtension().lastPathComponent.split(separator: "_").last.map(String.init)
    }
}
