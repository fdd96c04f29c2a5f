extension UITableView: ContentProviding {
    var contentProviders: [(name: String, object: AnyObject?)] { [("dataSource", dataSource)] }
}
