import PortableUIKit

/// A person shown in the gallery.
struct Person: Sendable {
    let name: String
    let role: String
    let color: UIColor

    static let all = [
        Person(
            name: "Ada Lovelace",
            role: "Wrote the first program, for a machine that was never built",
            color: .systemPurple
        ),
        Person(name: "Grace Hopper", role: "Compilers", color: .systemOrange),
        Person(name: "Karen Spärck Jones", role: "Found out which words matter in a text", color: .systemTeal),
    ]
}
