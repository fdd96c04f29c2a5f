"""A headless Chromium, driven with the DevTools protocol over pipes: the standard library is enough."""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time
import unittest

# How long a condition may take to become true, in seconds. Conditions are polled, so that a fast machine does not wait.
PATIENCE = 30


class Chromium:
    """A browser process and its pages."""

    def __init__(self):
        program = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
        if program is None:
            raise FileNotFoundError("Chromium is not installed; run Scripts/bootstrap --browser.")
        self._profile = tempfile.mkdtemp(prefix="preview-browser-")
        command_reader, self._commands = os.pipe()
        self._answers, answer_writer = os.pipe()

        def give_pipes():
            # Chromium reads commands from descriptor 3 and writes answers to descriptor 4.
            reader, writer = os.dup(command_reader), os.dup(answer_writer)
            os.dup2(reader, 3)
            os.dup2(writer, 4)

        self._process = subprocess.Popen(
            [
                program,
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-extensions",
                "--mute-audio",
                "--hide-scrollbars",
                "--window-size=1440,1000",
                "--remote-debugging-pipe",
                f"--user-data-dir={self._profile}",
                "about:blank",
            ],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            close_fds=False,
            preexec_fn=give_pipes,
        )
        os.close(command_reader)
        os.close(answer_writer)
        self._buffer = b""
        self._number = 0
        self._results = {}
        self.events = []

    def close(self):
        self._process.kill()
        self._process.wait()
        os.close(self._commands)
        os.close(self._answers)
        shutil.rmtree(self._profile, ignore_errors=True)

    def call(self, method, session=None, **parameters):
        """Performs a command and returns its result."""
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self._commands, data) :]
        deadline = time.monotonic() + PATIENCE
        while self._number not in self._results:
            if not self._read(deadline - time.monotonic()):
                raise TimeoutError(f"{method} was not answered")
        answer = self._results.pop(self._number)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error'].get('message')}")
        return answer.get("result", {})

    def _read(self, seconds):
        """Reads what has arrived, or waits for it. Returns whether there was anything."""
        if seconds < 0 or not select.select([self._answers], [], [], seconds)[0]:
            return False
        data = os.read(self._answers, 1 << 20)
        if not data:
            raise ConnectionError("Chromium has ended")
        *messages, self._buffer = (self._buffer + data).split(b"\0")
        for text in messages:
            message = json.loads(text)
            if "id" in message:
                self._results[message["id"]] = message
            else:
                self.events.append(message)
        return True

    def page(self, address="about:blank", width=1440, height=1000, scale=1):
        return Page(self, address, width, height, scale)


class BrowserTestCase(unittest.TestCase):
    """Tests that share a browser."""

    @classmethod
    def setUpClass(cls):
        cls.browser = Chromium()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()


class Page:
    """A tab."""

    def __init__(self, browser, address, width, height, scale):
        self.browser = browser
        self.target = browser.call("Target.createTarget", url="about:blank", newWindow=True)["targetId"]
        self.session = browser.call("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "DOM", "Accessibility"):
            self.call(f"{domain}.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)
        self.call("Emulation.setFocusEmulationEnabled", enabled=True)
        if address != "about:blank":
            self.go(address)

    def call(self, method, **parameters):
        return self.browser.call(method, self.session, **parameters)

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)

    def go(self, address):
        self.call("Page.navigate", url=address)
        self.wait("document.readyState === 'complete'", "the page to load")

    def evaluate(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description") or details["text"])
        return result["result"].get("value")

    def wait(self, expression, what=None):
        """Waits until an expression is true, and returns its value."""
        deadline = time.monotonic() + PATIENCE
        error = None
        while time.monotonic() < deadline:
            try:
                value = self.evaluate(expression)
                if value:
                    return value
                error = None
            except RuntimeError as problem:
                error = problem
            select.select([], [], [], 0.01)
        raise AssertionError(f"waited in vain for {what or expression}" + (f": {error}" if error else ""))

    # What the user does

    def mouse(self, kind, x, y, **parameters):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **parameters)

    def click(self, x, y):
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, button="left", buttons=1, clickCount=1)
        self.mouse("mouseReleased", x, y, button="left", clickCount=1)

    def wheel(self, x, y, distance):
        self.mouse("mouseWheel", x, y, deltaX=0, deltaY=distance)

    def type(self, text):
        """Inserts a text as an input method or the emoji picker does."""
        self.call("Input.insertText", text=text)

    def compose(self, text):
        self.call("Input.imeSetComposition", text=text, selectionStart=len(text), selectionEnd=len(text))

    def press(self, key, modifiers=0, code=None, text=None):
        names = {"Enter": (13, "\r"), "Tab": (9, None), "Escape": (27, None), "Backspace": (8, None), " ": (32, " ")}
        virtual, typed = names.get(key, (ord(key.upper()) if len(key) == 1 else 0, key if len(key) == 1 else None))
        common = {"key": key, "modifiers": modifiers, "windowsVirtualKeyCode": virtual, "code": code or key}
        typed = text or typed
        if typed and not modifiers & 6:
            self.call("Input.dispatchKeyEvent", type="keyDown", text=typed, unmodifiedText=typed, **common)
        else:
            self.call("Input.dispatchKeyEvent", type="rawKeyDown", **common)
        self.call("Input.dispatchKeyEvent", type="keyUp", **common)

    # What a screen reader finds

    def nodes(self, role, name=None):
        """The nodes of the accessibility tree with a role and a name."""
        root = self.call("DOM.getDocument")["root"]["backendNodeId"]
        query = {"backendNodeId": root, "role": role}
        if name is not None:
            query["accessibleName"] = name
        found = self.call("Accessibility.queryAXTree", **query)["nodes"]
        return [node for node in found if not node.get("ignored")]

    def node(self, role, name):
        """The only node with a role and a name, as soon as there is one."""
        deadline = time.monotonic() + PATIENCE
        while True:
            found = self.nodes(role, name)
            if len(found) == 1:
                return found[0]
            if time.monotonic() > deadline:
                raise AssertionError(f"there are {len(found)} nodes with the role {role} and the name {name!r}")
            select.select([], [], [], 0.01)

    def center(self, node):
        quad = self.call("DOM.getContentQuads", backendNodeId=node["backendDOMNodeId"])["quads"][0]
        return sum(quad[0::2]) / 4, sum(quad[1::2]) / 4

    def click_node(self, role, name):
        """Clicks where a node with a role and a name is."""
        self.click(*self.center(self.node(role, name)))

    def screenshot(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def requests(self):
        """The addresses that the page asked for."""
        self.evaluate("1")
        events = [event for event in self.browser.events if event.get("sessionId") == self.session]
        http = [e["params"]["request"]["url"] for e in events if e["method"] == "Network.requestWillBeSent"]
        sockets = [e["params"]["url"] for e in events if e["method"] == "Network.webSocketCreated"]
        return http + sockets
