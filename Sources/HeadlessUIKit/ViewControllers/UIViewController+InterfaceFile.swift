import Foundation

extension UIViewController {
    /// The nibs that belong to classes by their names; `nil` for classes without one.
    private static var nibsByClass: [ObjectIdentifier: UINib?] = [:]

    /// Loads the view from the nib of the controller. Returns whether there is one.
    final func loadViewFromNib() -> Bool {
        guard let nib = nibName.map({ UINib(nibName: $0, bundle: nibBundle) }) ?? nibOfClass else { return false }
        _ = nib.instantiate(withOwner: self)
        guard viewStorage != nil else {
            fatalError(
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nibName ?? "\(type(of: self))")\" nib "
                    + "but the view outlet was not set."
            )
        }
        return true
    }

    private var nibOfClass: UINib? {
        let key = ObjectIdentifier(type(of: self))
        if let nib = Self.nibsByClass[key] { return nib }
        let nib = findNibOfClass()
        Self.nibsByClass[key] = .some(nib)
        return nib
    }

    private func findNibOfClass() -> UINib? {
        // Classes of UIKit have none.
        guard !UIKitClasses.contain(type(of: self)) else { return nil }
        let name = String(describing: type(of: self))
        let names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
        let bundle = nibBundle ?? .main
        return names.lazy.filter { InterfaceFiles.find($0, in: bundle) != nil }
            .map { UINib(nibName: $0, bundle: bundle) }.first
    }
}
