import Foundation

/// The page of a run: a head, then a section for each failure. Pictures are the files beside it.
///
/// The page has no end that has to stand last, so that a failure is added without reading those before it.
struct SnapshotReport {
    let run: SnapshotRun

    /// What the page begins with. It counts its sections itself.
    static let head = """
        <!DOCTYPE html>
        <html lang="en"><meta charset="utf-8"><title>Snapshots that differ</title>
        <style>\(style)</style>
        <script>addEventListener('DOMContentLoaded', () => {
          const count = document.querySelectorAll('section').length;
          document.title = document.querySelector('h1').textContent = count === 1 ? '1 snapshot differs' : `${count} snapshots differ`;
          const quoted = (text) => `'${text.replaceAll("'", "'\\\\''")}'`;
          addEventListener('change', () => {
            const chosen = [...document.querySelectorAll('[data-result]:checked')].map((box) => ` --only ${quoted(box.dataset.result)}`);
            document.querySelector('#accept').textContent = chosen.length === 0 ? '' : document.querySelector('section').dataset.command + chosen.join('');
          });
        });</script>
        <h1>Snapshots that differ</h1>
        <p id="chosen">Choose results to accept them together: <code id="accept"></code></p>

        """

    /// The section of a failure.
    func section(_ failure: SnapshotFailure) -> String {
        let words = failure.differences.map { "<li>\(escaped($0))</li>" }.joined()
        return """
            <section data-command="\(escaped(SnapshotFailure.acceptCommand(in: run.directory.path)))">\
            <h2><label><input type="checkbox" data-result="\(escaped(failure.result))"> \(escaped(failure.test))</label></h2>
            <p class="path">\(escaped(failure.source)):\(failure.line) · \(escaped(failure.result))</p>
            <ul>\(words)</ul>
            \(failure.result.hasSuffix(".png") ? pictures(failure) : texts(failure))
            <p>Accept: <code>\(escaped(failure.acceptCommand(in: run.directory.path)))</code></p></section>

            """
    }

    private func pictures(_ failure: SnapshotFailure) -> String {
        let new = image(failure.result, "Result")
        guard let old = failure.oldResult else {
            return "<div class=\"row\"><figure>\(new)<figcaption>Result</figure></div>"
        }
        let reference = image(old, "Reference")
        func figure(_ caption: String, _ content: String) -> String {
            "<figure>\(content)<figcaption>\(caption)</figcaption></figure>"
        }
        let swipe = """
            <input type="range" min="0" max="100" value="50" aria-label="Part of the reference that is shown" \
            oninput="this.nextElementSibling.style.setProperty('--part', this.value + '%')">\
            <div class="stack swipe">\(new)\(reference)</div>
            """
        return "<div class=\"row\">"
            + figure("Reference", reference) + figure("Result", new)
            + figure("Difference", "<div class=\"stack difference\">\(reference)\(new)</div>")
            + figure("Swipe", swipe) + figure("Blink", "<div class=\"stack blink\">\(reference)\(new)</div>")
            + "</div>"
    }

    private func texts(_ failure: SnapshotFailure) -> String {
        let paths = [("Reference", failure.oldResult), ("Result", failure.result)]
        let figures = paths.compactMap { caption, path in
            path.map {
                "<figure><pre>\(escaped(String(decoding: data($0), as: UTF8.self)))</pre>"
                    + "<figcaption>\(caption)</figcaption></figure>"
            }
        }
        return "<div class=\"row\">\(figures.joined())</div>"
    }

    private func image(_ path: String, _ description: String) -> String {
        let address = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
        return "<img alt=\"\(description)\" src=\"\(escaped(address))\" loading=\"lazy\">"
    }

    private func data(_ path: String) -> Data {
        (try? Data(contentsOf: run.directory.appendingPathComponent(path))) ?? Data()
    }

    private func escaped(_ text: String) -> String {
        [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")].reduce(text) {
            $0.replacingOccurrences(of: $1.0, with: $1.1)
        }
    }

    private static let style = """
        body{font:15px system-ui,sans-serif;margin:24px;background:#f4f4f6;color:#1c1c1e}
        section{background:#fff;border-radius:12px;padding:16px 20px;margin:16px 0}
        h2{margin:0;font-size:17px}.path{color:#6c6c70;margin:4px 0}code,pre{font:13px ui-monospace,monospace}
        .row{display:flex;gap:16px;overflow-x:auto}figure{margin:0}figcaption{color:#6c6c70;text-align:center}
        img{width:260px;display:block;border:1px solid #d1d1d6}pre{background:#f4f4f6;padding:8px}
        .stack{position:relative;isolation:isolate}.stack img+img{position:absolute;top:0;left:0}
        .difference img+img{mix-blend-mode:difference}.difference{filter:brightness(3)}
        .swipe img+img{clip-path:inset(0 calc(100% - var(--part,50%)) 0 0)}input[type=range]{width:260px}#chosen{position:sticky;top:0;background:inherit;padding:8px 0;z-index:1}
        @keyframes blink{50%{visibility:hidden}}.blink img+img{animation:blink 1s steps(1) infinite}
        @media(prefers-color-scheme:dark){body{background:#000;color:#fff}section{background:#1c1c1e}pre{background:#000}}
        """
}
