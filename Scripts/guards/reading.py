"""Reads a module, and what its files use of each other."""

from .declarations import Reader
from .module import Module
from .tree import imports
from .uses import Use, UseReader

FOREIGN = "@"


def read_module(swift_files, name: str, folder_of) -> tuple[Module, list[Use]]:
    """The module and all uses in it. `folder_of` says what folder a path counts as.

    What the modules declare that it imports is read as well: a member of theirs is no use of a member of the same name here.
    """
    root = f"Sources/{name}/"
    own = [file for file in swift_files if file.path.startswith(root)]
    lower = {imported for file in own for _, _, imported in imports(file)}
    files, foreign = [], []
    for file in swift_files:
        if file in own:
            path = file.path.removeprefix(root)
            files.append(Reader(path, folder_of(path), file.text, file.tokens).read())
        elif file.module in lower and not file.is_example:
            foreign.append(Reader(FOREIGN + file.path, FOREIGN + file.module, file.text, file.tokens).read())
    module = Module(files + foreign)
    uses = [
        use
        for file in files
        for use in UseReader(module, file).read()
        if not any(target.path.startswith(FOREIGN) for target in use.targets)
    ]
    return module, uses
