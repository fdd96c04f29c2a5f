import PositionedJSON

/// The result of validating files, for people and for the tools that show it.
package struct ValidationReport {
    /// How the report is written.
    package enum Format: String, CaseIterable, Sendable {
        /// `file:line:column: error: message`, which editors and CI link to the file.
        case text
        /// An array of problems.
        case json
        /// The Static Analysis Results Interchange Format 2.1.0.
        case sarif
        /// Workflow commands of GitHub Actions, which annotate pull requests.
        case github
    }

    /// A problem of a file. One that cannot be read has no position.
    fileprivate struct Finding {
        let file: String
        let level: String
        let message: String
        let diagnostic: ScreenDiagnostic?
        let line: String
    }

    private var findings: [Finding] = []
    private var lines: [String] = []

    /// Whether no file has an error.
    package private(set) var isValid = true

    package init() {}

    /// Adds a file with its errors and losses.
    package mutating func add(_ file: String, errors: [ScreenDiagnostic], losses: [ScreenLoss] = []) {
        for error in errors { add(file, "error", error, error.description) }
        for loss in losses { add(file, "warning", loss.diagnostic, loss.description) }
        isValid = isValid && errors.isEmpty
        if errors.isEmpty, losses.isEmpty { lines.append("\(file): ok") }
    }

    /// Adds a file that cannot be read.
    package mutating func add(_ file: String, failure: String) {
        isValid = false
        findings.append(Finding(file: file, level: "error", message: failure, diagnostic: nil, line: failure))
        lines.append(failure)
    }

    private mutating func add(_ file: String, _ level: String, _ diagnostic: ScreenDiagnostic, _ line: String) {
        let hint = diagnostic.allowed.map { ", allowed: \($0)" } ?? ""
        let message = diagnostic.message + hint
        findings.append(Finding(file: file, level: level, message: message, diagnostic: diagnostic, line: line))
        lines.append(line)
    }

    /// The report with a line break at the end; empty if there is nothing to say.
    package func text(_ format: Format) -> String {
        switch format {
        case .text: lines.map { $0 + "\n" }.joined()
        case .json: DocumentValue.array(findings.map(\.json)).indentedJSON + "\n"
        case .sarif: sarif.indentedJSON + "\n"
        case .github: findings.map { $0.command + "\n" }.joined()
        }
    }

    private var sarif: DocumentValue {
        [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "version": "2.1.0",
            "runs": [
                [
                    "tool": [
                        "driver": [
                            "name": "comb",
                            "rules": [
                                ["id": "screen-document", "shortDescription": ["text": "Invalid screen document"]]
                            ],
                        ]
                    ],
                    "columnKind": "unicodeCodePoints",
                    "results": .array(findings.map(\.sarif)),
                ]
            ],
        ]
    }
}

extension ValidationReport.Finding {
    fileprivate var json: DocumentValue {
        var members: [String: DocumentValue] = [
            "file": .string(file), "level": .string(level), "message": .string(diagnostic?.message ?? message),
        ]
        if let diagnostic {
            members["line"] = .number(Double(diagnostic.position.line))
            members["column"] = .number(Double(diagnostic.position.column))
            members["pointer"] = .string(diagnostic.pointer)
            if let allowed = diagnostic.allowed { members["allowed"] = .string(allowed) }
        }
        return .object(members)
    }

    fileprivate var sarif: DocumentValue {
        var physical: [String: DocumentValue] = ["artifactLocation": ["uri": .string(file.percentEncoded)]]
        var location: [String: DocumentValue] = [:]
        if let diagnostic {
            physical["region"] = [
                "startLine": .number(Double(diagnostic.position.line)),
                "startColumn": .number(Double(diagnostic.position.column)),
            ]
            location["logicalLocations"] = [["fullyQualifiedName": .string(diagnostic.pointer)]]
        }
        location["physicalLocation"] = .object(physical)
        return [
            "ruleId": "screen-document", "level": .string(level), "message": ["text": .string(message)],
            "locations": [.object(location)],
        ]
    }

    fileprivate var command: String {
        var properties = "file=\(file.commandProperty)"
        if let diagnostic {
            properties += ",line=\(diagnostic.position.line),col=\(diagnostic.position.column)"
        }
        return "::\(level) \(properties)::\(message.commandText)"
    }
}

extension String {
    /// A text after `::` of a workflow command.
    fileprivate var commandText: String {
        reduce(into: "") { text, character in
            switch character {
            case "%": text += "%25"
            case "\r\n": text += "%0D%0A"
            case "\r": text += "%0D"
            case "\n": text += "%0A"
            default: text.append(character)
            }
        }
    }

    fileprivate var commandProperty: String {
        commandText.reduce(into: "") { text, character in
            switch character {
            case ":": text += "%3A"
            case ",": text += "%2C"
            default: text.append(character)
            }
        }
    }

    /// A path as a relative reference (RFC 3986).
    fileprivate var percentEncoded: String {
        utf8.reduce(into: "") { text, byte in
            let scalar = Unicode.Scalar(byte)
            if byte < 0x80, scalar.properties.isAlphabetic || "0123456789-._~/".unicodeScalars.contains(scalar) {
                text.unicodeScalars.append(scalar)
            } else {
                text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
    }
}
