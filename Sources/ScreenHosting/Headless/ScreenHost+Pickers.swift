#if !canImport(UIKit)
@_spi(Host) public import HeadlessUIKit

// Answers for the user where an app presents services of the system, which a headless process does not have.
extension ScreenHost {
    /// Chooses documents in the document picker on screen. Returns false if there is none.
    @discardableResult
    public func pickDocuments(_ urls: [URL]) -> Bool {
        answer(UIDocumentPickerViewController.self) { $0.hostPick(urls) }
    }

    /// Chooses an image in the image picker on screen. Returns false if there is none.
    @discardableResult
    public func pickImage(_ info: [UIImagePickerController.InfoKey: Any]) -> Bool {
        answer(UIImagePickerController.self) { $0.hostPick(info) }
    }

    /// Performs an activity of the activity view controller on screen: the app's own one of that type, or else a service
    /// of the system, which receives the items. Returns false if there is no activity view controller.
    @discardableResult
    public func performActivity(_ type: UIActivity.ActivityType) -> Bool {
        answer(UIActivityViewController.self) { controller in
            if let activity = controller.hostActivities.first(where: { $0.activityType == type }) {
                controller.hostPerform(activity)
            } else {
                controller.hostPerform(type)
            }
        }
    }

    /// Closes the picker or the activity view controller on screen without a choice. Returns false if there is none.
    @discardableResult
    public func cancelPicker() -> Bool {
        answer(UIDocumentPickerViewController.self) { $0.hostCancel() }
            || answer(UIImagePickerController.self) { $0.hostCancel() }
            || answer(UIActivityViewController.self) { $0.hostCancel() }
    }

    /// Answers the frontmost presented view controller if it is of a class.
    private func answer<Picker: UIViewController>(_ type: Picker.Type, _ body: (Picker) -> Void) -> Bool {
        var front = window.rootViewController
        while let next = front?.presentedViewController { front = next }
        guard let picker = front as? Picker else { return false }
        body(picker)
        layout()
        return true
    }
}
#endif
