/// The screens of the example as documents, embedded so that the command line needs no files beside it.
public enum CellListDocuments {
    /// The settings screen: `Screens/settings.json`.
    public static let settings: [UInt8] = PackageResources.settings_json
}
