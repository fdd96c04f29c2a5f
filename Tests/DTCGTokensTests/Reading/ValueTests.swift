import Expectations
import Testing

@testable import DTCGTokens

@Suite("Values of tokens")
struct ValueTests {
    private static let black = #"{"colorSpace": "srgb", "components": [0, 0, 0]}"#
    private static let zero = #"{"value": 0, "unit": "px"}"#

    @Test(
        "every type of the format is read",
        arguments: [
            ("dimension", #"{"value": 16, "unit": "px"}"#, TokenValue.dimension(TokenDimension(16))),
            ("dimension", #"{"value": 0.25, "unit": "rem"}"#, .dimension(TokenDimension(0.25, .rootFontSizes))),
            ("fontFamily", #""Comic Sans MS""#, .fontFamily(["Comic Sans MS"])),
            ("fontFamily", #"["Helvetica", "Arial"]"#, .fontFamily(["Helvetica", "Arial"])),
            ("duration", #"{"value": 100, "unit": "ms"}"#, .duration(TokenDuration(100, .milliseconds))),
            ("duration", #"{"value": 1.5, "unit": "s"}"#, .duration(TokenDuration(1.5, .seconds))),
            ("cubicBezier", "[0.5, -3, 1, 7]", .cubicBezier(TokenCubicBezier(0.5, -3, 1, 7))),
            ("number", "-2.5", .number(-2.5)),
            ("strokeStyle", #""dashed""#, .strokeStyle(.line(.dashed))),
            (
                "strokeStyle", #"{"dashArray": [{"value": 4, "unit": "px"}, \#(zero)], "lineCap": "round"}"#,
                .strokeStyle(.dashes([TokenDimension(4), TokenDimension(0)], cap: .round))
            ),
            (
                "border", #"{"color": \#(black), "width": {"value": 3, "unit": "px"}, "style": "solid"}"#,
                .border(
                    TokenBorder(
                        color: TokenColor(red: 0, green: 0, blue: 0),
                        width: TokenDimension(3),
                        style: .line(.solid)
                    )
                )
            ),
            (
                "transition",
                #"{"duration": {"value": 200, "unit": "ms"}, "delay": {"value": 0, "unit": "s"}, "timingFunction": [0, 0, 1, 1]}"#,
                .transition(
                    TokenTransition(
                        duration: TokenDuration(200, .milliseconds),
                        delay: TokenDuration(0, .seconds),
                        timingFunction: TokenCubicBezier(0, 0, 1, 1)
                    )
                )
            ),
            (
                "gradient", #"[{"color": \#(black), "position": 0.666}]"#,
                .gradient([TokenGradientStop(color: TokenColor(red: 0, green: 0, blue: 0), position: 0.666)])
            ),
            (
                "typography",
                """
                {"fontFamily": "Roboto", "fontSize": {"value": 42, "unit": "px"}, "fontWeight": "bold",
                 "letterSpacing": {"value": -0.1, "unit": "px"}, "lineHeight": 1.2}
                """,
                .typography(
                    TokenTypography(
                        fontFamily: ["Roboto"],
                        fontSize: TokenDimension(42),
                        fontWeight: TokenFontWeight(named: "bold") ?? .regular,
                        letterSpacing: TokenDimension(-0.1),
                        lineHeight: 1.2
                    )
                )
            ),
        ]
    )
    func types(type: String, text: String, expected: TokenValue) throws {
        try expectEqual(value(type, text), expected)
    }

    @Test("a shadow is one or several, inset or not")
    func shadows() throws {
        let shadow =
            #"{"color": \#(Self.black), "offsetX": \#(Self.zero), "offsetY": \#(Self.zero), "blur": \#(Self.zero), "spread": \#(Self.zero)}"#
        guard case .shadow(let one)? = try value("shadow", shadow) else { return expect(Bool(false)) }
        expect(one.count == 1 && !one[0].isInset)
        let inset = shadow.dropLast() + #", "inset": true}"#
        guard case .shadow(let two)? = try value("shadow", "[\(shadow), \(inset)]") else { return expect(Bool(false)) }
        expectEqual(two.map(\.isInset), [false, true])
    }

    @Test(
        "all color spaces are read, and none where a component has no meaning",
        arguments: [
            ("srgb", "[1, 0, 1]"), ("srgb-linear", "[1, 0, 1]"), ("hsl", "[330, 100, 50]"), ("hwb", "[330, 0, 0]"),
            ("lab", "[60.17, 93.54, -60.5]"), ("lch", "[60.17, 111.4, 327.11]"), ("oklab", "[0.701, 0.274, -0.169]"),
            ("oklch", "[0.701, 0.322, 328.36]"), ("display-p3", "[1, 0, 1]"), ("a98-rgb", "[1, 0, 1]"),
            ("prophoto-rgb", "[1, 0, 1]"), ("rec2020", "[1, 0, 1]"), ("xyz-d65", "[0.5929, 0.2848, 0.9696]"),
            ("xyz-d50", "[0.5791, 0.2831, 0.7282]"), ("hsl", "[\"none\", 0, 50]"),
        ]
    )
    func colorSpaces(space: String, components: String) throws {
        let text = ##"{"colorSpace": "\##(space)", "components": \##(components), "alpha": 0.5, "hex": "#ff00ff"}"##
        guard case .color(let color)? = try value("color", text) else { return expect(Bool(false)) }
        expect(color.space.rawValue == space && color.alpha == 0.5 && color.hex == "#ff00ff")
        expectEqual(color.components[0] == nil, components.contains("none"))
    }

    @Test("every name of a font weight has its number")
    func fontWeights() throws {
        for (name, number) in TokenFontWeight.named {
            try expectEqual(value("fontWeight", "\"\(name)\""), TokenFontWeight(named: name).map(TokenValue.fontWeight))
            expectEqual(TokenFontWeight(named: name)?.value, number)
        }
        try expectEqual(value("fontWeight", "350"), TokenFontWeight(350).map(TokenValue.fontWeight))
    }

    @Test(
        "a wrong value is refused, with what is allowed",
        arguments: [
            ("color", #"{"components": [0, 0, 0]}"#, "\"colorSpace\" is missing"),
            ("color", #"{"colorSpace": "srgb"}"#, "\"components\" is missing"),
            (
                "color", #"{"colorSpace": "sgrb", "components": [0, 0, 0]}"#,
                #"unknown color space "sgrb" (did you mean "srgb"?)"#
            ),
            ("color", #"{"colorSpace": "srgb", "components": [0, 0]}"#, "2 components"),
            ("color", #"{"colorSpace": "srgb", "components": [0, 0, 255]}"#, #"the blue of "srgb" is 255"#),
            ("color", #"{"colorSpace": "srgb", "components": [-0.1, 0, 0]}"#, #"the red of "srgb" is -0.1"#),
            ("color", #"{"colorSpace": "hsl", "components": [360, 0, 0]}"#, #"the hue of "hsl" is 360"#),
            ("color", #"{"colorSpace": "lch", "components": [0, -1, 0]}"#, #"the chroma of "lch" is -1"#),
            ("color", #"{"colorSpace": "oklab", "components": [1.1, 0, 0]}"#, #"the lightness of "oklab" is 1.1"#),
            ("color", #"{"colorSpace": "hsl", "components": ["none", "half", 0]}"#, "wrong type: a string"),
            ("color", #"{"colorSpace": "srgb", "components": "0 0 0"}"#, "wrong type: a string"),
            ("color", #"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 1.5}"#, "an opacity of 1.5"),
            (
                "color", ##"{"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000ff"}"##,
                "\"#000000ff\" is no color"
            ),
            ("color", #"{"colorSpace": "srgb", "components": [0, 0, 0], "hex": 0}"#, "wrong type: a number"),
            ("color", #"{"colorSpace": "srgb", "components": [0, 0, 0], "opacity": 1}"#, "unknown key \"opacity\""),
            ("color", "null", "wrong type: null"),
            ("dimension", #"{"value": 16}"#, "\"unit\" is missing"),
            ("dimension", #"{"unit": "px"}"#, "\"value\" is missing"),
            ("dimension", #"{"value": "16", "unit": "px"}"#, "wrong type: a string"),
            ("dimension", #"{"value": 16, "unit": "em"}"#, "unknown unit \"em\" (did you mean \"rem\"?)"),
            ("dimension", "16", "wrong type: a number"),
            ("duration", #"{"value": 1, "unit": "min"}"#, "unknown unit \"min\""),
            ("fontFamily", "[]", "the list of fonts is empty"),
            ("fontFamily", "[\"Arial\", 3]", "wrong type: a number"),
            ("fontWeight", "0.5", "0.5 is too small"),
            ("fontWeight", "1001", "1001 is too large"),
            ("fontWeight", "\"Bold\"", "unknown font weight \"Bold\" (did you mean \"bold\"?)"),
            ("cubicBezier", "[0, 0, 1]", "a curve with 3 numbers"),
            ("cubicBezier", "[0, 0, 1.1, 1]", "x2 is 1.1"),
            ("number", "\"1\"", "wrong type: a string"),
            ("strokeStyle", "\"dashd\"", "unknown stroke style \"dashd\" (did you mean \"dashed\"?)"),
            ("strokeStyle", #"{"dashArray": [], "lineCap": "butt"}"#, "the list of dashes is empty"),
            ("strokeStyle", #"{"dashArray": [4], "lineCap": "butt"}"#, "wrong type: a number"),
            ("gradient", "[]", "the gradient has no stops"),
            ("gradient", #"[{"position": 0}]"#, "\"color\" is missing"),
            ("shadow", "[1]", "wrong type: a number"),
            ("border", "{}", "\"color\" is missing"),
            ("typography", "{}", "\"fontFamily\" is missing"),
            ("transition", "{}", "\"duration\" is missing"),
            ("string", "\"text\"", "unknown type \"string\""),
        ]
    )
    func wrongValues(type: String, text: String, message: String) throws {
        let found = problems(in: token(type, text))
        expect(found.contains { $0.contains("error: \(message)") }, "\(found)")
    }

    @Test("several problems of one value are reported together, by position")
    func severalProblems() {
        let text = #"{"colorSpace": "srgb", "components": [2, 0, -1], "alpha": 9, "x": 1}"#
        expectEqual(
            problems(in: token("color", text)),
            [
                #"1:78: error: the red of "srgb" is 2, at /token/$value/components/0, allowed: from 0 to 1, or "none""#,
                #"1:84: error: the blue of "srgb" is -1, at /token/$value/components/2, allowed: from 0 to 1, or "none""#,
                "1:98: error: an opacity of 9, at /token/$value/alpha, allowed: from 0 to 1",
                #"1:101: error: unknown key "x", at /token/$value/x, allowed: "colorSpace", "components", "alpha", "hex""#,
            ]
        )
    }

    @Test("the notations of older drafts are refused with what to write instead")
    func olderNotations() {
        expectEqual(
            problems(in: token("dimension", "\"16px\"")),
            [
                #"1:44: error: "16px" is the notation of drafts before 2025.10, at /token/$value, "#
                    + #"allowed: {"value": 16, "unit": "px"}; `comb tokens upgrade` rewrites the file"#
            ]
        )
        expectEqual(
            problems(in: token("color", "\"#0066cc\"")),
            [
                ##"1:40: error: "#0066cc" is the notation of drafts before 2025.10, at /token/$value, allowed: "##
                    + ##"{"colorSpace": "srgb", "components": [0, 0.4, 0.8], "hex": "#0066cc"}; `comb tokens upgrade` rewrites the file"##
            ]
        )
        expectEqual(
            problems(in: ##"{"a": {"value": "#fff", "type": "color"}}"##),
            [
                #"1:8: error: "value" is a key of drafts before 2025.10, at /a/value, allowed: "$value"; `comb tokens upgrade` rewrites the file"#,
                #"1:25: error: "type" is a key of drafts before 2025.10, at /a/type, allowed: "$type"; `comb tokens upgrade` rewrites the file"#,
            ]
        )
    }

    @Test("a stop beyond the gradient is moved to its end, with a warning")
    func gradientPositions() throws {
        let text = token("gradient", "[{\"color\": \(Self.black), \"position\": 42}]")
        guard case .gradient(let stops)? = try tokens(text)["token"]?.value else { return expect(Bool(false)) }
        expectEqual(stops.map(\.position), [1])
        expectEqual(problems(in: text).map { $0.contains("warning: the position 42 is moved") }, [true])
    }
}

extension TokenFontWeight {
    /// 400, for expressions that cannot fail.
    static var regular: TokenFontWeight { TokenFontWeight(named: "regular").unsafelyUnwrapped }
}
