"""The documents that the tests show."""

import json
import urllib.parse


def settings(is_on=False, extra=()):
    items = [
        {
            "id": "invitations",
            "left": {"type": "title", "title": "Invitations"},
            "right": {"type": "toggle", "isOn": is_on, "action": "invitations"},
            "separator": "leftRight16",
        },
        {"id": "name", "left": {"type": "field", "identifier": "name", "label": "Name", "action": "name"}},
        {
            "id": "country",
            "left": {"type": "title", "title": "Country"},
            "right": {"type": "detailChevron", "text": "Georgia"},
            "action": "country",
        },
    ]
    return {"version": 1, "sections": [{"id": "main", "items": items + list(extra)}]}


def mail():
    """Rows with a menu, swipe actions, a stepper and a place that can be changed, in a list that can be pulled."""
    items = [
        {
            "id": "offer",
            "left": {"type": "title", "title": "Offer"},
            "trailingActions": [{"title": "Delete", "isDestructive": True, "action": "delete"}],
        },
        {
            "id": "draft",
            "left": {"type": "title", "title": "Draft"},
            "menu": [{"title": "Share", "action": "share"}, {"title": "Discard", "isDestructive": True, "action": "discard"}],
        },
        {
            "id": "salary",
            "left": {"type": "title", "title": "Salary"},
            "right": {"type": "stepper", "value": 3, "minimum": 0, "maximum": 9, "action": "salary"},
        },
    ]
    return {
        "version": 1,
        "refresh": "reload",
        "sections": [{"id": "main", "items": items + [row(number) for number in range(20)]}],
    }


def row(number, title=None):
    return {"id": f"row{number}", "left": {"type": "title", "title": title or f"Row {number}"}}


def rows(count):
    return {"version": 1, "sections": [{"id": "main", "items": [row(number) for number in range(count)]}]}


def write(folder, name, document):
    path = folder / name
    path.write_text(document if isinstance(document, str) else json.dumps(document, ensure_ascii=False))
    return path


def query(**values):
    return "?" + urllib.parse.urlencode(values)
