"""What the compiler's index says of a build: each mention of a declaration, and the declaration that contains the mention.

Debug builds write the index; the toolchain's library reads it.
"""

import ctypes
import os
import pathlib
import shutil
from dataclasses import dataclass

DEFINITION, REFERENCE, READ, WRITE, CALL, IMPLICIT = 1 << 1, 1 << 2, 1 << 3, 1 << 4, 1 << 5, 1 << 8
CHILD_OF, BASE_OF, OVERRIDE_OF, CALLED_BY = 1 << 9, 1 << 10, 1 << 11, 1 << 13
EXTENDED_BY, ACCESSOR_OF, CONTAINED_BY = 1 << 14, 1 << 15, 1 << 16
RECORD = 2  # The kind of a unit's dependency that names its mentions.


class Text(ctypes.Structure):
    _fields_ = (("data", ctypes.POINTER(ctypes.c_char)), ("length", ctypes.c_size_t))

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode()


VISITOR = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)


@dataclass(frozen=True, slots=True)
class Mention:
    """A place in a source where a declaration stands or is used."""

    usr: str
    roles: int
    path: str
    line: int
    column: int
    # Pairs of roles and declarations: what contains the mention, what it overrides.
    relations: tuple[tuple[int, str], ...]

    def related(self, role):
        return [usr for roles, usr in self.relations if roles & role]


class IndexStore:
    """The index in a build folder, `index/store`."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.library = library()
        error = ctypes.c_void_p()
        self.store = self.library.indexstore_store_create(os.fsencode(self.folder), ctypes.byref(error))
        if not self.store:
            raise FileNotFoundError(f"{folder} holds no index: run `swift build --build-tests` first")
        self.names = {}

    def mentions(self, belongs):
        """All mentions in the files whose paths `belongs` accepts."""
        for path, record in sorted(self.records(belongs)):
            yield from self.mentions_of_record(path, record)

    def records(self, belongs):
        """Pairs of a source file that exists and the name of its record. A file that was moved leaves old units behind."""
        newest = {}
        for unit in (self.folder / "v5" / "units").iterdir():
            reader = self.library.indexstore_unit_reader_create(self.store, os.fsencode(unit.name), None)
            if not reader:
                continue
            path = str(self.library.indexstore_unit_reader_get_main_file(reader))
            if belongs(path) and os.path.exists(path):
                names = self.dependencies(reader)
                age = unit.stat().st_mtime
                if names and newest.get(path, (0, None))[0] < age:
                    newest[path] = (age, names[-1])
            self.library.indexstore_unit_reader_dispose(reader)
        return [(path, name) for path, (_, name) in newest.items()]

    def dependencies(self, reader):
        found = []

        def visit(_, dependency):
            if self.library.indexstore_unit_dependency_get_kind(dependency) == RECORD:
                found.append(str(self.library.indexstore_unit_dependency_get_name(dependency)))
            return True

        self.library.indexstore_unit_reader_dependencies_apply_f(reader, None, VISITOR(visit))
        return found

    def mentions_of_record(self, path, name):
        call = self.library
        reader = call.indexstore_record_reader_create(self.store, os.fsencode(name), None)
        if not reader:
            return []
        found, usrs = [], {}
        line, column = ctypes.c_uint(), ctypes.c_uint()

        def usr(symbol):
            text = usrs.get(symbol)
            if text is None:
                text = usrs[symbol] = str(call.indexstore_symbol_get_usr(symbol))
                self.names.setdefault(text, str(call.indexstore_symbol_get_name(symbol)))
            return text

        relations = []

        def relate(_, relation):
            roles = call.indexstore_symbol_relation_get_roles(relation)
            relations.append((roles, usr(call.indexstore_symbol_relation_get_symbol(relation))))
            return True

        relate = VISITOR(relate)

        def visit(_, occurrence):
            relations.clear()
            call.indexstore_occurrence_relations_apply_f(occurrence, None, relate)
            call.indexstore_occurrence_get_line_col(occurrence, ctypes.byref(line), ctypes.byref(column))
            symbol = usr(call.indexstore_occurrence_get_symbol(occurrence))
            roles = call.indexstore_occurrence_get_roles(occurrence)
            found.append(Mention(symbol, roles, path, line.value, column.value, tuple(relations)))
            return True

        call.indexstore_record_reader_occurrences_apply_f(reader, None, VISITOR(visit))
        call.indexstore_record_reader_dispose(reader)
        return found


def library():
    """The toolchain's library for reading indexes."""
    compiler = shutil.which("swiftc")
    if compiler is None:
        raise FileNotFoundError("swiftc is not in PATH")
    folder = pathlib.Path(compiler).resolve().parent.parent / "lib"
    loaded = ctypes.CDLL(str(folder / "libIndexStore.so"))
    pointer = ctypes.c_void_p
    for name, result, arguments in (
        ("store_create", pointer, [ctypes.c_char_p, ctypes.POINTER(pointer)]),
        ("unit_reader_create", pointer, [pointer, ctypes.c_char_p, pointer]),
        ("unit_reader_get_main_file", Text, [pointer]),
        ("unit_reader_dependencies_apply_f", ctypes.c_bool, [pointer, pointer, VISITOR]),
        ("unit_reader_dispose", None, [pointer]),
        ("unit_dependency_get_kind", ctypes.c_int, [pointer]),
        ("unit_dependency_get_name", Text, [pointer]),
        ("record_reader_create", pointer, [pointer, ctypes.c_char_p, pointer]),
        ("record_reader_dispose", None, [pointer]),
        ("record_reader_occurrences_apply_f", ctypes.c_bool, [pointer, pointer, VISITOR]),
        ("occurrence_relations_apply_f", ctypes.c_bool, [pointer, pointer, VISITOR]),
        ("occurrence_get_line_col", None, [pointer, ctypes.POINTER(ctypes.c_uint), ctypes.POINTER(ctypes.c_uint)]),
        ("occurrence_get_symbol", pointer, [pointer]),
        ("occurrence_get_roles", ctypes.c_uint64, [pointer]),
        ("symbol_get_usr", Text, [pointer]),
        ("symbol_get_name", Text, [pointer]),
        ("symbol_relation_get_roles", ctypes.c_uint64, [pointer]),
        ("symbol_relation_get_symbol", pointer, [pointer]),
    ):
        function = getattr(loaded, f"indexstore_{name}")
        function.restype, function.argtypes = result, arguments
    return loaded
