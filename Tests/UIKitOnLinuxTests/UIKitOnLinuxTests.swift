import Expectations
import HeadlessUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("README of HeadlessUIKit")
struct UIKitOnLinuxTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test("the code shown is the code of the example")
    func code() throws {
        let readme = try text("Sources/HeadlessUIKit/README.md")

        expect(readme.contains("```swift\n" + (try text("Tests/UIKitOnLinuxTests/GreetingScreen.swift")) + "```"))
    }

    @Test("the example draws light text in the middle of a dark screen")
    func picture() throws {
        let image = try require(UIImage(data: try greetingPicture(), scale: 2)?.cgImage)
        let device = ScreenConfiguration(size: CGSize(width: 390, height: 200), scale: 2, appearance: .dark)
        let bitmap = try ScreenHost(GreetingViewController(), configuration: device).bitmap()

        expect(image.width == 780 && image.height == 400)
        expectEqual(bitmap[0, 0], ScreenBitmap.Pixel(red: 0, green: 0, blue: 0))
        let lit = (0..<400).flatMap { y in (0..<780).map { (x: $0, y: y) } }.filter { bitmap[$0.x, $0.y].red > 200 }
        let middle = (lit.map(\.x).reduce(0, +) / max(1, lit.count), lit.map(\.y).reduce(0, +) / max(1, lit.count))
        expect(lit.count > 500)
        expect(abs(middle.0 - 390) < 20 && abs(middle.1 - 200) < 20)
    }

    @Test("files that the README links to exist")
    func links() throws {
        let readme = try text("Sources/HeadlessUIKit/README.md")
        let links = readme.matches(of: #/\]\((?<file>[^):]+)\)/#).map { String($0.file) }
        expect(!links.isEmpty)
        for link in links {
            let file = Self.root.appendingPathComponent("Sources/HeadlessUIKit").appendingPathComponent(link)
            expect(FileManager.default.fileExists(atPath: file.standardizedFileURL.path), "\(link)")
        }
    }

    @Test("the packages to install are those that the bootstrap script installs")
    func packages() throws {
        let readme = try text("Sources/HeadlessUIKit/README.md")
        let command = try require(readme.components(separatedBy: "apt-get install ").last)
        let packages = command.prefix { $0 != "`" }.split(whereSeparator: { " \\\n".contains($0) })
        let script = try text("Scripts/bootstrap")
        expect(packages.count > 5)
        for package in packages {
            expect(script.contains("\n    \(package) "), "\(package)")
        }
    }
}
