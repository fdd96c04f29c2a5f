"""The page of the live preview in a real browser."""

import json
import os
import pathlib
import subprocess
import tempfile
import unittest
import urllib.parse

import screens
from chromium import BrowserTestCase
from server import ROOT, Preview

# A number that differs with any pixel of the canvas.
PIXELS = """(() => {
  const canvas = document.querySelector('canvas'), size = [canvas.width, canvas.height];
  if (!size[0]) return 0;
  const data = canvas.getContext('2d').getImageData(0, 0, ...size).data;
  let hash = 7;
  for (let index = 0; index < data.length; index += 4) hash = (hash * 31 + data[index] * 3 + data[index + 1] * 5 + data[index + 2]) | 0;
  return hash || 1;
})()"""

# The texts of the elements over the canvas.
TEXTS = "[...document.querySelectorAll('.elements > *')].map((node) => node.textContent)"


def shows(text):
    return f"{TEXTS}.some((text) => text.includes({json.dumps(text)}))"


def element(name):
    return f"document.querySelector('.elements > [aria-label={json.dumps(name)}]')"


def drop_of_mock_up(width, height):
    """Drops an empty picture with a size in pixels on the first device."""
    return """(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
      const picture = await new Promise((done) => canvas.toBlob(done));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([picture], 'mock-up.png', { type: 'image/png' }));
      document.querySelector('.device').dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true, bubbles: true }));
    })()""".replace("WIDTH", str(width)).replace("HEIGHT", str(height))


class PreviewTests(BrowserTestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = pathlib.Path(temporary.name)

    def serve(self, port=0, **documents):
        """Starts a preview of documents by name."""
        for name, document in documents.items():
            screens.write(self.folder, f"{name}.json", document)
        preview = Preview(self.folder, port=port)
        self.addCleanup(preview.close)
        return preview

    def open(self, preview, until, **query):
        page = self.browser.page(preview.address + (screens.query(**query) if query else ""))
        self.addCleanup(page.close)
        page.wait(shows(until), f"the text {until}")
        return page

    def drawn(self, page):
        """Waits until the canvas shows something, and returns its pixels as a number."""
        page.wait("Number(document.documentElement.dataset.frames) > 0", "the first frame")
        return page.evaluate(PIXELS)

    # Touches and keys

    def test_a_click_on_a_switch_changes_its_pixels_its_state_and_the_log(self):
        page = self.open(self.serve(settings=screens.settings()), "Country")
        before = self.drawn(page)
        switch = page.node("switch", "Invitations")
        self.assertEqual(page.evaluate(f"{element('Invitations')}.ariaChecked"), "false")
        page.click(*page.center(switch))
        page.wait(f"{element('Invitations')}.ariaChecked === 'true'", "the switch to be on")
        page.wait(f"{PIXELS} !== {before}", "other pixels")
        page.wait("document.getElementById('log').textContent.includes('invitations')", "the action in the log")

    def test_texts_in_cyrillic_and_emoji_are_typed_and_composed(self):
        page = self.open(self.serve(settings=screens.settings()), "Country")
        field = "document.querySelector('.elements > [role=textbox]')"
        page.wait(f"Boolean({field})", "the field")
        page.click_node("textbox", "Name")
        page.wait("document.activeElement.id === 'keyboard'", "the keyboard")
        page.type("Привет 🙂")
        page.wait(f"{field}.textContent.includes('Привет 🙂')", "the typed text")
        page.compose("に")
        page.compose("にほん")
        page.wait(f"{field}.textContent.includes('にほん')", "the marked text")
        page.type("日本")
        page.wait(f"{field}.textContent.includes('Привет 🙂日本')", "the composed text")
        page.press("Backspace")
        page.wait(f"!{field}.textContent.includes('本')", "one character less")

    def test_the_wheel_reaches_the_end_of_ten_thousand_rows(self):
        page = self.open(self.serve(rows=screens.rows(10_000)), "Row 0")
        x, y = page.evaluate(
            "(() => { const box = document.querySelector('.device').getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2]; })()"
        )
        seen = set()
        for _ in range(1_000):
            page.wheel(x, y, 9_000)
            shown = page.evaluate(TEXTS)
            seen.update(shown)
            if "Row 9999" in shown:
                break
        page.wait(shows("Row 9999"), "the last row")
        # Not only the first and the last rows.
        self.assertGreater(len(seen), 40)
        self.assertLess(page.evaluate(f"{TEXTS}.length"), 60)

    def test_the_keyboard_alone_is_enough(self):
        page = self.open(self.serve(settings=screens.settings(), other=screens.rows(3)), "Country", screen="settings.json")
        page.evaluate("document.activeElement.blur()")
        visited = []
        for _ in range(60):
            page.press("Tab")
            visited.append(
                page.evaluate(
                    "(({ ariaLabel, localName, textContent, id }) => ariaLabel ?? (localName === 'a' ? textContent : id))"
                    "(document.activeElement)"
                )
            )
            if visited[-1] == "Invitations":
                break
        for name in ("device", "board", "Search screens", "other", "settings"):
            self.assertIn(name, visited)
        self.assertEqual(visited[-1], "Invitations")
        page.press(" ")
        page.wait(f"{element('Invitations')}.ariaChecked === 'true'", "the switch to be on")
        # Shortcuts change settings, and stand in the address.
        page.press("a")
        page.wait("location.search.includes('appearance=dark')", "the dark appearance in the address")

    # Gestures

    def text_center(self, page, text):
        """The middle of the element with a text, in the page."""
        return page.evaluate(
            f"(() => {{ const node = [...document.querySelectorAll('.elements > *')]"
            f".find((node) => node.textContent === {json.dumps(text)}), box = node.getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2]; })()"
        )

    def drag(self, page, start, end, steps=10):
        (x, y), (to_x, to_y) = start, end
        page.mouse("mouseMoved", x, y)
        page.mouse("mousePressed", x, y, button="left", buttons=1, clickCount=1)
        for step in range(1, steps + 1):
            part = step / steps
            page.mouse("mouseMoved", x + (to_x - x) * part, y + (to_y - y) * part, button="left", buttons=1)
        return lambda: page.mouse("mouseReleased", to_x, to_y, button="left", clickCount=1)

    def watch_frames(self, page):
        """Records the pixels of all frames from now on, in `seen`."""
        page.evaluate(
            f"window.seen = [], new MutationObserver(() => seen.push({PIXELS}))"
            ".observe(document.documentElement, { attributeFilter: ['data-frames'] }), 1"
        )

    def rest(self, page):
        """Waits until no more frames come, and returns the pixels."""
        page.wait(
            "(async () => { const before = document.documentElement.dataset.frames;"
            " for (let count = 0; count < 20; count += 1) await new Promise(requestAnimationFrame);"
            " return before === document.documentElement.dataset.frames; })()",
            "the last frame",
        )
        return page.evaluate(PIXELS)

    def test_a_switch_slides(self):
        page = self.open(self.serve(settings=screens.settings()), "Country")
        before = self.drawn(page)
        self.watch_frames(page)
        page.click_node("switch", "Invitations")
        page.wait(f"{element('Invitations')}.ariaChecked === 'true'", "the switch to be on")
        after = self.rest(page)
        self.assertGreater(len(set(page.evaluate("seen")) - {before, after}), 0)

    def test_a_long_press_opens_a_menu_that_the_mouse_and_the_keyboard_use(self):
        page = self.open(self.serve(mail=screens.mail()), "Draft")
        log = "document.getElementById('log').textContent"
        x, y = self.text_center(page, "Draft")
        release = self.drag(page, (x, y), (x, y), steps=1)
        page.node("menu", "Menu")
        release()
        page.click_node("menuitem", "Share")
        page.wait(f"{log}.includes('draft: select (share)')", "the action in the log")
        page.wait("!document.querySelector('[role=menu]')", "the menu to close")
        # A touch beside a menu only closes it, and so does Escape; the secondary button opens one, too.
        for close in (lambda: page.click(x, y + 300), lambda: page.press("Escape")):
            for kind in ("mousePressed", "mouseReleased"):
                page.mouse(kind, x, y, button="right", clickCount=1)
            page.node("menu", "Menu")
            close()
            page.wait("!document.querySelector('[role=menu]')", "the menu to close")
        for kind in ("mousePressed", "mouseReleased"):
            page.mouse(kind, x, y, button="right", clickCount=1)
        page.node("menu", "Menu")
        page.press("ArrowDown")
        self.assertEqual(page.evaluate("document.activeElement.textContent"), "Discard")
        page.press("Enter")
        page.wait(f"{log} === 'draft: select (share)draft: select (discard)'", "the action in the log")
        page.wait(f"{shows('Salary, 3')} && !({shows('Draft')})", "the row to be removed")

    def test_a_swiped_row_is_deleted_and_seen_on_its_way(self):
        page = self.open(self.serve(mail=screens.mail()), "Offer")
        x, y = self.text_center(page, "Offer")
        before = self.drawn(page)
        self.drag(page, (x, y), (x - 110, y))()
        opened = self.rest(page)
        self.assertNotEqual(opened, before)
        self.watch_frames(page)
        page.click(x + 160, y)
        page.wait(f"!({shows('Offer')})", "the row to go")
        page.wait("document.getElementById('log').textContent === 'offer: select (delete)'", "the action in the log")
        after = self.rest(page)
        self.assertGreater(len(set(page.evaluate("seen")) - {opened, after}), 0)

    def test_actions_behind_swipes_and_values_are_reached_with_the_keyboard(self):
        page = self.open(self.serve(mail=screens.mail()), "Offer")
        page.evaluate("[...document.querySelectorAll('.elements > *')].find((node) => node.ariaLabel === 'Salary').focus()")
        self.assertEqual(page.evaluate("document.activeElement.role"), "slider")
        page.press("ArrowUp")
        page.wait("document.getElementById('log').textContent === 'salary: 4'", "one more")
        page.press("ArrowLeft")
        page.wait("document.getElementById('log').textContent === 'salary: 4salary: 3'", "one less")
        page.evaluate("[...document.querySelectorAll('.elements > *')].find((node) => node.textContent === 'Offer').focus()")
        page.press("Tab")
        self.assertEqual(page.evaluate("document.activeElement.ariaLabel"), "Delete, Offer")
        page.press("Enter")
        page.wait(f"!({shows('Offer')})", "the row to go")

    def test_what_a_screen_reader_says_has_the_numbers_of_the_screen(self):
        page = self.open(self.serve(mail=screens.mail()), "Offer")
        numbers = "[...document.querySelectorAll('.device > svg text')].map((text) => text.textContent).join(' ')"
        self.assertEqual(page.evaluate(numbers), "")
        page.evaluate("document.getElementById('spoken').parentElement.open = true")
        count = page.evaluate("document.querySelectorAll('.elements > :not(.action)').length")
        page.wait(f"document.querySelectorAll('#spoken > li').length === {count}", "a line for each element")
        self.assertEqual(page.evaluate(numbers), " ".join(str(number + 1) for number in range(count)))
        offer = "[...document.querySelectorAll('#spoken > li')].find((item) => item.textContent.startsWith('Offer'))"
        self.assertIn("Actions: Delete", page.evaluate(f"{offer}.textContent"))
        salary = "[...document.querySelectorAll('#spoken > li')].find((item) => item.textContent.startsWith('Salary'))"
        self.assertIn("Swipe up or down to adjust", page.evaluate(f"{salary}.textContent"))

    def test_a_pulled_list_is_refreshed(self):
        page = self.open(self.serve(mail=screens.mail()), "Row 0")
        x, y = self.text_center(page, "Row 0")
        top = f"{TEXTS}.length && document.querySelector('.elements > *').style.top"
        before = page.evaluate(top)
        release = self.drag(page, (x, y), (x, y + 300), steps=20)
        page.wait("document.getElementById('log').textContent === 'refresh: pulled (reload)'", "the action in the log")
        release()
        page.wait(f"{top} === {json.dumps(before)}", "the list to go back")

    def test_a_text_is_pasted_where_the_arrows_moved_the_cursor(self):
        page = self.open(self.serve(settings=screens.settings()), "Country")
        field = "document.querySelector('.elements > [role=textbox]')"
        page.click_node("textbox", "Name")
        page.wait("document.activeElement.id === 'keyboard'", "the keyboard")
        page.type("AD")
        page.wait(f"{field}.textContent.includes('AD')", "the typed text")
        page.press("ArrowLeft")
        self.browser.call("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
        page.evaluate("navigator.clipboard.writeText('B🙂C')")
        page.call(
            "Input.dispatchKeyEvent",
            type="rawKeyDown",
            key="v",
            code="KeyV",
            windowsVirtualKeyCode=86,
            modifiers=2,
            commands=["paste"],
        )
        page.wait(f"{field}.textContent.includes('AB🙂CD')", "the pasted text")

    # Documents

    def test_a_saved_document_is_shown_at_once_at_the_same_position(self):
        preview = self.serve(rows=screens.rows(200))
        page = self.open(preview, "Row 0")
        x, y = page.evaluate(
            "(() => { const box = document.querySelector('.device').getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2]; })()"
        )
        page.wheel(x, y, 2_000)
        page.wait(f"!{shows('Row 0')}", "the rows to scroll")
        before = self.rest(page)
        first, *_ = page.evaluate(TEXTS)
        place = (
            f"[...document.querySelectorAll('.elements > *')].find((node) => node.textContent === {json.dumps(first)})"
            "?.style.top"
        )
        top = page.evaluate(place)
        number = int(first.split()[1]) + 4
        self.watch_frames(page)
        document = screens.rows(200)
        document["sections"][0]["items"].insert(number, screens.row(1_000, "Inserted"))
        screens.write(self.folder, "rows.json", document)
        page.wait(shows("Inserted"), "the inserted row")
        page.wait(f"{place} === {json.dumps(top)}", "the first row at its place")
        after = self.rest(page)
        self.assertGreater(len(set(page.evaluate("seen")) - {before, after}), 0, "the rows should move to their places")
        page.wait("/Shown \\d+ ms/.test(document.getElementById('state').textContent)", "the time in the page")
        self.assertRegex(preview.line(r"rows\.json: shown \d+ ms after it was saved"), r"shown \d+ ms")

    def test_all_viewers_of_a_document_see_what_is_saved(self):
        preview = self.serve(settings=screens.settings())
        pages = [self.open(preview, "Country"), self.open(preview, "Country", appearance="dark")]
        screens.write(self.folder, "settings.json", screens.settings(extra=[screens.row(1, "Saved for all")]))
        for page in pages:
            page.wait(shows("Saved for all"), "the saved row")

    def test_a_document_that_is_added_is_listed_and_the_open_one_stays(self):
        page = self.open(self.serve(settings=screens.settings()), "Country")
        page.evaluate("document.querySelector('.elements > *').dataset.planted = 'yes'")
        (self.folder / "more").mkdir()
        screens.write(self.folder / "more", "Ещё.json", screens.rows(3))
        page.wait("[...document.querySelectorAll('#list a')].some((link) => link.textContent === 'Ещё')", "the new document")
        self.assertEqual(page.evaluate("document.querySelector('.elements > *').dataset.planted"), "yes")
        page.click_node("link", "Ещё")
        page.wait(shows("Row 2"), "the new document to be shown")

    def test_an_error_is_shown_over_the_last_good_screen_until_it_is_mended(self):
        page = self.open(self.serve(settings=screens.settings()), "Country")
        screens.write(self.folder, "settings.json", '{ "version": 1,\n  "sectons": [] }')
        page.wait("!document.getElementById('problems').hidden", "the problems")
        self.assertRegex(
            page.evaluate("document.getElementById('problems').textContent"), r"settings\.json:2:3: error: .*sectons"
        )
        self.assertTrue(page.evaluate(shows("Country")))
        mended = screens.settings(extra=[screens.row(1, "Mended")])
        screens.write(self.folder, "settings.json", mended)
        page.wait(shows("Mended"), "the mended screen")
        page.wait("document.getElementById('problems').hidden", "the problems to go")

    # Addresses

    def test_links_lead_to_the_same_picture_and_back_and_forward_work(self):
        preview = self.serve(settings=screens.settings(), Города=screens.rows(3))
        page = self.open(preview, "Row 1", screen="Города.json", appearance="dark", size=5, direction="rtl")
        self.assertEqual(page.evaluate("document.getElementById('appearance').value"), "dark")
        self.assertEqual(page.evaluate("document.getElementById('size').value"), "5")
        picture = self.drawn(page)
        link = page.evaluate("[...document.querySelectorAll('#list a')].find((a) => a.textContent === 'settings').href")
        self.assertIn("appearance=dark", link)
        page.evaluate("[...document.querySelectorAll('#list a')].find((a) => a.textContent === 'settings').click()")
        page.wait(shows("Country"), "the other screen")
        page.evaluate("history.back()")
        page.wait(shows("Row 1"), "the first screen")
        page.wait("new URLSearchParams(location.search).get('screen') === 'Города.json'", "its address")
        page.evaluate("history.forward()")
        page.wait(shows("Country"), "the other screen again")
        other = self.open(preview, "Row 1", screen="Города.json", appearance="dark", size=5, direction="rtl")
        other.wait(f"{PIXELS} === {picture}", "the same pixels")
        lost = self.open(preview, "Country", screen="nowhere")
        self.assertIn("nowhere", lost.evaluate("document.getElementById('notice').textContent"))

    def test_scenarios_of_the_catalog_are_found_and_have_links(self):
        preview = Preview()
        self.addCleanup(preview.close)
        page = self.browser.page(preview.address)
        self.addCleanup(page.close)
        self.drawn(page)
        opened = "[...document.querySelectorAll('#list details[open] h2')].map((title) => title.textContent)"
        self.assertEqual(page.evaluate(opened), ["Catalog"])
        page.evaluate("document.getElementById('search').focus()")
        page.type("icon long")
        page.wait("document.querySelectorAll('#list a').length < 20", "the search")
        page.evaluate("document.querySelector(\"#list a[data-id='left-iconTitle/Long title']\").click()")
        page.wait("document.title === 'Long title · Preview'", "the scenario")
        page.wait("document.querySelectorAll('.elements > *').length === 1", "its row")
        link = page.evaluate("location.href")
        self.assertIn("screen=left-iconTitle%2FLong+title", link)
        # Without the search, only the group of the screen is open.
        page.evaluate(
            "(() => { const search = document.getElementById('search'); search.value = '';"
            " search.dispatchEvent(new Event('input')); })()"
        )
        self.assertEqual(page.evaluate(opened), ["Left: an icon with a title"])
        other = self.browser.page(link)
        self.addCleanup(other.close)
        other.wait("document.title === 'Long title · Preview'", "the scenario of the link")
        other.wait("document.querySelectorAll('.elements > *').length === 1", "its row")
        page.wait(f"{PIXELS} === {self.drawn(other)}", "the same picture")

    def test_rows_of_the_catalog_react(self):
        preview = Preview()
        self.addCleanup(preview.close)
        page = self.browser.page(preview.address + screens.query(screen="left-checkbox"))
        self.addCleanup(page.close)
        box = "document.querySelector('.elements > [role=switch]')"
        page.wait(f"Boolean({box})", "a checkbox")
        before = page.evaluate(f"{box}.ariaChecked")
        page.evaluate(f"{box}.focus()")
        page.press("Enter")
        page.wait(f"{box}.ariaChecked !== '{before}'", "the other state")
        page.press("Enter")
        page.wait(f"{box}.ariaChecked === '{before}'", "the first state")

    def test_the_page_connects_again_after_the_server_restarts(self):
        preview = self.serve(settings=screens.settings())
        page = self.open(preview, "Country")
        self.assertEqual(preview.close(), 0)
        page.wait("document.getElementById('notice').textContent.includes('ended')", "the notice")
        screens.write(self.folder, "settings.json", screens.settings(extra=[screens.row(1, "After the restart")]))
        again = Preview(self.folder, port=preview.port)
        self.addCleanup(again.close)
        page.wait(shows("After the restart"), "the screen of the new server")
        page.wait("document.getElementById('notice').hidden", "the notice to go")

    def test_two_viewers_have_screens_of_their_own(self):
        preview = self.serve(settings=screens.settings())
        first, second = self.open(preview, "Country"), self.open(preview, "Country")
        first.click_node("switch", "Invitations")
        first.wait(f"{element('Invitations')}.ariaChecked === 'true'", "the switch to be on")
        self.assertEqual(second.evaluate(f"{element('Invitations')}.ariaChecked"), "false")
        # The second switch would be off again if it had followed the first.
        second.click_node("switch", "Invitations")
        second.wait(f"{element('Invitations')}.ariaChecked === 'true'", "the other switch to be on")
        self.assertEqual(first.evaluate(f"{element('Invitations')}.ariaChecked"), "true")

    def test_a_link_leads_to_the_screen_as_it_was_changed_and_scrolled(self):
        document = screens.settings(extra=[screens.row(number) for number in range(60)])
        page = self.open(self.serve(settings=document), "Country", appearance="dark")
        page.click_node("switch", "Invitations")
        page.wait(f"{element('Invitations')}.ariaChecked === 'true'", "the switch to be on")
        x, y = self.text_center(page, "Country, Georgia")
        page.wheel(x, y, 900)
        page.wait(shows("Row 20"), "rows further down")
        top = "[...document.querySelectorAll('.elements > *')].find((node) => node.textContent === 'Row 20').style.top"
        before = page.evaluate(top)
        page.evaluate("document.getElementById('copy-link').click()")
        page.wait("location.hash.startsWith('#place=')", "the link")
        other = self.browser.page(page.evaluate("location.href"))
        self.addCleanup(other.close)
        other.wait(shows("Row 20"), "the same rows")
        self.assertEqual(other.evaluate(top), before)
        self.assertEqual(other.evaluate("document.getElementById('appearance').value"), "dark")
        self.assertEqual(other.evaluate("location.hash"), "")
        other.wheel(x, y, -2_000)
        other.wait(f"{element('Invitations')}?.ariaChecked === 'true'", "the switch that is on")
        # A fragment that is none is said, and the screen is shown as it is at first.
        broken = self.browser.page(page.evaluate("location.href.replace(/#.*/, '#place=x')"))
        self.addCleanup(broken.close)
        broken.wait(f"{element('Invitations')}?.ariaChecked === 'false'", "the first screen")

    def test_viewers_with_one_link_share_a_screen_and_its_settings(self):
        preview = self.serve(settings=screens.settings(), rows=screens.rows(30))
        first = self.open(preview, "Country", screen="settings.json")
        first.evaluate("document.getElementById('share').click()")
        first.wait("new URLSearchParams(location.search).get('room')", "a room")
        second = self.browser.page(first.evaluate("location.href"))
        self.addCleanup(second.close)
        second.wait(shows("Country"), "the screen of the first one")
        for page in (first, second):
            page.wait("document.getElementById('share').textContent.startsWith('2 viewers')", "two viewers")
        self.drawn(second)
        second.click_node("switch", "Invitations")
        for page in (first, second):
            page.wait(f"{element('Invitations')}.ariaChecked === 'true'", "the switch to be on")
        first.wait("!!document.querySelector('.pointer')", "the mark of the other's touch")
        # The switch still slides in one of them.
        for _ in range(100):
            pixels = [page.evaluate(PIXELS) for page in (first, second)]
            if pixels[0] == pixels[1]:
                break
        self.assertEqual(*pixels)
        second.evaluate("document.getElementById('appearance').value = 'dark'")
        second.evaluate("document.getElementById('appearance').dispatchEvent(new Event('input'))")
        first.wait("document.getElementById('appearance').value === 'dark'", "the setting of the other one")
        first.wait("location.search.includes('appearance=dark')", "the setting in the address")
        first.evaluate("document.querySelector('[data-id=\"rows.json\"]').click()")
        second.wait(shows("Row 3"), "the screen that the first one opened")
        second.evaluate("document.getElementById('share').click()")
        first.wait("document.getElementById('share').textContent.startsWith('Shared')", "one viewer")
        second.evaluate("document.querySelector('[data-id=\"settings.json\"]').click()")
        second.wait(shows("Country"), "a screen of its own")
        self.assertTrue(first.evaluate(shows("Row 3")))

    def test_a_comment_is_pinned_to_an_element_and_saved_beside_the_document(self):
        page = self.open(self.serve(settings=screens.settings()), "Country")
        other = self.open_again(page)
        page.evaluate("document.getElementById('comment').click()")
        x, y = self.text_center(page, "Country, Georgia")
        page.click(x, y)
        page.wait("document.getElementById('comment-form').open", "the form")
        page.type("Which one?")
        page.press("Tab")
        page.evaluate("document.getElementById('comment-author').value = 'Ada'")
        page.evaluate("document.querySelector('#comment-form [value=save]').click()")
        for viewer in (page, other):
            viewer.wait("document.querySelectorAll('.pin').length === 1", "the pin")
            self.assertIn("Which one?", viewer.evaluate("document.getElementById('comments').textContent"))
        left, top = page.evaluate(
            "(() => { const box = document.querySelector('.pin').getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2]; })()"
        )
        self.assertAlmostEqual(left, x, delta=1.5)
        self.assertAlmostEqual(top, y, delta=1.5)
        saved = json.loads((self.folder / "settings.json.comments").read_text())
        self.assertEqual([comment["author"] for comment in saved["comments"]], ["Ada"])
        self.assertTrue(saved["comments"][0]["element"])
        other.evaluate(
            "[...document.querySelectorAll('#comments button')].find((node) => node.textContent === 'Resolve').click()"
        )
        page.wait("document.querySelectorAll('.pin').length === 0", "the pin to go")

    def open_again(self, page):
        other = self.browser.page(page.evaluate("location.href"))
        self.addCleanup(other.close)
        other.wait("document.querySelectorAll('.elements > *').length > 0", "the screen")
        return other

    def test_the_trace_shows_the_parts_of_frames(self):
        page = self.open(self.serve(rows=screens.rows(100)), "Row 3")
        page.evaluate("document.getElementById('trace-panel').open = true")
        x, y = self.text_center(page, "Row 3")
        for _ in range(10):
            page.wheel(x, y, 30)
            page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        page.wait("document.querySelectorAll('#trace-chart rect').length > 7", "the chart")
        names = page.evaluate("[...document.querySelectorAll('#trace-rows th')].map((node) => node.textContent)")
        expected = ["Socket", "Input", "Layout", "Paint", "Encode", "Decode", "Draw", "Input to pixels", "Bytes"]
        self.assertEqual(names, expected)
        events = page.evaluate("import('/trace.js').then(({ traceEvents }) => traceEvents().traceEvents)")
        self.assertTrue(any(event["name"] == "Paint" and event["dur"] >= 0 for event in events))
        latencies = page.evaluate(
            "import('/trace.js').then(({ tracedFrames }) => tracedFrames().flatMap(({ latency }) => latency ?? []))"
        )
        self.assertGreater(len(latencies), 3)
        self.assertTrue(all(0 < latency < 5_000 for latency in latencies))

    def test_the_keyboard_of_the_device_is_shown_while_text_is_edited(self):
        page = self.open(self.serve(settings=screens.settings()), "Country", onscreen="1")
        before = self.drawn(page)
        bottom = "[...document.querySelector('canvas').getContext('2d').getImageData(390, 1500, 1, 1).data].join()"
        white = page.evaluate(bottom)
        page.click_node("textbox", "Name")
        page.wait(f"{bottom} !== {json.dumps(white)}", "the keyboard")
        page.type("Ada")
        field = "document.querySelector('.elements > [role=textbox]')"
        page.wait(f"{field}.textContent.includes('Ada')", "the typed text")
        self.assertNotEqual(page.evaluate(PIXELS), before)

    def test_a_zoomed_screen_has_the_pixels_of_the_display(self):
        page = self.open(self.serve(rows=screens.rows(30)), "Row 3")
        for zoom, width in (("50", 390), ("100", 390), ("200", 780)):
            page.evaluate(f"document.getElementById('zoom').value = '{zoom}'")
            page.evaluate("document.getElementById('zoom').dispatchEvent(new Event('input'))")
            page.wait(f"document.querySelector('canvas').width === {width}", f"the pixels at {zoom} %")

    def test_a_board_shows_the_screen_on_several_devices_that_take_the_same_touches(self):
        # As wide as every screen: otherwise lists are narrower than a wide one.
        document = screens.settings()
        document["sections"][0]["layout"] = {"maximumWidth": 2_000}
        page = self.open(self.serve(settings=document), "Country", board=1)
        devices = page.evaluate("[...document.querySelectorAll('figcaption')].map((node) => node.textContent)")
        self.assertEqual(devices, ["Light", "Dark", "Right to left", "Largest text", "320 points", "1024 points"])
        switches = "[...document.querySelectorAll('.elements > [role=switch]')].map((node) => node.ariaChecked)"
        page.wait(f"{switches}.length === 6", "six switches")
        x, y = page.evaluate(
            "(() => { const box = document.querySelector('.elements > [role=switch]').getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2]; })()"
        )
        page.click(x, y)
        # At the largest text size the switch is below its title, where the touch is not.
        page.wait(f"{switches}.join() === 'true,true,true,false,true,true'", "the switches to be on")

    def test_a_phone_shows_the_page_without_scrolling_sideways(self):
        preview = self.serve(settings=screens.settings())
        page = self.browser.page(preview.address, width=320, height=640, scale=2)
        self.addCleanup(page.close)
        page.wait(shows("Country"), "the screen")
        self.assertEqual(page.evaluate("document.documentElement.scrollWidth"), 320)

    # The inspector

    def test_redlines_are_the_distances_of_comb_inspect(self):
        document = ROOT / "Examples" / "CellList" / "Screens" / "settings.json"
        preview = Preview(document)
        self.addCleanup(preview.close)
        page = self.browser.page(preview.address + screens.query(spacings=1, inspect=1))
        self.addCleanup(page.close)
        page.wait("document.querySelectorAll('.device svg text').length > 5", "the redlines")
        drawn = page.evaluate(
            "[...document.querySelectorAll('.device svg text')].map((node) =>"
            " [node.textContent, Number(node.getAttribute('x')), Number(node.getAttribute('y')) - 3])"
        )
        comb = os.environ.get("COMB", ROOT / ".build" / "debug" / "comb")
        command = [str(comb), "inspect", str(document), "--spacings", "--json", "--width", "390", "--height", "844"]
        found = json.loads(subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT).stdout)
        expected = []
        for gap in found["spacings"]:
            x, y, width, height = gap["frame"]
            if y + height > 844:
                continue
            label = " ".join([f"{gap['value']:g}", gap.get("token") or ""]).strip()
            # Labels stay on the device.
            half = (5 * len(label) + 6) / 2
            expected.append([label, min(max(x + width / 2, half), 390 - half), y + height / 2])
        self.assertGreater(len(expected), 20)
        rounded = [[[label, round(x), round(y)] for label, x, y in bands] for bands in (drawn, expected)]
        for band in rounded[1]:
            self.assertIn(band, rounded[0])

    def test_a_view_is_described_and_its_row_can_be_copied(self):
        page = self.open(self.serve(settings=screens.settings()), "Country", inspect=1)
        page.wait("document.querySelectorAll('#tree li').length > 5", "the tree of views")
        x, y = page.center(page.node("button", "Country, Georgia"))
        page.mouse("mouseMoved", x - 120, y)
        page.wait("document.getElementById('details').textContent.includes('Country')", "the details")
        details = page.evaluate("document.getElementById('details').textContent")
        self.assertRegex(details, r"Font.* 17(\.0)?, typography\.title")
        self.assertRegex(details, r"Color#\w+, color\.primaryText")
        self.assertRegex(details, r"Contrast[\d.]+ to 1")
        self.assertIn('"id": "country"', page.evaluate("document.getElementById('json').textContent"))
        self.assertEqual(
            page.evaluate("document.getElementById('swift').textContent"),
            """LeftRightItem(
    differenceIdentifier: "country",
    left: LeftTitle(title: "Country"),
    right: RightDetailChevron(text: "Georgia")
)""",
        )

    def test_alt_shows_the_distances_between_two_views(self):
        page = self.open(self.serve(settings=screens.settings()), "Country", inspect=1)
        page.wait("document.querySelectorAll('#tree li').length > 5", "the tree of views")
        titles = "[...document.querySelectorAll('#tree li')].filter((node) => /“(Invitations|Country)”/.test(node.textContent))"
        page.evaluate(f"{titles}[0].click()")
        page.evaluate(f"{titles}[1].dispatchEvent(new MouseEvent('mouseenter'))")
        bands = "[...document.querySelectorAll('.device svg text')].map((node) => node.textContent)"
        without = page.evaluate(bands)
        page.call("Input.dispatchKeyEvent", type="rawKeyDown", key="Alt", code="AltLeft", windowsVirtualKeyCode=18)
        page.wait(f"{bands}.join() !== {json.dumps(','.join(without))}", "other bands")
        frames = page.evaluate(
            f"{titles}.map((node) => {{ node.dispatchEvent(new MouseEvent('mouseenter'));"
            " return document.querySelector('#details dd:nth-of-type(2)').textContent.split(', ').map(Number); })"
        )
        distance = frames[1][1] - frames[0][1] - frames[0][3]
        self.assertTrue(
            any(text.split()[0] == f"{distance:g}" for text in page.evaluate(bands)), (distance, page.evaluate(bands))
        )
        page.call("Input.dispatchKeyEvent", type="keyUp", key="Alt", code="AltLeft", windowsVirtualKeyCode=18)
        page.wait(f"{bands}.join() === {json.dumps(','.join(without))}", "the bands of before")

    def test_the_view_tree_is_used_with_the_keyboard(self):
        page = self.open(self.serve(settings=screens.settings()), "Country", inspect=1)
        page.evaluate("document.getElementById('tree').closest('details').open = true")
        page.wait("document.querySelectorAll('#tree > li').length > 5", "the tree")
        page.evaluate("document.querySelector('#tree > li').focus()")
        first = page.evaluate("document.getElementById('details').textContent")
        page.press("End")
        page.press("ArrowUp")
        self.assertNotEqual(page.evaluate("document.getElementById('details').textContent"), first)
        page.press("Enter")
        selected = "[...document.querySelectorAll('#tree > li')].map((item) => item.ariaSelected).lastIndexOf('true')"
        self.assertEqual(page.evaluate(selected), page.evaluate("document.querySelectorAll('#tree > li').length") - 2)
        stops = page.evaluate("document.querySelectorAll('#tree > [tabindex=\"0\"]').length")
        self.assertEqual(stops, 1)

    def test_a_document_is_shown_below_its_bar(self):
        document = {
            **screens.settings(),
            "title": "Account",
            "leadingButtons": [{"title": "Close", "action": "close"}],
        }
        page = self.open(self.serve(settings=document), "Country")
        top = f"{element('Invitations')}.getBoundingClientRect().top"
        with_bar = page.evaluate(top)
        self.assertTrue(page.evaluate(f"Boolean({element('Account')}) && Boolean({element('Close')})"))
        page.click_node("button", "Close")
        page.wait("document.getElementById('log').textContent.includes('close')", "the action in the log")
        plain = self.open(self.serve(settings=screens.settings()), "Country")
        self.assertGreater(with_bar, plain.evaluate(top) + 20)

    def test_a_mock_up_of_another_aspect_keeps_it(self):
        page = self.open(self.serve(settings=screens.settings()), "Country")
        page.evaluate(drop_of_mock_up(780, 600))
        picture = "document.querySelector('.device img')"
        page.wait(f"!{picture}.hidden && {picture}.naturalWidth === 780", "the mock-up")
        size = f"[{picture}.offsetWidth, {picture}.offsetHeight].join(' ')"
        self.assertEqual(page.evaluate(size), "390 300")

    def test_a_mock_up_is_laid_over_and_compared(self):
        page = self.open(self.serve(settings=screens.settings()), "Country")
        page.evaluate(drop_of_mock_up(390, 844))
        picture = "document.querySelector('.device img')"
        page.wait(f"!{picture}.hidden && {picture}.naturalWidth === 390", "the mock-up")
        adjust = (
            "((id, value) => {{ const input = document.getElementById(id); input.type === 'checkbox' ?"
            " input.checked = value : input.value = value; input.dispatchEvent(new Event('input')); }})({})"
        )
        page.evaluate(adjust.format("'opacity', 30"))
        page.evaluate(adjust.format("'divider', 25"))
        self.assertEqual(page.evaluate(f"{picture}.style.opacity"), "0.3")
        page.evaluate(adjust.format("'offset', -20"))
        self.assertEqual(page.evaluate(f"{picture}.style.top"), "-20px")
        self.assertIn("75%", page.evaluate(f"{picture}.style.clipPath"))
        page.evaluate(adjust.format("'difference', true"))
        self.assertEqual(page.evaluate(f"{picture}.style.mixBlendMode"), "difference")
        # Touches go through it.
        page.click_node("switch", "Invitations")
        page.wait(f"{element('Invitations')}.ariaChecked === 'true'", "the switch to be on")
        page.evaluate("document.getElementById('remove-mock').click()")
        self.assertTrue(page.evaluate(f"{picture}.hidden"))

    def test_views_that_differ_from_a_mock_up_are_listed(self):
        page = self.open(self.serve(settings=screens.settings()), "Country")
        self.drawn(page)
        # The mock-up is the screen itself, with a black box over the word "Country".
        page.evaluate(
            """(async () => {
              const shown = document.querySelector('.device canvas');
              const canvas = Object.assign(document.createElement('canvas'), { width: shown.width, height: shown.height });
              canvas.getContext('2d').drawImage(shown, 0, 0);
              window.mockCanvas = canvas;
            })()"""
        )
        drop = """(async () => {
          const picture = await new Promise((done) => window.mockCanvas.toBlob(done));
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([picture], 'mock-up.png', { type: 'image/png' }));
          document.querySelector('.device').dispatchEvent(
            new DragEvent('drop', { dataTransfer, cancelable: true, bubbles: true }));
          document.getElementById('difference').checked = true;
          document.getElementById('difference').dispatchEvent(new Event('input'));
        })()"""
        page.evaluate(drop)
        share = "document.getElementById('mock-share')"
        items = "[...document.querySelectorAll('#mock-differences li')].map((item) => item.innerText)"
        page.wait(f"!{share}.hidden && {share}.textContent === '0 % of the pixels differ'", "no difference")
        self.assertEqual(page.evaluate(f"{items}.length"), 0)
        page.evaluate(
            """(() => {
              const { left, top, width, height } = [...document.querySelectorAll('.elements *')]
                .find((node) => node.ariaLabel?.startsWith('Country')).getBoundingClientRect();
              const shown = document.querySelector('.device canvas').getBoundingClientRect();
              const scale = window.mockCanvas.width / shown.width;
              window.mockCanvas.getContext('2d').fillRect((left - shown.left) * scale, (top - shown.top) * scale,
                width * scale / 2, height * scale);
            })()"""
        )
        page.evaluate(drop)
        page.wait(f"{items}.length > 0", "the views that differ")
        self.assertIn("“Country”", page.evaluate(f"{items}[0]"))
        page.evaluate("document.querySelector('#mock-differences button').click()")
        page.wait("document.querySelector('.device svg rect') !== null", "the mark of the view")

    # Design tokens

    def test_a_token_is_edited_live_and_saved_where_it_is_written(self):
        document = screens.write(self.folder, "settings.json", screens.settings())
        tokens = screens.write(
            self.folder,
            "brand.tokens.json",
            """{
          "spacing": {"$type": "dimension", "m": {"$value": {"value": 16, "unit": "px"}}},
          "color": {"$type": "color",   "primaryText": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}},
          "typography": {"$type": "typography", "title": {"$value": {"fontFamily": "Inter", "fontSize": {"value": 17, "unit": "px"},
            "fontWeight": 400, "lineHeight": 1.3, "letterSpacing": {"value": 0, "unit": "px"}}}}
        }""",
        )
        preview = Preview(document, "--tokens", tokens)
        self.addCleanup(preview.close)
        page = self.open(preview, "Country")
        before = self.drawn(page)
        page.evaluate("document.getElementById('tokens-panel').open = true")
        edit = (
            "((name, value) => { const input = document.querySelector(`#tokens [data-path='${name}'] input`);"
            " input.value = value; input.dispatchEvent(new Event('input')); })"
        )
        page.evaluate(f"{edit}('spacing.m', '40')")
        page.wait(f"{PIXELS} !== {before}", "wider insets")
        wide = page.evaluate(PIXELS)
        page.evaluate(f"{edit}('color.primaryText', '#ff0000')")
        page.wait(f"{PIXELS} !== {wide}", "red texts")
        red = page.evaluate(PIXELS)
        page.evaluate(f"{edit}('typography.title.fontSize', '28')")
        page.wait(f"{PIXELS} !== {red}", "larger texts")
        self.assertIn('"value": 16', tokens.read_text())
        page.wait("!document.getElementById('save-tokens').disabled", "the button")
        page.evaluate("document.getElementById('save-tokens').click()")
        page.wait("document.getElementById('save-tokens').disabled", "the file to be saved")
        self.assertIn('"m": {"$value": {"value": 40, "unit": "px"}}', tokens.read_text())
        self.assertIn('"fontSize": {"value": 28, "unit": "px"}', tokens.read_text())
        self.assertIn(
            '"color",   "primaryText": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}', tokens.read_text()
        )

    # Neighbors

    def test_no_request_leaves_the_machine_and_nothing_is_sent_at_rest(self):
        preview = self.serve(settings=screens.settings())
        page = self.open(preview, "Country")
        self.drawn(page)
        for address in page.requests():
            parts = urllib.parse.urlparse(address)
            self.assertTrue(parts.scheme in ("data", "blob") or parts.hostname == "127.0.0.1", address)
        frames = page.evaluate("document.documentElement.dataset.frames")
        page.evaluate("new Promise((done) => setTimeout(done, 500))")
        self.assertEqual(page.evaluate("document.documentElement.dataset.frames"), frames)


if __name__ == "__main__":
    unittest.main(verbosity=2)
