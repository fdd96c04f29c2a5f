import Foundation

/// The content of a storyboard.
@MainActor final class StoryboardFile {
    let document: InterfaceElement
    /// The bundle of the file, with its images and colors.
    let bundle: Bundle
    /// The elements of view controllers by identifier.
    private(set) var controllers: [String: InterfaceElement] = [:]
    /// The other objects of the scene of each view controller.
    private(set) var others: [String: [InterfaceElement]] = [:]

    /// Reads a storyboard; `nil` if there is none with the name in the bundle.
    init?(_ name: String, in bundle: Bundle) {
        guard let (url, found) = InterfaceFiles.find(name, types: ["storyboard"], in: bundle),
            let data = try? Data(contentsOf: url)
        else { return nil }
        do {
            document = try InterfaceReader.read(data)
        } catch {
            fatalError(
                "Could not read the storyboard '\(name)': \(error). Only the XML of Interface Builder can be read."
            )
        }
        self.bundle = found
        for scene in document.child("scenes")?.children ?? [] {
            let objects = scene.child("objects")?.children ?? []
            guard
                let controller = objects.first(where: {
                    $0["sceneMemberID"] == "viewController" || Self.isController($0)
                }),
                let id = controller.id
            else { continue }
            controllers[id] = controller
            others[id] = objects.filter { $0.id != id }
        }
    }

    private static func isController(_ element: InterfaceElement) -> Bool {
        element.name.hasSuffix("Controller") || element.name == "viewControllerPlaceholder"
    }

    /// The view controller at the entry; `nil` if there is none.
    var initial: InterfaceElement? { document["initialViewController"].flatMap { controllers[$0] } }

    /// Returns the view controller with an identifier that code uses.
    func controller(identifier: String) -> InterfaceElement? {
        controllers.values.first { $0["storyboardIdentifier"] == identifier }
    }

    /// The module whose classes the file names without a module.
    var modules: [String] { InterfaceFiles.module(of: bundle).map { [$0] } ?? [] }
}
