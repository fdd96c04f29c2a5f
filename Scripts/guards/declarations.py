"""Reads what a Swift file declares: types at any nesting, functions, members; with the scopes and locals around each token."""

from dataclasses import dataclass, field

from .keywords import KEYWORDS, MODIFIERS_AFTER_CLASS, TYPE_KEYWORDS
from .locals import closure_parameters, pattern_names
from .spelling import closing, closing_angle, read_type
from .tokens import Token, tokenize


@dataclass(eq=False)
class Declaration:
    name: str
    kind: str  # "type", "alias", "function", "variable", "case", "init"
    owner: str | None  # the qualified name of the type that it is a member of
    path: str
    line: int
    labels: tuple[str, ...] | None = None  # of a function, a case with values or an initializer
    annotation: object = None  # what type a variable has or a function returns, as it is spelled
    is_override: bool = False
    is_local: bool = False  # `private` or `fileprivate`: nothing but its file sees it
    is_static: bool = False

    @property
    def qualified(self) -> str:
        return f"{self.owner}.{self.name}" if self.owner else self.name


@dataclass(eq=False)
class SourceFile:
    path: str
    folder: str
    tokens: list[Token]
    declarations: list[Declaration] = field(default_factory=list)
    inherited: dict[str, set[str]] = field(default_factory=dict)  # qualified type: what it inherits, as it is spelled
    extended: set[str] = field(default_factory=set)
    declared_at: set[int] = field(default_factory=set)  # indexes of tokens that are no use: names of declarations, labels
    scopes: list[tuple[str, ...]] = field(default_factory=list)  # the types around each token
    locals: list[dict | None] = field(default_factory=list)  # the names of parameters and variables around each token


class Reader:
    def __init__(self, path: str, folder: str, source: str, tokens: list[Token] | None = None):
        self.tokens = tokens if tokens is not None else tokenize(source)
        self.file = SourceFile(path, folder, self.tokens)
        self.stack: list[tuple[str, tuple[str, ...], dict | None]] = []
        self.scope: tuple[str, ...] = ()
        self.region: dict | None = None  # names of locals of the member that is read
        self.pending: tuple[str, str, int] | None = None  # a type whose body comes next
        self.modifiers: set[str] = set()

    def read(self) -> SourceFile:
        tokens, file = self.tokens, self.file
        index = 0
        while index < len(tokens):
            token = tokens[index]
            while len(file.scopes) <= index:
                file.scopes.append(self.scope)
                file.locals.append(self.region)
            if token.kind == "name":
                index = self._read_name(index)
                continue
            if token.kind in ("(", "["):
                self.stack.append((token.kind, self.scope, self.region))
            elif token.kind == "{":
                self._open_brace(index)
            elif token.kind in (")", "]", "}"):
                if self.stack:
                    _, self.scope, self.region = self.stack.pop()
                if token.kind == "}":
                    self.modifiers = set()
            index += 1
        while len(file.scopes) < len(tokens):
            file.scopes.append(self.scope)
            file.locals.append(self.region)
        return file

    def _open_brace(self, index: int):
        outer_scope, outer_region = self.scope, self.region
        if self.pending and self.pending[2] == len(self.stack):
            kind, qualified, _ = self.pending
            self.pending = None
            self.scope = self.scope + (qualified,)
            if outer_region is not None:
                self.region = dict(outer_region)
            else:
                self.region = None
            self.stack.append(("type", outer_scope, outer_region))
        else:
            if self.region is None:
                self.region = {}
            self.stack.append(("code", outer_scope, outer_region))
            self._bind(closure_parameters(self.tokens, index, KEYWORDS))
        self.modifiers = set()

    def _bind(self, bindings):
        for place, name, annotation in bindings:
            if self.region is not None:
                self.file.declared_at.add(place)
                self.region[name] = annotation

    def _read_name(self, index: int) -> int:
        tokens, file = self.tokens, self.file
        token = tokens[index]
        text = token.text
        previous = tokens[index - 1] if index else None
        following = tokens[index + 1] if index + 1 < len(tokens) else None
        if previous is not None and previous.kind == ".":
            return index + 1
        if following is None:
            return index + 1
        if (
            text in TYPE_KEYWORDS
            and following.kind == "name"
            and following.text not in (MODIFIERS_AFTER_CLASS if text == "class" else ())
            and not (text == "actor" and previous is not None and previous.text in {"let", "var"})
        ):
            return self._read_type(index)
        if text == "import":
            place = index + 1
            while place < len(tokens) and tokens[place].kind in ("name", ".") and tokens[place].line == token.line:
                file.declared_at.add(place)
                place += 1
            return place
        if text == "func" and following.kind in ("name", "operator", "!", "?"):
            return self._read_function(index)
        if (
            text in ("init", "subscript")
            and following.kind in ("(", "<", "?", "!")
            and self.stack[-1:]
            and (self.stack[-1][0] == "type")
        ):
            return self._read_function(index, keyword=text)
        if text == "typealias" or text == "associatedtype":
            file.declared_at.add(index + 1)
            if text == "typealias":
                annotation = None
                if index + 2 < len(tokens) and tokens[index + 2].text == "=":
                    annotation, _ = read_type(tokens, index + 3)
                self._declare(following.text, "alias", following.line, annotation=annotation)
            self.modifiers = set()
            return index + 2
        if text in ("let", "var"):
            return self._read_variables(index)
        if text == "case" and self.stack[-1:] and self.stack[-1][0] == "type":
            return self._read_cases(index)
        if text == "for" and following.kind == "name" and following.text not in KEYWORDS | {"case"}:
            file.declared_at.add(index + 1)
            if self.region is not None:
                self.region[following.text] = ("element", index + 3)
            return index + 2
        if (text == "for" and following.kind == "(") or (text == "case" and following.text in ("let", "var")):
            self._bind(pattern_names(tokens, index + 1 if text == "for" else index + 2))
        if text in KEYWORDS:
            is_argument = bool(self.stack) and self.stack[-1][0] == "("  # of an attribute
            if (
                not is_argument
                and text in {"override", "private", "fileprivate", "static", "class"}
                and (following.kind != "(" or text in {"private", "fileprivate"})
            ) and not (following.kind == "(" and tokens[index + 2].text == "set"):
                self.modifiers.add(text)
            return index + 1
        if (
            following.kind == ":"
            and previous is not None
            and previous.kind in ("(", ",")
            and self.stack[-1:]
            and (self.stack[-1][0] == "(")
        ):
            file.declared_at.add(index)  # the label of an argument
        return index + 1

    def _declare(self, name: str, kind: str, line: int, labels=None, annotation=None):
        if self.region is not None:
            return
        owner = self.scope[-1] if self.scope else None
        is_override = "override" in self.modifiers
        is_local = bool({"private", "fileprivate"} & self.modifiers)
        is_static = bool({"static", "class"} & self.modifiers) or kind == "case"
        place = (self.file.path, line)
        self.file.declarations.append(
            Declaration(name, kind, owner, *place, labels, annotation, is_override, is_local, is_static)
        )

    def _read_type(self, index: int) -> int:
        tokens = self.tokens
        keyword = tokens[index].text
        name = tokens[index + 1].text
        place = index + 2
        while place + 1 < len(tokens) and tokens[place].kind == "." and tokens[place + 1].kind == "name":
            name += "." + tokens[place + 1].text
            place += 2
        qualified = name
        if keyword == "extension":
            self.file.extended.add(name)
        else:
            self.file.declared_at.add(index + 1)
            self._declare(name, "type", tokens[index + 1].line)
            if self.scope:
                qualified = f"{self.scope[-1]}.{name}"
        if place < len(tokens) and tokens[place].text == "<":
            place = closing_angle(tokens, place) + 1
        inherited = self.file.inherited.setdefault(qualified, set())
        if place < len(tokens) and tokens[place].kind == ":":
            end = place + 1
            while end < len(tokens) and tokens[end].text not in {"{", "where"}:
                kind, after = read_type(tokens, end)
                if kind and kind[0] == "name":
                    inherited.add(kind[1])
                end = max(after, end + 1)
        self.pending = (keyword, qualified, len(self.stack))
        self.modifiers = set()
        return index + 1 if keyword == "extension" else index + 2

    def _read_function(self, index: int, keyword: str = "func") -> int:
        tokens, file = self.tokens, self.file
        name_index = index + 1 if keyword == "func" else index
        name = tokens[name_index].text
        file.declared_at.add(name_index)
        place = name_index + 1
        region = {} if self.region is None else self.region
        while place < len(tokens) and tokens[place].kind in "?!":
            place += 1
        if place < len(tokens) and tokens[place].text == "<":
            end = closing_angle(tokens, place)
            for generic in range(place + 1, end):
                if tokens[generic].kind == "name" and tokens[generic - 1].text in {"<", ","}:
                    region[tokens[generic].text] = None
                    file.declared_at.add(generic)
            place = end + 1
        if place >= len(tokens) or tokens[place].kind != "(":
            self.modifiers = set()
            return name_index + 1
        end = closing(tokens, place)
        labels = []
        depth = 0
        for position in range(place, end):
            kind = tokens[position].kind
            depth += (kind in ("(", "[", "{")) - (kind in (")", "]", "}"))
            if depth != 1 or kind not in ("(", ","):
                continue
            first = position + 1
            if first >= end or tokens[first].kind != "name":
                continue
            labels.append(tokens[first].text)
            file.declared_at.add(first)
            inner = first
            if tokens[first + 1].kind == "name":
                inner = first + 1
                file.declared_at.add(inner)
            if tokens[inner + 1].kind == ":":
                region[tokens[inner].text] = read_type(tokens, inner + 2)[0]
        after = end + 1
        while after < len(tokens) and tokens[after].text in {"async", "throws", "rethrows"}:
            after += 1
        result = None
        if after < len(tokens) and tokens[after].text == "->":
            result, after = read_type(tokens, after + 1)
        kind = "init" if keyword == "init" else "function"
        self._declare(name, kind, tokens[name_index].line, tuple(labels), result)
        self.modifiers = set()
        # The body, where there is one, begins before the next declaration.
        body = after
        if body < len(tokens) and tokens[body].text == "where":
            while (
                body < len(tokens) and tokens[body].kind not in ("{", "}") and tokens[body].text not in {"func", "var", "init"}
            ):
                body += 1
        limit = end + 1
        if body < len(tokens) and tokens[body].kind == "{":
            limit = closing(tokens, body) + 1
        self._read_with_region(name_index + 1, limit, region)
        self.modifiers = set()
        return limit

    def _read_with_region(self, start: int, end: int, region: dict):
        """Reads tokens that see the locals of a region."""
        outer, self.region = self.region, region
        self._fill(start)
        index = start
        tokens, _file = self.tokens, self.file
        depth = len(self.stack)
        while index < end:
            self._fill(index + 1)
            token = tokens[index]
            if token.kind == "name":
                index = self._read_name(index)
                continue
            if token.kind in ("(", "["):
                self.stack.append((token.kind, self.scope, self.region))
            elif token.kind == "{":
                self._open_brace(index)
            elif token.kind in (")", "]", "}") and len(self.stack) > depth:
                _, self.scope, self.region = self.stack.pop()
            index += 1
        self._fill(end)
        self.region = outer

    def _fill(self, count: int):
        while len(self.file.scopes) < min(count, len(self.tokens)):
            self.file.scopes.append(self.scope)
            self.file.locals.append(self.region)

    def _read_variables(self, index: int) -> int:
        tokens, file = self.tokens, self.file
        place = index + 1
        is_member = self.region is None
        names: list[int] = []
        if tokens[place].kind == "(":
            end = closing(tokens, place)
            names = [
                position
                for position in range(place + 1, end)
                if tokens[position].kind == "name" and tokens[position + 1].kind != ":"
            ]
            after = end + 1
        elif tokens[place].kind == "name":
            names = [place]
            after = place + 1
        else:
            return place
        annotation = None
        if after < len(tokens) and tokens[after].kind == ":":
            annotation, _ = read_type(tokens, after + 1)
        elif after + 1 < len(tokens) and tokens[after].text == "=" and tokens[after + 1].kind == "name":
            # `let view = UIView(…)` says the type without an annotation; others are known where expressions are read.
            spelled, end = read_type(tokens, after + 1)
            if (
                spelled
                and spelled[0] == "name"
                and end < len(tokens)
                and tokens[end].kind == "("
                and (spelled[1].split(".")[-1][0].isupper())
            ):
                annotation = spelled
        is_shorthand = (
            not is_member
            and len(names) == 1
            and after < len(tokens)
            and (tokens[index - 1].text in {"if", "guard", "while", ","} and tokens[after].text in {"{", ",", "else"})
        )
        if is_shorthand:
            return place  # `if let name {`: the name itself is a use
        for position in names:
            file.declared_at.add(position)
            if is_member:
                self._declare(tokens[position].text, "variable", tokens[position].line, annotation=annotation)
            else:
                self.region[tokens[position].text] = (
                    annotation
                    if annotation
                    else (
                        ("expression", after + 1)
                        if after < len(tokens) and tokens[after].text == "=" and len(names) == 1
                        else None
                    )
                )
        self.modifiers = set()
        return after

    def _read_cases(self, index: int) -> int:
        tokens, file = self.tokens, self.file
        place = index + 1
        while place < len(tokens) and tokens[place].kind == "name":
            file.declared_at.add(place)
            labels = None
            after = place + 1
            if after < len(tokens) and tokens[after].kind == "(":
                end = closing(tokens, after)
                labels = ()
                depth = 0
                for position in range(after, end):
                    kind = tokens[position].kind
                    depth += (kind in ("(", "[", "{")) - (kind in (")", "]", "}"))
                    if depth == 1 and kind in ("(", ","):
                        if tokens[position + 1].kind == "name" and tokens[position + 2].kind == ":":
                            file.declared_at.add(position + 1)
                            labels += (tokens[position + 1].text,)
                        else:
                            labels += ("_",)
                self._declare(tokens[place].text, "case", tokens[place].line, labels)
                # The types of the values are uses; they are read with the rest.
                self._fill(end + 1)
                after = end + 1
            else:
                self._declare(tokens[place].text, "case", tokens[place].line)
                if after < len(tokens) and tokens[after].text == "=":
                    after += 2
            if after < len(tokens) and tokens[after].kind == "," and after + 1 < len(tokens):
                place = after + 1
            else:
                self.modifiers = set()
                self._fill(after)
                return after
        self.modifiers = set()
        return place
