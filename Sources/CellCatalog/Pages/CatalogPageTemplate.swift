/// The page of a catalog: plain HTML, which asks no other machine for anything.
enum CatalogPageTemplate {
    static let html = #"""
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Catalog</title>
        <style>
        :root { color-scheme: light dark; --line: #d6d6db; --back: #f4f4f6; --panel: #fff; --soft: #63636a; --accent: #0060df; }
        @media (prefers-color-scheme: dark) {
          :root { --line: #3a3a3f; --back: #161618; --panel: #222225; --soft: #a5a5ad; --accent: #6ab0ff; }
        }
        * { box-sizing: border-box; }
        body { margin: 0; font: 13px/1.4 system-ui, sans-serif; background: var(--back);
          display: grid; grid-template: auto minmax(0, 1fr) / 240px minmax(0, 1fr) auto; height: 100vh; }
        header { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 6px 16px; padding: 8px 12px; align-items: center;
          background: var(--panel); border-bottom: 1px solid var(--line); }
        select, input, button { font: inherit; padding: 3px 7px; min-height: 28px; }
        nav { overflow: auto; padding: 12px; background: var(--panel); border-right: 1px solid var(--line); }
        nav input { width: 100%; margin-bottom: 8px; }
        nav a { overflow-wrap: anywhere; display: block; padding: 4px 8px; border-radius: 6px; color: inherit; text-decoration: none; }
        nav a[aria-current] { background: var(--accent); color: var(--panel); }
        nav h2 { font-size: 12px; color: var(--soft); margin: 14px 8px 2px; }
        main { overflow: auto; padding: 20px; }
        main h2 { font-size: 15px; margin: 24px 0 10px; }
        .usage { max-width: 70ch; }
        .thumbs { display: flex; flex-wrap: wrap; gap: 12px; }
        .thumbs a { display: grid; align-content: start; gap: 2px; width: 220px; padding-bottom: 6px; overflow: hidden; color: inherit;
          text-decoration: none; background: var(--panel); border: 1px solid var(--line); border-radius: 8px; }
        .thumbs a:hover, .thumbs a:focus-visible { outline: 2px solid var(--accent); }
        .thumbs b, .thumbs small { padding: 0 10px; font-weight: 600; overflow-wrap: anywhere; }
        .thumbs small { color: var(--soft); font-weight: normal; }
        .cut { height: 90px; overflow: hidden; border-bottom: 1px solid var(--line); }
        .cut img { display: block; max-width: none; }
        .swatch, .corner, .length { display: inline-block; width: 14px; height: 14px; margin-inline-end: 6px; vertical-align: -2px;
          border: 1px solid var(--line); border-radius: 3px; }
        .length { background: var(--accent); border: 0; border-radius: 0; }
        .corner { width: 28px; height: 20px; border: solid var(--soft); border-width: 2px 0 0 2px; border-radius: 0; }
        table.words td { text-align: start; max-width: 60ch; vertical-align: top; }
        table.words th { vertical-align: top; }
        .elements, .elements ul { padding-inline-start: 16px; margin: 4px 0; }
        h1 { font-size: 18px; margin: 0 0 12px; }
        .sheet { position: relative; display: inline-block; background: var(--panel); box-shadow: 0 0 0 1px var(--line); }
        .sheet img { display: block; }
        .sheet > a { position: absolute; }
        .sheet > a:hover, .sheet > a:focus-visible, .sheet > a.chosen { outline: 2px solid var(--accent); }
        svg { position: absolute; inset: 0; pointer-events: none; }
        #cell { position: sticky; top: 0; left: 0; width: fit-content; z-index: 1; min-height: 28px; color: var(--soft); pointer-events: none; }
        #cell:not(:empty) { background: var(--back); padding: 4px 8px; margin-left: -8px; border-radius: 6px; }
        .sheet > a { scroll-margin: 40px; }
        aside { width: min(400px, 38vw); overflow: auto; padding: 12px 16px 20px; background: var(--panel); border-left: 1px solid var(--line); }
        aside:focus { outline: none; }
        aside h2 { font-size: 15px; margin: 0; overflow-wrap: anywhere; }
        aside h3 { font-size: 13px; margin: 16px 0 4px; }
        .bar { display: flex; justify-content: space-between; align-items: start; gap: 8px; }
        .bar h3 { margin-bottom: 0; align-self: end; }
        .bar:has(h3) { align-items: end; margin: 16px 0 4px; }
        dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 12px; margin: 8px 0 0; }
        dt { color: var(--soft); }
        dd { margin: 0; overflow-wrap: anywhere; }
        pre { margin: 0; padding: 8px 10px; overflow: auto; font: 12px/1.45 ui-monospace, monospace; background: var(--back);
          border: 1px solid var(--line); border-radius: 6px; }
        #copied { color: var(--soft); min-height: 1.4em; margin: 8px 0 0; }
        table { border-collapse: collapse; margin-top: 20px; background: var(--panel); }
        caption { text-align: start; padding: 4px 0; }
        th, td { padding: 4px 10px; border: 1px solid var(--line); text-align: start; font-weight: normal; }
        td { text-align: end; font-variant-numeric: tabular-nums; }
        h2 a, p a, table a { color: var(--accent); }
        tr.chosen { background: color-mix(in srgb, var(--accent) 14%, transparent); }
        .three { display: flex; flex-wrap: wrap; gap: 16px; margin-bottom: 28px; }
        .difference { position: relative; isolation: isolate; background: #fff; }
        .difference img + img { position: absolute; inset: 0; mix-blend-mode: difference; }
        .three img { max-width: 390px; }
        li { overflow-wrap: anywhere; }
        @media (max-width: 1100px) {
          body { grid-template-rows: auto minmax(0, 1fr) auto; }
          aside { grid-column: 1 / -1; width: auto; max-height: 45vh; border-left: 0; border-top: 1px solid var(--line); }
        }
        @media (max-width: 700px) {
          body { display: block; height: auto; }
          html:has(aside:not([hidden])) { scroll-padding-bottom: 52vh; }
          nav { max-height: 24vh; border-right: 0; border-bottom: 1px solid var(--line); }
          main { padding: 16px; }
          aside { position: sticky; bottom: 0; z-index: 2; max-height: 50vh; box-shadow: 0 -4px 16px #0003; }
        }
        </style>
        </head>
        <body>
        <header>
          <label>Appearance <select id="appearance"><option value="light">Light</option><option value="dark">Dark</option>
          </select></label>
          <label>Direction <select id="direction"><option value="ltr">Left to right</option>
          <option value="rtl">Right to left</option></select></label>
          <label>Text size <select id="size"><option value="standard">Standard</option>
          <option value="largest">Largest</option></select></label>
          <button id="copy">Copy the link</button>
        </header>
        <nav aria-label="Parts"><input type="search" id="search" placeholder="Search" aria-label="Search parts and cells">
        <div id="list"></div></nav>
        <main><div id="cell" role="status"></div><div id="page"></div></main>
        <aside id="panel" tabindex="-1" aria-label="The chosen cell" hidden></aside>
        <script src="data.js"></script>
        <script src="before.js"></script>
        <script type="module">

        """# + CatalogPageRedlines.script + CatalogPageOverview.script + script + "</script>\n</body>\n</html>\n"
}
