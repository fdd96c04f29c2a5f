"""Reads Scripts/floors.txt: which floor a module is on, which layer a folder."""

from dataclasses import dataclass, field


class FloorsError(Exception):
    pass


@dataclass
class Layers:
    """The folders of a module. A room is a folder, or several that may use each other."""

    floors: dict[str, int] = field(default_factory=dict)
    rooms: dict[str, str] = field(default_factory=dict)

    def folder(self, path: str) -> str | None:
        """The listed folder that a file is in: the innermost one."""
        parts = path.split("/")[:-1]
        while parts:
            if "/".join(parts) in self.floors:
                return "/".join(parts)
            parts.pop()
        return None

    def allows(self, source: str, target: str) -> bool:
        return self.rooms[source] == self.rooms[target] or self.floors[source] > self.floors[target]


@dataclass
class Floors:
    modules: dict[str, int]
    folders: dict[str, Layers]


def parse(text: str) -> Floors:
    floors = Floors({}, {})
    section = None
    for number, line in enumerate(text.splitlines(), 1):
        content = line.split("#")[0].rstrip()
        if not content:
            continue
        if not content.startswith(" "):
            if content == "modules":
                section = floors.modules
            elif content.startswith("folders of "):
                section = floors.folders[content.removeprefix("folders of ")] = Layers()
            else:
                raise FloorsError(f"{number}: “{content}” is neither “modules” nor “folders of MODULE”")
        elif section is None:
            raise FloorsError(f"{number}: the names come before “modules”")
        elif isinstance(section, Layers):
            for room in content.replace(" + ", "+").split():
                for folder in room.split("+"):
                    section.floors[folder] = number
                    section.rooms[folder] = room
        else:
            for module in content.split():
                section[module] = number
    return floors
