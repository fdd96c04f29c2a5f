import Foundation

/// A view controller of a storyboard: creates it, and later its view.
@MainActor final class StoryboardScene {
    let element: InterfaceElement
    let storyboard: UIStoryboard
    private let file: StoryboardFile
    /// What exists already of the scene, without the view controller; `nil` after the view was loaded.
    private var objects: InterfaceObjects?
    private(set) weak var controller: UIViewController?
    /// What starts segues when it is touched.
    var triggers: [SegueTrigger] = []

    init(_ element: InterfaceElement, of file: StoryboardFile, in storyboard: UIStoryboard) {
        self.element = element
        self.file = file
        self.storyboard = storyboard
        let objects = InterfaceObjects(document: file.document, bundle: file.bundle, modules: file.modules)
        self.objects = objects
        objects.outer = { [weak self] id in id == self?.element.id ? self?.controller : nil }
        objects.segueHandler = { [weak self] segue, sender in self?.connect(segue, of: sender) }
    }

    /// Creates the view controller, by code of the app if there is some; `nil` with a report for an unknown class.
    func makeController(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let objects else { return nil }
        let name = "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
        let found: AnyClass? = objects.customClass(of: element) ?? InterfaceClasses.named(name)
        guard let type = found as? UIViewController.Type else {
            InterfaceLog.report("Interface file, line \(element.line): there is no class for <\(element.name)>.")
            return nil
        }
        let coder = InterfaceCoder(element, in: objects)
        guard let controller = creator?(coder) ?? type.init(coder: coder) else {
            InterfaceLog.report("Interface file, line \(element.line): init(coder:) of \(type) returned nil.")
            return nil
        }
        self.controller = controller
        controller.storyboardScene = self
        configure(controller)
        decodeItems(of: controller, objects)
        connectParts(of: controller)
        UIView.performWithoutAnimation { controller.awakeFromNib() }
        return controller
    }

    private func configure(_ controller: UIViewController) {
        if let title = element.string("title") { controller.title = title }
        if let style: UIModalPresentationStyle = element.choice("modalPresentationStyle") {
            controller.modalPresentationStyle = style
        }
        if let style: UIModalTransitionStyle = element.choice("modalTransitionStyle") {
            controller.modalTransitionStyle = style
        }
        controller.hidesBottomBarWhenPushed = element.flag("hidesBottomBarWhenPushed") ?? false
        controller.definesPresentationContext = element.flag("definesPresentationContext") ?? false
        controller.restorationIdentifier = element["restorationIdentifier"]
        if let size = element.size("preferredContentSize") { controller.preferredContentSize = size }
        guard let navigation = controller as? UINavigationController else { return }
        navigation.isNavigationBarHidden = element.flag("navigationBarHidden") ?? false
        navigation.isToolbarHidden = element.flag("toolbarHidden") ?? true
        guard let bar = element.value(for: "navigationBar") else { return }
        navigation.navigationBar.prefersLargeTitles = bar.flag("largeTitles") ?? false
        navigation.navigationBar.isTranslucent = bar.flag("translucent") ?? true
        if let color = objects?.color("tintColor", of: bar) { navigation.navigationBar.tintColor = color }
        if let color = objects?.color("barTintColor", of: bar) { navigation.navigationBar.barTintColor = color }
    }

    // MARK: View

    /// Creates the view with all that is in it, and connects it. Returns whether the scene has one.
    func loadView(of controller: UIViewController) -> Bool {
        guard let view = element.value(for: "view"), let objects else { return false }
        self.objects = nil
        UIView.performWithoutAnimation {
            for other in file.others[element.id ?? ""] ?? [] where other.name != "placeholder" && other.name != "exit" {
                objects.makeTopObject(other)
            }
            guard let made = objects.makeView(view) else { return }
            controller.view = made
            for guide in element.child("layoutGuides")?.children ?? [] {
                let isTop = guide["type"] == "top"
                objects[guide.id] = isTop ? controller.topLayoutGuide : controller.bottomLayoutGuide
            }
            objects.constrain(view)
            objects.setRuntimeAttributes(element)
            objects.connect(element)
            for other in file.others[element.id ?? ""] ?? [] {
                objects.setRuntimeAttributes(other)
                objects.connect(other)
            }
            objects.awaken()
        }
        return controller.viewIfLoaded != nil
    }
}

extension UIViewController {
    /// Loads the view from the storyboard that the controller comes from. Returns whether it has one there.
    final func loadViewFromStoryboard() -> Bool {
        storyboardScene?.loadView(of: self) ?? false
    }
}
