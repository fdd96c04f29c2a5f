"""Measures the live preview in headless Chromium over loopback, and fails if a limit is exceeded.

Times are compared with the frames of an empty page in the same browser, since machines and their load differ.
"""

import base64
import pathlib
import statistics
import sys
import tempfile
import time

import screens
from chromium import Chromium
from server import Preview

# The limits: times as multiples of the time between two frames of an empty page.
TOUCH_MEDIAN = 0.96
TOUCH_95 = 1.5
FLICK_RATE = 0.95
# Each of six devices, at 60 frames a second of an empty page.
BOARD_RATE = 0.25
SCROLLED_BYTES = 20_000
RESTING_SHARE = 0.02

# The medians and the 95th percentiles of the parts of all traced frames, as a line; an older page has no trace.
TRACE = """import('/trace.js').then(({ tracedFrames }) => {
  const frames = tracedFrames(), names = Object.keys(frames[0]?.stages ?? {});
  const at = (values, share) => values.sort((a, b) => a - b)[Math.floor((values.length - 1) * share)];
  return names.map((name) => {
    const values = frames.map(({ stages }) => stages[name]).filter((value) => value > 0);
    return values.length ? `${name} ${at(values, 0.5).toFixed(1)}/${at(values, 0.95).toFixed(1)}` : '';
  }).filter(Boolean).join(', ');
}).catch(() => '')"""

CLEAR_TRACE = "document.getElementById('clear-trace')?.click()"

MEASURE_FRAMES = """new Promise((done) => {
  const times = [];
  const tick = (time) => { times.push(time); if (times.length > 90) done(times); else requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
})"""

# Records when the pointer moved and when the canvas showed what followed.
RECORD = """(() => {
  const record = window.record = { moves: [], latencies: [], frames: [] };
  addEventListener('pointermove', () => record.moves.push(performance.now()), true);
  new MutationObserver(() => {
    const now = performance.now();
    record.frames.push(now);
    if (record.moves.length) { record.latencies.push(now - record.moves[0]); record.moves = []; }
  }).observe(document.documentElement, { attributes: true, attributeFilter: ['data-frames'] });
})()"""


def main():
    folder = pathlib.Path(tempfile.mkdtemp())
    document = screens.write(folder, "rows.json", screens.rows(10_000))
    browser, preview = Chromium(), Preview(document)
    failures = []

    def figure(name, value, limit, text, is_least=False):
        is_good = value >= limit if is_least else value <= limit
        print(f"{'ok  ' if is_good else 'FAIL'} {name:24} {value:10.3f}  limit {limit:g}  {text}")
        if not is_good:
            failures.append(name)

    def trace(page, name):
        parts = page.evaluate(TRACE)
        if parts:
            print(f"     {name}: milliseconds, median/95 %: {parts}")
        page.evaluate(CLEAR_TRACE)

    try:
        empty = browser.page()
        times = empty.evaluate(MEASURE_FRAMES)
        interval = statistics.median(b - a for a, b in zip(times, times[1:], strict=False))
        empty.close()

        page = browser.page(preview.address, width=1440, height=1000, scale=2)
        page.wait("Number(document.documentElement.dataset.frames) > 0", "the first frame")
        page.wait("document.querySelectorAll('.elements > *').length > 5", "the rows")
        page.evaluate(RECORD)
        x, y = page.evaluate(
            "(() => { const box = document.querySelector('.device').getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height - 100]; })()"
        )

        # A finger that scrolls, one step after the other is on the screen.
        page.mouse("mouseMoved", x, y)
        page.mouse("mousePressed", x, y, button="left", buttons=1, clickCount=1)
        for step in range(60):
            count = page.evaluate("record.latencies.length")
            page.mouse("mouseMoved", x, y - 20 - 8 * step, button="left", buttons=1)
            page.wait(f"record.latencies.length > {count} || {step} < 3", "the pixels")
        page.mouse("mouseReleased", x, y - 500, button="left", clickCount=1)
        latencies = sorted(page.evaluate("record.latencies"))
        median, late = statistics.median(latencies), latencies[int(len(latencies) * 0.95)]
        figure("touch, median", median / interval, TOUCH_MEDIAN, f"{median:.1f} ms, frames are {interval:.1f} ms apart")
        figure("touch, 95th percentile", late / interval, TOUCH_95, f"{late:.1f} ms")

        trace(page, "touch")

        # A long flick.
        browser.events.clear()
        page.evaluate("record.frames.length = 0")
        page.mouse("mousePressed", x, y, button="left", buttons=1, clickCount=1)
        for step in range(6):
            page.mouse("mouseMoved", x, y - 100 * step, button="left", buttons=1)
        page.mouse("mouseReleased", x, y - 500, button="left", clickCount=1)
        page.evaluate("new Promise((done) => setTimeout(done, 1500))")
        frames = page.evaluate("record.frames")
        # From the first to the last frame: the flick may end earlier.
        rate = (len(frames) - 1) / max(frames[-1] - frames[0], 1) * 1_000
        figure("flick", rate * interval / 1_000, FLICK_RATE, f"{rate:.0f} frames a second", is_least=True)
        trace(page, "flick")
        sizes = [
            len(base64.b64decode(event["params"]["response"]["payloadData"]))
            for event in browser.events
            if event["method"] == "Network.webSocketFrameReceived" and event["params"]["response"]["opcode"] == 2
        ]
        figure("scrolled frame, median", statistics.median(sizes), SCROLLED_BYTES, f"bytes; the largest has {max(sizes)}")

        page.close()

        # The board of six devices.
        page = browser.page(preview.address + screens.query(board=1), width=1440, height=1000, scale=2)
        page.wait("[...document.querySelectorAll('canvas')].filter((canvas) => !canvas.hidden).length === 6", "six devices")
        page.evaluate(RECORD)
        x, y = page.evaluate(
            "(() => { const box = document.querySelector('.device').getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height - 50]; })()"
        )
        page.mouse("mousePressed", x, y, button="left", buttons=1, clickCount=1)
        for step in range(6):
            page.mouse("mouseMoved", x, y - 50 * step, button="left", buttons=1)
        page.mouse("mouseReleased", x, y - 250, button="left", clickCount=1)
        page.evaluate("new Promise((done) => setTimeout(done, 1500))")
        frames = page.evaluate("record.frames")
        rate = (len(frames) - 6) / 6 / max(frames[-1] - frames[0], 1) * 1_000
        figure("board", rate * interval / 1_000, BOARD_RATE, f"{rate:.0f} frames a second on each of six", is_least=True)
        trace(page, "board")
        page.wait(
            "(async () => { const before = record.frames.length; await new Promise((done) => setTimeout(done, 700));"
            " return record.frames.length === before; })()",
            "the end of the flick",
        )
        before, start = preview.processor_time(), time.monotonic()
        time.sleep(5)
        share = (preview.processor_time() - before) / (time.monotonic() - start)
        figure("server at rest", share, RESTING_SHARE, "of one processor")
    finally:
        preview.close()
        browser.close()
    sys.exit(1 if failures else 0)


main()
