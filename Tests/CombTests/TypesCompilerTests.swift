import Expectations
import Foundation
import ScreenDocuments
import Testing

/// Types for servers, tried with the compilers of their languages as far as the machine has them.
@Suite("comb types, compiled")
struct TypesCompilerTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private static func has(_ tool: String) -> Bool {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
    }

    private func write(_ language: String, to name: String) throws {
        try directory.write(try CombProcess(["types", "--language", language], in: directory).output, to: name)
    }

    /// Runs a tool of the PATH, and returns what it prints and its status.
    private func run(_ arguments: [String]) throws -> (output: String, status: Int32) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = directory.url
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }

    @Test(
        "a program with the Swift types compiles, and writes a valid document",
        .enabled(if: has("swiftc"), "swiftc is not installed")
    )
    func swift() throws {
        try write("swift", to: "types.swift")
        try directory.write(
            """
            import Foundation
            let mail = Item(
                id: "a",
                left: .leftPartTitle(LeftPartTitle(title: .string("Mail"))),
                right: .rightPart(.rightPartPair(RightPartPair(
                    first: .rightPart(.rightPartDetail(RightPartDetail(text: .string("3")))),
                    second: .rightPart(.rightPartChevron(RightPartChevron()))
                ))),
                trailingActions: .list([SwipeButton(title: .string("Delete"), action: .string("delete"), isDestructive: true)])
            )
            let screen = Screen(version: 1, sections: [Section(id: "s", items: .list([.item(mail)]))], locale: "en")
            FileHandle.standardOutput.write(try JSONEncoder().encode(screen))
            """,
            to: "main.swift"
        )
        let compiled = try run(["swiftc", "-swift-version", "6", "types.swift", "main.swift", "-o", "server"])
        try require(compiled.status == 0, "\(compiled.output.prefix(2000))")
        let document = try run(["./server"])
        expectEqual(document.status, 0)
        #expect(throws: Never.self, "\(document.output)") {
            try ScreenDocument(data: Data(document.output.utf8))
        }
        // What is no title is not compiled.
        try directory.write("let title = LeftPartTitle(title: 7)", to: "wrong.swift")
        try expect(run(["swiftc", "-typecheck", "types.swift", "wrong.swift"]).status != 0)
    }

    @Test(
        "Python compiles its types, and they hold documents as the reader does",
        .enabled(if: has("python3"), "python3 is not installed")
    )
    func python() throws {
        guard try run(["python3", "-c", "import sys; sys.exit(sys.version_info < (3, 11))"]).status == 0 else {
            print("The types for Python need Python 3.11; they are not tried.")
            return
        }
        try write("python", to: "types_of_screens.py")
        let compiled = try run(["python3", "-m", "py_compile", "types_of_screens.py"])
        try require(compiled.status == 0, "\(compiled.output)")
        try directory.write(Self.checker, to: "check.py")
        let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("ScreenDocumentsTests/Golden")
        // A row of protocol.json is for newer readers, with a part that these types do not know.
        let names = try FileManager.default.subpathsOfDirectory(atPath: golden.path)
            .filter { $0.hasSuffix(".json") && !$0.hasSuffix("protocol.json") }
        expect(names.count >= 7 && names.contains("2/form.json"))
        let right = try run(["python3", "check.py"] + names.map { golden.appendingPathComponent($0).path })
        expectEqual(right.status, 0, "\(right.output)")
        let wrong = [
            #"{"version":1}"#, #"{"version":"1","sections":[]}"#, #"{"version":1,"sections":[],"titel":"T"}"#,
            #"{"version":1,"sections":[{"id":"s","items":[{"id":"i","left":{"type":"titel","title":"T"}}]}]}"#,
            #"{"version":1,"sections":[{"id":"s","items":[{"id":"i","left":{"type":"title","title":7}}]}]}"#,
        ]
        for (index, text) in wrong.enumerated() {
            try directory.write(text, to: "\(index).json")
            try expectEqual(run(["python3", "check.py", "\(index).json"]).status, 1, "\(text)")
        }
    }

    @Test("TypeScript compiles its types", .enabled(if: has("tsc"), "tsc is not installed"))
    func typeScript() throws {
        try write("typescript", to: "types.ts")
        try directory.write(
            """
            import { Screen } from "./types";
            const screen: Screen = {
                version: 1, sections: [{ id: "s", items: [{ id: "a", left: { type: "title", title: "Mail" } }] }],
            };
            """,
            to: "main.ts"
        )
        let compiled = try run(["tsc", "--noEmit", "--strict", "main.ts"])
        expectEqual(compiled.status, 0, "\(compiled.output.prefix(2000))")
        try directory.write(
            """
            import { Screen } from "./types";
            const screen: Screen = { version: 1, sections: [{ id: 7 }] };
            """,
            to: "wrong.ts"
        )
        try expect(run(["tsc", "--noEmit", "--strict", "wrong.ts"]).status != 0)
    }

    @Test("Kotlin compiles its types", .enabled(if: has("kotlinc"), "kotlinc is not installed"))
    func kotlin() throws {
        try write("kotlin", to: "types.kt")
        let compiled = try run(["kotlinc", "types.kt", "-d", "types.jar"])
        expectEqual(compiled.status, 0, "\(compiled.output.prefix(2000))")
    }

    /// Holds documents against the types at run time.
    private static let checker = """
        import json, sys, typing
        import types_of_screens as types
        from typing import Any, ForwardRef, Literal, NotRequired, Required, Union, get_args, get_origin, is_typeddict

        def fits(value, kind):
            if isinstance(kind, str):
                return fits(value, getattr(types, kind))
            if isinstance(kind, ForwardRef):
                return fits(value, getattr(types, kind.__forward_arg__))
            if kind is Any:
                return True
            if kind is None or kind is type(None):
                return value is None
            if is_typeddict(kind):
                if not isinstance(value, dict):
                    return False
                members = kind.__annotations__
                for key, member in members.items():
                    optional = get_origin(member) is NotRequired or getattr(member, "__forward_arg__", "").startswith("NotRequired")
                    if key not in value:
                        if not optional:
                            return False
                        continue
                    if not fits(value[key], get_args(member)[0] if optional else member):
                        return False
                # Named actions have parameters of any name.
                return kind.__name__ == "NamedAction" or set(value) <= set(members)
            origin = get_origin(kind)
            if origin is Literal:
                return value in get_args(kind)
            if origin is Union:
                return any(fits(value, form) for form in get_args(kind))
            if origin is list:
                return isinstance(value, list) and all(fits(element, get_args(kind)[0]) for element in value)
            if kind is bool:
                return isinstance(value, bool)
            if kind in (int, float):
                return isinstance(value, (int, float)) and not isinstance(value, bool)
            return isinstance(value, kind)

        for path in sys.argv[1:]:
            if not fits(json.load(open(path, encoding="utf-8")), types.Screen):
                print(path)
                sys.exit(1)
        """
}
