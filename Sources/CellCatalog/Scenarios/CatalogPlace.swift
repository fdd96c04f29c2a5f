/// The groups that the page of a catalog lists pictures in, in its order.
enum CatalogPlace: String, Codable, CaseIterable {
    /// The groups that an app declares.
    case cells = "Cells"
    case lefts = "Left parts"
    case rights = "Right parts"
    case headers = "Headers"
    case footers = "Footers"
    case customs = "Own contents"
    case combinations = "Combinations"
}
