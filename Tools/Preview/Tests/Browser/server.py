"""A running `comb preview`."""

import os
import pathlib
import re
import select
import signal
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parents[4]


class Preview:
    """The preview of a folder, on a free port unless one is given."""

    def __init__(self, *paths, port=0):
        program = os.environ.get("COMB_PREVIEW", ROOT / ".build-preview" / "debug" / "comb-preview")
        self._process = subprocess.Popen(
            [str(program), *map(str, paths), "--port", str(port)],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=ROOT,
        )
        self._output = b""
        os.set_blocking(self._process.stdout.fileno(), False)
        self.address = self.line(r"http://\S+")
        self.port = int(re.search(r":(\d+)/", self.address).group(1))

    @property
    def identifier(self):
        return self._process.pid

    def output(self):
        """What the preview has printed."""
        while True:
            data = self._process.stdout.read()
            if not data:
                return self._output.decode()
            self._output += data

    def line(self, pattern, after=0):
        """The first text that the preview prints and that matches a pattern."""
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            found = re.search(pattern, self.output()[after:])
            if found:
                return found.group(0)
            if self._process.poll() is not None:
                break
            select.select([self._process.stdout], [], [], 0.1)
        raise AssertionError(f"the preview did not print {pattern!r}, but:\n{self.output()}")

    def processor_time(self):
        """The time that the process and those it started have used, in seconds."""
        parents, times = {}, {}
        for path in pathlib.Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = path.read_text().rsplit(")", 1)[1].split()
            except (FileNotFoundError, ProcessLookupError):
                continue  # It ended.
            process = int(path.parent.name)
            parents[process], times[process] = int(fields[1]), int(fields[11]) + int(fields[12])
        family = {self.identifier}
        while True:
            children = {process for process, parent in parents.items() if parent in family} - family
            if not children:
                return sum(times[process] for process in family) / os.sysconf("SC_CLK_TCK")
            family |= children

    def close(self):
        """Ends the preview as Ctrl-C does, and returns its exit code."""
        self._process.send_signal(signal.SIGINT)
        try:
            return self._process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            return None
        finally:
            self._process.stdout.close()
