extension UIMenu.Identifier {
    /// The application menu.
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    /// The File menu.
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    /// The Edit menu.
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    /// The View menu.
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    /// The Window menu.
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    /// The Help menu.
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    /// The About menu.
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    /// The Settings menu.
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    /// The Services menu.
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    /// The Hide menu.
    public static let hide = UIMenu.Identifier("com.apple.menu.hide")
    /// The Quit menu.
    public static let quit = UIMenu.Identifier("com.apple.menu.quit")
    /// The New Window menu.
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
    /// The Open Recent menu.
    public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
    /// The Close menu.
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    /// The Print menu.
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    /// The document commands menu.
    @available(iOS 16, *)
    public static let document = UIMenu.Identifier("com.apple.menu.document")
    /// The Undo and Redo menu.
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    /// The Cut, Copy, Paste menu.
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    /// The Find menu.
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    /// The Replace menu.
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    /// The Share menu.
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    /// The text style menu.
    public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
    /// The Spelling menu.
    public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
    /// The spelling panel menu.
    public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
    /// The spelling options menu.
    public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
    /// The Substitutions menu.
    public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
    /// The substitutions panel menu.
    public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
    /// The substitution options menu.
    public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
    /// The Transformations menu.
    public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
    /// The Speech menu.
    public static let speech = UIMenu.Identifier("com.apple.menu.speech")
    /// The Look Up menu.
    public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    /// The Learn menu.
    public static let learn = UIMenu.Identifier("com.apple.menu.learn")
    /// The Format menu.
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    /// The Font menu.
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    /// The text size menu.
    public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
    /// The text color menu.
    public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
    /// The text style pasteboard menu.
    public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
    /// The Text menu.
    public static let text = UIMenu.Identifier("com.apple.menu.text")
    /// The writing direction menu.
    public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
    /// The text alignment menu.
    public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
    /// The toolbar menu.
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    /// The sidebar menu.
    public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
    /// The full screen menu.
    public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
    /// The Minimize and Zoom menu.
    public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
    /// The Bring All to Front menu.
    public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
    /// The root of the menus of a system.
    public static let root = UIMenu.Identifier("com.apple.menu.root")
}
