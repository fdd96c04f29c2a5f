import ArgumentParser
import Expectations
import Testing

@testable import comb

@Suite("Options of comb")
struct OptionsTests {
    /// The error message for a command line; `nil` if it is valid.
    private func objection(_ arguments: String) -> String? {
        do {
            _ = try Comb.parseAsRoot(arguments.split(separator: " ").map(String.init))
            return nil
        } catch {
            let message = Comb.fullMessage(for: error)
            expectEqual(Comb.exitCode(for: error).rawValue, 64)
            return message.split(separator: "\n").first.map(String.init)
        }
    }

    @Test(
        "impossible values are refused in the words of the parser",
        arguments: [
            ("--width 0", "Error: The value '0' is invalid for '--width <points>'"),
            ("--width nan", "Error: The value 'nan' is invalid for '--width <points>'"),
            ("--width inf", "Error: The value 'inf' is invalid for '--width <points>'"),
            ("--width 0x10", "Error: The value '0x10' is invalid for '--width <points>'"),
            ("--width=-5", "Error: The value '-5' is invalid for '--width <points>'"),
            ("--width wide", "Error: The value 'wide' is invalid for '--width <points>'"),
            ("--height 0", "Error: The value '0' is invalid for '--height <auto|points>'"),
            ("--height automatic", "Error: The value 'automatic' is invalid for '--height <auto|points>'"),
            ("--scale 0", "Error: The value '0' is invalid for '--scale <factor>'"),
            ("--scale nan", "Error: The value 'nan' is invalid for '--scale <factor>'"),
        ]
    )
    func impossible(flags: String, expected: String) throws {
        try expectEqual(require(objection("render a.json \(flags)")), expected)
    }

    @Test(
        "unknown names are answered with the known ones",
        arguments: [
            ("--appearance sepia", ["'sepia' is invalid", "light", "dark"]),
            ("--direction up", ["'up' is invalid", "ltr", "rtl"]),
            ("--contrast low", ["'low' is invalid", "normal", "high"]),
            ("--system 12", ["'12' is invalid", "16", "17", "18", "26"]),
            ("--text-size huge", ["'huge' is invalid", "xSmall", "accessibilityExtraExtraExtraLarge"]),
        ]
    )
    func unknownNames(flags: String, parts: [String]) throws {
        let message = Comb.fullMessage(
            for: try #require(throws: (any Error).self) {
                try Comb.parseAsRoot(["render", "a.json"] + flags.split(separator: " ").map(String.init))
            }
        )
        for part in parts { expect(message.contains(part)) }
    }

    @Test(
        "sizes beyond the limit are refused with the limit named",
        arguments: [
            ("--width 8193", "Error: --width 8193 at scale 2 is 16386 pixels; a side has at most 16384."),
            ("--width 390 --scale 43", "Error: --width 390 at scale 43 is 16770 pixels; a side has at most 16384."),
            ("--height 16385 --scale 1", "Error: --height 16385 at scale 1 is 16385 pixels; a side has at most 16384."),
            ("--scale 0.001", "Error: --width 390 at scale 0.001 is less than a pixel; a side has at least one."),
        ]
    )
    func limits(flags: String, expected: String) throws {
        expectEqual(objection("render a.json \(flags)"), expected)
        expectEqual(objection("inspect a.json \(flags)"), expected)
    }

    @Test(
        "values up to the limit are taken",
        arguments: ["--width 8192", "--height 8192", "--height auto", "--scale 1.5", "--width 320.5", "--scale 42"]
    )
    func possible(flags: String) {
        expect(objection("render a.json \(flags)") == nil)
    }

    @Test("unknown flags and missing arguments are rejected")
    func unknownFlags() {
        expectEqual(objection("render a.json --colour red"), "Error: Unknown option '--colour'")
        expectEqual(objection("render"), "Error: Missing expected argument '<screen>'")
        expectEqual(objection("validate"), "Error: Missing expected argument '<files> ...'")
        expect(objection("paint") != nil)
    }

    @Test(
        "an output file has to be a picture",
        arguments: [
            ("a.jpg", "the extension .jpg"), ("a", "no extension"), ("dir.png/a", "no extension"),
        ]
    )
    func outputFormats(file: String, found: String) {
        let expected = "Error: The output file '\(file)' has \(found); pictures are written as .png, .svg, .pdf."
        expectEqual(objection("render a.json -o \(file)"), expected)
    }

    @Test("text sizes have short names and UIKit's names")
    func textSizes() {
        expectEqual(TextSize(argument: "xSmall")?.category, .extraSmall)
        expectEqual(TextSize(argument: "extraSmall")?.category, .extraSmall)
        expectEqual(TextSize(argument: "extraExtraExtraLarge")?.category, .extraExtraExtraLarge)
        expectEqual(
            TextSize(argument: "accessibilityExtraExtraExtraLarge")?.category,
            .accessibilityExtraExtraExtraLarge
        )
        expectEqual(Set(TextSize.allCases.map(\.category)).count, 12)
    }

    @Test("the help of each command names all its options and their values")
    func help() {
        let render = Comb.helpMessage(for: RenderCommand.self, columns: 200)
        for part in [
            "<screen>", "-o, --output <file>", "--width <points>", "(default: 390)", "--height <auto|points>",
            "(default: auto)",
            "--scale <factor>", "(default: 2)", "normal, high", "--bold-text", "--reduce-motion", "light, dark",
            "ltr, rtl", "xSmall, small, medium, large", "16384",
        ] {
            expect(render.contains(part), "\(part) is missing in\n\(render)")
        }
        expect(Comb.helpMessage(for: InspectCommand.self).contains("--text-size"))
        expect(Comb.helpMessage(for: ValidateCommand.self).contains("FILE: ok"))
        for command in ["render", "inspect", "validate", "demo"] {
            expect(Comb.helpMessage().contains("  \(command) "))
        }
    }
}
