import pathlib
import re
import unittest

from guards import index_store as index
from guards import states

ROOT = pathlib.Path(__file__).resolve().parents[3]
ENGINE = f"{ROOT}/Sources/HeadlessUIKit/Engine.swift"
TEST = f"{ROOT}/Tests/HeadlessUIKitTests/Test.swift"


def mention(usr, roles, path=ENGINE, within=None, relation=index.CONTAINED_BY):
    return index.Mention(usr, roles, path, 1, 1, ((relation, within),) if within else ())


def property_mentions(name):
    """A stored property with its accessors."""
    yield mention(f"{name}vp", index.DEFINITION)
    for accessor in "gs":
        yield mention(f"{name}v{accessor}", index.DEFINITION, within=f"{name}vp", relation=index.ACCESSOR_OF)


def judged(mentions, usr, kind, declaration):
    names = {usr: usr for each in mentions for usr in (each.usr, *(related for _, related in each.relations))}
    return states.States(states.Uses(mentions, names, ROOT)).state(usr, kind, declaration)


class StateTests(unittest.TestCase):
    def property(self, *others):
        return judged([*property_mentions("color"), *others], "colorvp", "swift.property", "var color: Int")

    def test_a_property_that_nothing_reads_is_stored(self):
        self.assertEqual(self.property(), "stored")

    def test_a_test_that_reads_a_property_gives_it_no_effect(self):
        self.assertEqual(self.property(mention("colorvp", index.REFERENCE | index.READ, TEST)), "stored")

    def test_copying_a_property_gives_it_no_effect(self):
        copying = mention("colorvp", index.REFERENCE | index.READ, within="copy(with:)")
        self.assertEqual(self.property(copying), "stored")

    def test_a_property_that_the_engine_reads_has_an_effect(self):
        reading = mention("colorvp", index.REFERENCE | index.READ, within="draw()F")
        self.assertEqual(self.property(reading), "untested")
        drawing = mention("draw()F", index.REFERENCE | index.CALL, TEST)
        self.assertEqual(self.property(reading, drawing), "works")

    def test_a_method_without_a_body_is_inert_until_something_calls_it(self):
        method = [mention("stop()F", index.DEFINITION)]
        self.assertEqual(judged(method, "stop()F", "swift.method", "func stop()"), "inert")
        called = [*method, mention("stop()F", index.REFERENCE | index.CALL, within="end()F")]
        self.assertEqual(judged(called, "stop()F", "swift.method", "func stop()"), "untested")

    def test_a_declaration_without_effect_says_so(self):
        known = {"A.a": "stored", "A.b": "inert", "A.c": "works"}
        self.assertEqual(states.undocumented(known, {"A.a": "A value. No effect here.", "A.b": "Stops.", "A.c": ""}), ["A.b"])

    def test_the_page_has_the_totals_of_the_table_and_of_its_own_lists(self):
        known = states.read_table((ROOT / "Scripts/uikit-states.tsv").read_text())
        page = (ROOT / "Documentation/HeadlessUIKit.md").read_text()
        totals = {state: int(count) for state, count in re.findall(r"^\| (\w+) \| (\d+) \|", page, re.MULTILINE)}
        self.assertEqual(set(totals), set(states.STATES))
        for state in states.STATES[1:]:
            self.assertEqual(totals[state], sum(each == state for each in known.values()), state)
        for name in known:
            member = name if "." not in name else name.split(".", name.partition("(")[0].count("."))[-1]
            self.assertTrue(f"`{name}`" in page or f"`{member}`" in page, name)


if __name__ == "__main__":
    unittest.main()
