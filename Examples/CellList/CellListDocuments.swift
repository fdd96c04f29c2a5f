/// The example's screens as documents, embedded so that the command line needs no resource files.
public enum CellListDocuments {
    /// The settings screen: `Screens/settings.json`.
    public static let settings: [UInt8] = PackageResources.settings_json
}
