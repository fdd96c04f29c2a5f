import PositionedJSON

/// Holds a document against the shapes of a grammar, and replaces what is to be shown differently.
package final class DocumentChecker {
    /// What became of a value.
    enum Checked {
        case same
        case changed(JSONNode)
        /// The value is not valid, which has been reported.
        case invalid
        /// The value is left out on purpose: its condition does not hold, or its fallback says so.
        case dropped
    }

    let text: DocumentText
    let grammar: DocumentGrammar
    let policy: DocumentPolicy
    let limits: DocumentLimits

    private(set) var problems: [DocumentProblem] = []
    private(set) var losses: [(problem: DocumentProblem, outcome: ScreenLoss.Outcome)] = []

    /// The values of the state, by name.
    var state: [ExactString: JSONNode] = [:]
    private(set) var initialState: DocumentObject = [:]
    private var initialNodes: [ExactString: JSONNode] = [:]
    var templates: [ExactString: JSONNode] = [:]
    /// The templates that rows name, shown or not.
    var usedTemplates: Set<ExactString> = []
    /// The parameters of the template that is being expanded; `nil` outside of templates.
    var parameters: [ExactString: JSONNode]?
    /// Whether a value is checked that is not shown now: a template, or a fallback that is not needed.
    var isDefinition = false
    /// Whether a template is checked as it is written, with parameters that may be anything.
    var allowsParameters = false
    var templateDepth = 0
    /// How many right parts contain the one that is checked, and itself.
    var rightDepth = 0
    /// What was looked at, or remembered.
    var counts = CheckedCounts()
    /// What was looked at.
    private(set) var checkedValueCount = 0
    private var isExhausted = false
    /// The names of the state that were read since this was emptied.
    var reads: Set<ExactString> = []
    /// The places of the lists of rows in the section that is checked.
    var lists: [Int] = []
    /// What became of sections and rows.
    var memory = CheckedMemory()
    /// The names of the state that have changed since `memory` was made; `nil` if nothing is remembered.
    private(set) var changedNames: Set<ExactString>?
    /// What has changed since then.
    var changes = DocumentChanges()
    private var lastRevision = 0
    /// The offset of the first use of each identifier.
    private var sectionIdentifiers: [String: Int] = [:]
    private var itemIdentifiers: [String: Int] = [:]
    private let values: DocumentObject
    /// The expressions that were read, by their texts.
    var expressions: [String: ScreenExpression] = [:]
    /// The templates of texts that were read.
    var templateTexts: [String: ScreenExpression] = [:]
    /// The texts of the document in the languages that it has.
    private(set) lazy var strings = makeStrings()
    /// How far the user has got with the fields.
    private(set) var form: FormProgress
    /// The values of the state as one.
    private(set) var stateModel: DocumentValue = .object([:])

    init(
        _ text: DocumentText,
        _ grammar: DocumentGrammar,
        policy: DocumentPolicy,
        limits: DocumentLimits,
        values: DocumentObject,
        form: FormProgress = FormProgress()
    ) {
        self.text = text
        self.grammar = grammar
        self.policy = policy
        self.limits = limits
        self.values = values
        self.form = form
        if policy == .strict {
            problems = text.problems
        } else {
            losses = text.problems.map { ($0, .ignored) }
        }
    }

    var isLenient: Bool { policy == .lenient }

    /// The language that the document says, a BCP 47 tag.
    private(set) lazy var language: String? =
        if case .string(let tag)? = text.root?.member("locale")?.value { tag } else { nil }

    /// The version that the document says.
    private(set) lazy var documentVersion: Int = {
        guard case .number(let version)? = text.root?.member("version")?.value else {
            return DocumentFormat.newestVersion
        }
        return max(1, Int(exactly: version) ?? DocumentFormat.newestVersion)
    }()
}

// MARK: - Reports

extension DocumentChecker {
    func report(at node: JSONNode, _ message: String, allowed: String? = nil) {
        problems.append(DocumentProblem(at: node.offset, in: node.pointer, message, allowed: allowed))
    }

    func add(_ problem: DocumentProblem) {
        problems.append(problem)
    }

    /// Reports a value of the wrong kind, unless the parser has already reported it.
    func reject(_ node: JSONNode, expected: DocumentShape) -> Checked {
        if case .invalid = node.value { return .invalid }
        report(at: node, "wrong type: \(node.value.kind)", allowed: expected.allowed)
        return .invalid
    }

    func lose(_ problem: DocumentProblem, _ outcome: ScreenLoss.Outcome) {
        losses.append((problem, outcome))
    }

    /// Turns the problems from a mark on into losses.
    func lose(since mark: Int, _ outcome: ScreenLoss.Outcome) {
        for problem in takeProblems(since: mark) { lose(problem, outcome) }
    }

    func takeProblems(since mark: Int) -> [DocumentProblem] {
        let taken = Array(problems[mark...])
        problems.removeSubrange(mark...)
        return taken
    }

    /// Reports an unknown key: an error, or something to ignore.
    func rejectUnknownKey(_ member: JSONObject.Member, known: [String]) {
        let problem = DocumentProblem(
            at: member.keyOffset,
            in: member.value.pointer,
            "unknown key \(member.key.quoted)\(suggestion(for: member.key, among: known))",
            allowed: known.quotedList
        )
        if isLenient { lose(problem, .ignored) } else { problems.append(problem) }
    }

    /// Reports a key that the version of the document does not have.
    func rejectNewKey(_ member: JSONObject.Member, _ field: FieldShape) {
        problems.append(
            DocumentProblem(
                at: member.keyOffset,
                in: member.value.pointer,
                "the key \(member.key.quoted) is of version \(field.since), the document of version \(documentVersion)",
                allowed: "\"version\": \(field.since), or a later one"
            )
        )
    }

    /// Returns whether a document may have something that began with a version of the format; reports it otherwise. A lenient
    /// reader takes everything that it knows.
    func hasVersion(_ version: Int, for subject: String, at node: JSONNode) -> Bool {
        guard !isLenient, documentVersion < version else { return true }
        report(
            at: node,
            "\(subject) of version \(version), the document of version \(documentVersion)",
            allowed: "\"version\": \(version), or a later one"
        )
        return false
    }

    func suggestion(for name: String, among names: [String]) -> String {
        nearestName(to: name, among: names).map { " (did you mean \($0.quoted)?)" } ?? ""
    }

    /// Counts a value that is looked at. Returns `false` once templates have produced too many.
    func countValue(_ node: JSONNode) -> Bool {
        counts.values += 1
        checkedValueCount += 1
        guard counts.values > limits.valueCount else { return true }
        if !isExhausted {
            isExhausted = true
            report(at: node, "the templates produce too many values", allowed: "at most \(limits.valueCount) values")
        }
        return false
    }

    /// Counts an image with an address.
    func countImage(_ node: JSONNode) -> Bool {
        counts.images += 1
        guard counts.images > limits.imageCount else { return true }
        report(at: node, "too many images with an address", allowed: "at most \(limits.imageCount) of them")
        return false
    }

    /// Counts a row. Returns `false` for one too many.
    func countItem(_ node: JSONNode) -> Bool {
        guard !isDefinition else { return true }
        counts.rows += 1
        guard counts.rows > limits.itemCount else { return true }
        guard counts.rows == limits.itemCount + 1 else { return false }
        let problem = DocumentProblem(
            at: node.offset,
            in: node.pointer,
            "too many rows",
            allowed: "at most \(limits.itemCount) rows"
        )
        if isLenient { lose(problem, .dropped) } else { problems.append(problem) }
        return false
    }
}

// MARK: - The root

extension DocumentChecker {
    /// Returns the root with valid values; `nil` if the document cannot be read at all.
    func readRoot() -> JSONObject? {
        guard let node = text.root else {
            problems = text.problems
            return nil
        }
        guard case .object(var object) = node.value else {
            _ = reject(node, expected: .object(grammar.root))
            return nil
        }
        guard let version = checkVersion(object) else { return nil }
        if version == .newer { object = JSONObject(members: object.members.filter { $0.key != "version" }) }
        if changedNames == nil {
            readState(object["state"])
            readTemplates(object["templates"])
        }
        switch members(of: object, at: node, as: grammar.root, isTolerant: true) {
        case .same: return object
        case .changed(let changed):
            guard case .object(let object) = changed.value else { return nil }
            return object
        case .invalid, .dropped: return nil
        }
    }

    /// Returns the root for other values of some names of the state, and another progress of the form. Only what read one of the
    /// names is checked.
    func readRoot(changed: DocumentObject, formNames: Set<ExactString>, form: FormProgress) -> JSONObject? {
        self.form = form
        for (name, value) in changed {
            guard let node = initialNodes[name] else { continue }
            state[name] = value == initialState[name] ? node : value.node(at: node)
            stateModel.set(value, at: ModelPath(keys: [name]))
        }
        changedNames = Set(changed.keys.map { ExactString($0) }).union(formNames)
        problems = []
        losses = []
        counts = CheckedCounts()
        checkedValueCount = 0
        changes = DocumentChanges()
        sectionIdentifiers = [:]
        return readRoot()
    }

    func nextRevision() -> Int {
        lastRevision += 1
        return lastRevision
    }

    private enum Version {
        case known
        case newer
    }

    /// Checks the version first: the shapes of this version cannot tell what is wrong with a newer document. Returns `nil` for a
    /// document that is not to be read.
    private func checkVersion(_ object: JSONObject) -> Version? {
        if isLenient, object["version"] == nil { lose(missingVersion, .ignored) }
        guard let node = object["version"], case .number(let version) = node.value,
            version.rounded() == version, version > Double(DocumentFormat.newestVersion)
        else { return .known }
        let newest = DocumentFormat.newestVersion
        let problem = DocumentProblem(
            at: node.offset,
            in: node.pointer,
            "made for version \(version.shortest); this build knows \(newest)",
            allowed: "\(newest), or a newer build"
        )
        guard isLenient else {
            problems.append(problem)
            return nil
        }
        lose(problem, .ignored)
        return .newer
    }

    /// A document without a version is read as one of this build's.
    private var missingVersion: DocumentProblem {
        DocumentProblem(
            at: text.root?.offset ?? 0,
            in: .root,
            "the key \"version\" is missing",
            allowed: "\"version\": \(DocumentFormat.newestVersion)"
        )
    }

    private func readState(_ node: JSONNode?) {
        guard let node else { return }
        let mark = problems.count
        defer { if isLenient { lose(since: mark, .ignored) } }
        guard case .object(let object) = node.value else {
            _ = reject(node, expected: .rule(.state))
            return
        }
        guard object.members.count <= limits.stateCount else {
            report(at: node, "the state is too large", allowed: "at most \(limits.stateCount) names")
            return
        }
        for member in object.members {
            let initial = DocumentValue(member.value)
            initialState[member.key] = initial
            initialNodes[member.key] = member.value
            let current = values[member.key]
            state[member.key] = current == nil || current == initial ? member.value : current?.node(at: member.value)
            stateModel.set(current ?? initial, at: ModelPath(keys: [member.key]))
        }
    }

    private func readTemplates(_ node: JSONNode?) {
        guard let node else { return }
        let mark = problems.count
        defer { if isLenient { lose(since: mark, .ignored) } }
        guard case .object(let object) = node.value else {
            _ = reject(node, expected: .rule(.templates))
            return
        }
        for member in object.members { templates[member.key] = member.value }
        guard !isLenient else { return }
        allowsParameters = true
        isDefinition = true
        // A template is a row in itself, not a parameter.
        for member in object.members { _ = check(member.value, .row) }
        isDefinition = false
        allowsParameters = false
    }

    /// What was lost. A fault in a template that nothing uses is no loss.
    var realLosses: [(problem: DocumentProblem, outcome: ScreenLoss.Outcome)] {
        let unused = templates.filter { !usedTemplates.contains($0.key) }.map(\.value.range)
        return losses.filter { loss in !unused.contains { $0.contains(loss.problem.offset) } }
    }

    /// Checks a value that is not shown now: a template, or a fallback that is not needed.
    func checkDefinition(_ node: JSONNode, as shape: DocumentShape) {
        let wasDefinition = isDefinition
        isDefinition = true
        _ = check(node, as: shape)
        isDefinition = wasDefinition
    }
}

// MARK: - Identifiers

extension DocumentChecker {
    /// Claims the identifier of a section or an item; reports a second use.
    func claim(_ node: JSONNode?, isSection: Bool) {
        guard !isDefinition, let node, case .string(let identifier) = node.value else { return }
        let first = isSection ? sectionIdentifiers[identifier] : itemIdentifiers[identifier]
        guard let first else {
            if isSection {
                sectionIdentifiers[identifier] = node.offset
            } else {
                itemIdentifiers[identifier] = node.offset
            }
            return
        }
        let noun = isSection ? "section" : "item"
        let problem = DocumentProblem(
            at: node.offset,
            in: node.pointer,
            "duplicate \(noun) id \(identifier.quoted), used before at \(text.source.position(at: first))",
            allowed: "each \(noun) id once in a \(isSection ? "document" : "section")"
        )
        if isLenient { lose(problem, .kept) } else { problems.append(problem) }
    }

    /// Starts the rows of a section or a bar, whose identifiers are unique.
    func startRows() {
        itemIdentifiers.removeAll(keepingCapacity: true)
    }
}
