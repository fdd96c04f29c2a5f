import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite("Data of asset catalogs")
struct DataAssetTests {
    @Test("data is found in catalogs, with folders, and in files")
    func assets() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ path: String, _ text: String) throws {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
        let contents = #"{"data": [{"idiom": "universal", "filename": "models.json"}]}"#
        try write("Assets.xcassets/models.dataset/Contents.json", contents)
        try write("Assets.xcassets/models.dataset/models.json", "[1]")
        try write("Assets.xcassets/Group/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        let other = #"{"data": [{"filename": "other.bin", "universal-type-identifier": "com.example.other"}]}"#
        try write("Assets.xcassets/Group/other.dataset/Contents.json", other)
        try write("Assets.xcassets/Group/other.dataset/other.bin", "2")
        try write("loose.json", "[3]")
        let bundle = try require(Bundle(path: folder.path))
        let models = try require(NSDataAsset(name: "models", bundle: bundle))
        expect(models.data == Data("[1]".utf8) && models.typeIdentifier == "public.json" && models.name == "models")
        expectEqual(NSDataAsset(name: "Group/other", bundle: bundle)?.data, Data("2".utf8))
        expectEqual(NSDataAsset(name: "Group/other", bundle: bundle)?.typeIdentifier, "com.example.other")
        expectEqual(NSDataAsset(name: "loose", bundle: bundle)?.data, Data("[3]".utf8))
        expect(NSDataAsset(name: "nothing", bundle: bundle) == nil && NSDataAsset(name: "", bundle: bundle) == nil)
    }
}
