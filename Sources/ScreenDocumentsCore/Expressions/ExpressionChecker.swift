import PositionedJSON

/// Checks the types in an expression against the initial state of a screen.
package struct ExpressionChecker {
    private let model: DocumentValue
    /// The types of the template's parameters, or `nil` if unknown.
    private let parameters: ((String) -> DocumentValue?)?
    private let functions: [String: FunctionSignature]
    private(set) package var problems: [ExpressionError] = []

    /// - Parameters:
    ///   - model: The initial state.
    ///   - parameters: The parameters of the template, or `nil` if unknown.
    ///   - functions: The known functions.
    package init(
        model: DocumentValue,
        parameters: ((String) -> DocumentValue?)?,
        functions: [String: FunctionSignature] = StandardFunctions.byName
    ) {
        self.model = model
        self.parameters = parameters
        self.functions = functions
    }

    /// Returns the type of an expression and records its problems.
    package mutating func type(of node: ExpressionNode, at place: Int = 0) -> ExpressionType {
        switch node {
        case .placed(let inner, let place): return type(of: inner, at: place)
        case .literal(let value): return value == .null ? .null : ExpressionType(of: value)
        case .list(let nodes):
            for node in nodes { _ = type(of: node, at: place) }
            return .list
        case .path(let path): return type(of: path, place)
        case .parameter(let name):
            guard let parameters else { return .any }
            guard let value = parameters(name) else {
                report(place, "the parameter \(name.quoted) is missing")
                return .any
            }
            return ExpressionType(of: value)
        case .member(let object, let key):
            expect([.list, .object], object, "a member", place)
            expect([.number, .text], key, "a key", place)
            return .any
        case .not(let inner):
            expect(.boolean, inner, "\"!\"", place)
            return .boolean
        case .minus(let inner):
            expect(.number, inner, "\"-\"", place)
            return .number
        case .conditional(let condition, let yes, let no):
            expect(.boolean, condition, "\"?\"", place)
            return type(of: yes, at: place).union(type(of: no, at: place))
        case .text(let parts):
            for part in parts {
                let found = type(of: part, at: place)
                if found.isDisjoint(with: ExpressionType.scalar.union(.null)) { report(place, "\(found) in a text") }
            }
            return .text
        case .call(let name, let arguments): return call(name, arguments, place)
        case .binary(let symbol, let left, let right): return binary(symbol, left, right, place)
        }
    }

    private mutating func report(_ place: Int, _ message: String, allowed: String? = nil) {
        problems.append(ExpressionError(at: place, message, allowed: allowed))
    }

    private mutating func expect(_ type: ExpressionType, _ node: ExpressionNode, _ what: String, _ place: Int) {
        let found = self.type(of: node, at: place)
        guard found.isDisjoint(with: type) else { return }
        report(place, "wrong type: \(what) has \(found)", allowed: "\(type)")
    }

    /// Members of objects must exist in the initial state; elements of lists need not.
    private mutating func type(of path: ModelPath, _ place: Int) -> ExpressionType {
        var value = model
        for (index, key) in path.keys.enumerated() {
            switch value {
            case .null: return .any
            case .array(let elements):
                guard let first = elements.first else { return .any }
                guard Int(key) != nil else {
                    report(place, "\(key.quoted) is no index of a list", allowed: "a number")
                    return .any
                }
                value = elements.count == 1 ? first : value.child(key) ?? first
            case .object(let members):
                guard let next = members[key] else {
                    let names = members.keys.sorted()
                    let nearest = nearestName(to: key, among: names).map { ", did you mean \($0.quoted)?" } ?? ""
                    let what = index == 0 ? "unknown state" : "unknown member"
                    report(
                        place,
                        "\(what) \(key.quoted)\(nearest)",
                        allowed: names.map(\.quoted).joined(separator: ", ")
                    )
                    return .any
                }
                value = next
            default:
                report(place, "wrong type: \(ExpressionType(of: value)) has no member \(key.quoted)")
                return .any
            }
        }
        return ExpressionType(of: value)
    }

    private mutating func call(_ name: String, _ arguments: [ExpressionArgument], _ place: Int) -> ExpressionType {
        guard let function = functions[name] else {
            let names = functions.keys.sorted()
            let nearest = nearestName(to: name, among: names).map { ", did you mean \($0.quoted)?" } ?? ""
            report(place, "unknown function \(name.quoted)\(nearest)", allowed: names.joined(separator: ", "))
            for argument in arguments { _ = type(of: argument.value, at: place) }
            return .any
        }
        var given: Set<String> = []
        var next = 0
        for argument in arguments {
            var parameter: FunctionSignature.Parameter?
            if let label = argument.name {
                parameter = function.parameters.first { $0.name == label }
                if parameter == nil { report(place, "unknown argument \(label.quoted)", allowed: function.notation) }
            } else if next < function.parameters.count {
                parameter = function.parameters[next]
                next += 1
            } else if let rest = function.rest {
                expect(rest, argument.value, name, place)
                continue
            } else {
                report(place, "too many arguments", allowed: function.notation)
            }
            guard let parameter else {
                _ = type(of: argument.value, at: place)
                continue
            }
            if !given.insert(parameter.name).inserted { report(place, "two arguments \(parameter.name.quoted)") }
            expect(parameter.type, argument.value, "\(parameter.name.quoted) of \(name)", place)
        }
        for parameter in function.parameters where parameter.isRequired && !given.contains(parameter.name) {
            report(place, "the argument \(parameter.name.quoted) is missing", allowed: function.notation)
        }
        if function.rest != nil, arguments.count < function.minimumRest {
            report(place, "no arguments", allowed: function.notation)
        }
        return function.result
    }

    private mutating func binary(
        _ symbol: ExpressionOperator,
        _ left: ExpressionNode,
        _ right: ExpressionNode,
        _ place: Int
    ) -> ExpressionType {
        let name = symbol.rawValue.quoted
        switch symbol {
        case .otherwise: return type(of: left, at: place).subtracting(.null).union(type(of: right, at: place))
        case .or, .and:
            expect(.boolean, left, name, place)
            expect(.boolean, right, name, place)
            return .boolean
        case .equal, .unequal:
            let types = (type(of: left, at: place), type(of: right, at: place))
            if types.0.isDisjoint(with: types.1), types.0 != .null, types.1 != .null {
                report(place, "\(types.0) is never equal to \(types.1)")
            }
            return .boolean
        case .less, .lessOrEqual, .more, .moreOrEqual:
            let types = (type(of: left, at: place), type(of: right, at: place))
            let common = types.0.intersection(types.1).intersection([.number, .text])
            if common.isEmpty {
                report(place, "\(name) of \(types.0) and \(types.1)", allowed: "two numbers or two texts")
            }
            return .boolean
        case .plus:
            let types = (type(of: left, at: place), type(of: right, at: place))
            let common = types.0.intersection(types.1).intersection([.number, .text, .list])
            if common.isEmpty {
                let allowed = "two numbers, two texts or two lists; '${value}' makes a text of a value"
                report(place, "\(name) of \(types.0) and \(types.1)", allowed: allowed)
                return .any
            }
            return common
        default:
            expect(.number, left, name, place)
            expect(.number, right, name, place)
            return .number
        }
    }
}
