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
          display: grid; grid-template: auto 1fr / 240px minmax(0, 1fr); height: 100vh; }
        header { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 6px 16px; padding: 8px 12px; align-items: center;
          background: var(--panel); border-bottom: 1px solid var(--line); }
        select, input, button { font: inherit; padding: 3px 7px; min-height: 28px; }
        nav { overflow: auto; padding: 12px; background: var(--panel); border-right: 1px solid var(--line); }
        nav input { width: 100%; margin-bottom: 8px; }
        nav a { overflow-wrap: anywhere; display: block; padding: 4px 8px; border-radius: 6px; color: inherit; text-decoration: none; }
        nav a[aria-current] { background: var(--accent); color: var(--panel); }
        main { overflow: auto; padding: 20px; }
        h1 { font-size: 18px; margin: 0 0 12px; }
        .sheet { position: relative; display: inline-block; background: var(--panel); box-shadow: 0 0 0 1px var(--line); }
        .sheet img { display: block; }
        .sheet > a { position: absolute; }
        .sheet > a:hover, .sheet > a:focus-visible, .sheet > a.chosen { outline: 2px solid var(--accent); }
        svg { position: absolute; inset: 0; pointer-events: none; }
        #cell { position: sticky; top: 0; z-index: 1; min-height: 28px; color: var(--soft); }
        .three { display: flex; flex-wrap: wrap; gap: 16px; margin-bottom: 28px; }
        .difference { position: relative; isolation: isolate; background: #fff; }
        .difference img + img { position: absolute; inset: 0; mix-blend-mode: difference; }
        .three img { max-width: 390px; }
        li { overflow-wrap: anywhere; }
        @media (max-width: 700px) { body { display: block; } nav { max-height: 40vh; } }
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
        <script src="data.js"></script>
        <script src="before.js"></script>
        <script>

        """# + script + "</script>\n</body>\n</html>\n"

    private static let script = #"""
        const $ = (id) => document.getElementById(id);
        const make = (tag, properties = {}, ...children) => {
          const node = Object.assign(document.createElement(tag), properties);
          node.append(...children);
          return node;
        };
        // The address: #variant/picture/cell
        let state = { variant: 'light-ltr-standard', picture: catalog.variants[0].pictures[0].name, cell: '' };
        function read() {
          const [variant, picture, cell] = decodeURIComponent(location.hash.slice(1)).split('/');
          if (catalog.variants.some((other) => other.name === variant)) state.variant = variant;
          if (picture) state.picture = picture;
          state.cell = cell ?? '';
          const [appearance, direction, size] = state.variant.split('-');
          $('appearance').value = appearance; $('direction').value = direction; $('size').value = size;
        }
        const link = (changes) => {
          const next = { ...state, ...changes };
          return '#' + [next.variant, next.picture, next.cell].map(encodeURIComponent).join('/');
        };
        const variant = () => catalog.variants.find((other) => other.name === state.variant);
        for (const id of ['appearance', 'direction', 'size']) $(id).addEventListener('input', () => {
          location.hash = link({ variant: `${$('appearance').value}-${$('direction').value}-${$('size').value}` });
        });
        $('copy').addEventListener('click', () => navigator.clipboard?.writeText(location.href));
        $('search').addEventListener('input', showList);

        function showList() {
          const words = $('search').value.toLowerCase().split(/\s+/).filter(Boolean);
          const matches = (picture) => {
            const cells = picture.cells.flatMap((cell) => [cell.name, cell.row, ...cell.texts]);
            const text = [picture.name, picture.title, ...cells].join(' ').toLowerCase();
            return words.every((word) => text.includes(word));
          };
          const items = variant().pictures.filter(matches).map((picture) => {
            const item = make('a', { href: link({ picture: picture.name, cell: '' }), textContent: picture.title });
            if (picture.name === state.picture) item.setAttribute('aria-current', 'page');
            return item;
          });
          if (window.before) {
            const item = make('a', { href: link({ picture: 'changes', cell: '' }), textContent: `Changes (${changes().length})` });
            if (state.picture === 'changes') item.setAttribute('aria-current', 'page');
            items.unshift(item);
          }
          $('list').replaceChildren(...items);
        }

        // Distances of the views of a cell to their neighbors, and to the edges where there is none.
        function redlines(cell) {
          const [x, y, width, height] = cell.frame, bands = new Map();
          const add = (...band) => {
            if (band[4] > 0.5 && band[2] > 0 && band[3] > 0) bands.set(band.join(), band);
          };
          // Views that lie in each other have no distance.
          const end = (from, size, others) => Math.min(...others.filter((other) => other >= from + size - 0.01));
          for (const [left, top, wide, high] of cell.views) {
            const besides = cell.views.filter((other) => other[1] < top + high && other[1] + other[3] > top);
            const aligned = cell.views.filter((other) => other[0] < left + wide && other[0] + other[2] > left);
            const leading = Math.max(x, ...besides.map((other) => other[0] + other[2]).filter((edge) => edge <= left + 0.01));
            const above = Math.max(y, ...aligned.map((other) => other[1] + other[3]).filter((edge) => edge <= top + 0.01));
            const trailing = Math.min(x + width, end(left, wide, besides.map((other) => other[0])));
            const below = Math.min(y + height, end(top, high, aligned.map((other) => other[1])));
            add(leading, top, left - leading, high, left - leading);
            add(left + wide, top, trailing - left - wide, high, trailing - left - wide);
            add(left, above, wide, top - above, top - above);
            add(left, top + high, wide, below - top - high, below - top - high);
          }
          return [...bands.values()];
        }

        function drawRedlines(svg, cell) {
          svg.replaceChildren();
          if (!cell) return;
          const add = (tag, attributes, text = '') => {
            const node = document.createElementNS('http://www.w3.org/2000/svg', tag);
            for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
            node.textContent = text;
            svg.append(node);
          };
          const bands = redlines(cell);
          for (const [x, y, width, height] of bands) add('rect', { x, y, width, height, fill: '#e0002d', opacity: 0.18 });
          for (const [x, y, width, height, value] of bands) {
            const text = String(Math.round(value * 100) / 100), middle = [x + width / 2, y + height / 2];
            const wide = text.length * 6 + 4;
            add('rect', { x: middle[0] - wide / 2, y: middle[1] - 6, width: wide, height: 12, rx: 3, fill: '#b00020' });
            add('text', { x: middle[0], y: middle[1] + 3, 'font-size': 9, 'text-anchor': 'middle', fill: '#fff' }, text);
          }
        }

        function describe(cell) {
          $('cell').textContent = cell
            ? `${cell.name} · ${[cell.row, cell.column].filter(Boolean).join(', ')} · ${cell.frame[2]} × ${cell.frame[3]}` : '';
        }

        function showPicture(picture) {
          const [width, height] = picture.size;
          const sheet = make('div', { className: 'sheet' });
          const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
          svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
          sheet.append(make('img', { src: picture.file, width, height, alt: picture.title }));
          const chosen = picture.cells[Number(state.cell)];
          const at = state.cell === '' ? undefined : chosen;
          picture.cells.forEach((cell, index) => {
            const area = make('a', { href: link({ cell: String(index) }), title: cell.label ?? cell.name });
            area.setAttribute('aria-label', [cell.row, cell.column, cell.label].filter(Boolean).join(', '));
            const [x, y, wide, high] = cell.frame;
            Object.assign(area.style, { left: `${x}px`, top: `${y}px`, width: `${wide}px`, height: `${high}px` });
            if (cell === at) area.className = 'chosen';
            for (const name of ['mouseenter', 'focus']) area.addEventListener(name, () => { drawRedlines(svg, cell); describe(cell); });
            for (const name of ['mouseleave', 'blur']) area.addEventListener(name, () => { drawRedlines(svg, at); describe(at); });
            sheet.append(area);
          });
          sheet.append(svg);
          $('page').replaceChildren(make('h1', { textContent: picture.title }), sheet);
          drawRedlines(svg, at); describe(at);
          sheet.querySelector('.chosen')?.scrollIntoView({ block: 'center', inline: 'center' });
        }

        // What changed between two builds, in words.
        function changes() {
          if (!window.before) return [];
          const old = window.before.variants.find((other) => other.name === state.variant)?.pictures ?? [];
          const found = [];
          for (const picture of variant().pictures) {
            const other = old.find((one) => one.name === picture.name);
            if (!other) { found.push({ picture, words: ['The picture is new.'] }); continue; }
            if (other.fingerprint === picture.fingerprint) continue;
            const key = (cell) => `${cell.name}, ${[cell.row, cell.column].filter(Boolean).join(', ')}`;
            const cells = new Map(other.cells.map((cell) => [key(cell), cell])), words = [];
            for (const cell of picture.cells) {
              const was = cells.get(key(cell));
              cells.delete(key(cell));
              if (!was) { words.push(`${key(cell)}: new`); continue; }
              const size = (one) => `${one.frame[2]} × ${one.frame[3]}`;
              if (size(was) !== size(cell)) words.push(`${key(cell)}: ${size(was)} became ${size(cell)}`);
              if (was.texts.join() !== cell.texts.join()) words.push(`${key(cell)}: “${was.texts.join()}” became “${cell.texts.join()}”`);
              const inside = (one) => JSON.stringify(one.views.map((view) => [view[0] - one.frame[0], view[1] - one.frame[1], view[2], view[3]]));
              if (size(was) === size(cell) && inside(was) !== inside(cell)) words.push(`${key(cell)}: views moved`);
            }
            for (const name of cells.keys()) words.push(`${name}: removed`);
            found.push({ picture, other, words: words.length ? words : ['Only pixels changed.'] });
          }
          for (const other of old) {
            if (!variant().pictures.some((one) => one.name === other.name)) found.push({ other, words: ['The picture was removed.'] });
          }
          return found;
        }

        function showChanges() {
          const list = changes();
          const nodes = list.flatMap(({ picture, other, words }) => {
            const image = (src, alt) => make('img', { src, alt });
            const row = make('div', { className: 'three' });
            if (other) row.append(make('figure', {}, make('figcaption', { textContent: 'Before' }), image(`before/${other.file}`, 'Before')));
            if (picture) row.append(make('figure', {}, make('figcaption', { textContent: 'After' }), image(picture.file, 'After')));
            if (picture && other) {
              const both = make('div', { className: 'difference' }, image(`before/${other.file}`, ''), image(picture.file, 'Difference'));
              row.append(make('figure', {}, make('figcaption', { textContent: 'Difference' }), both));
            }
            const text = make('ul', {}, ...words.map((word) => make('li', { textContent: word })));
            return [make('h2', { textContent: (picture ?? other).title }), text, row];
          });
          if (!list.length) nodes.push(make('p', { textContent: 'Nothing changed in this variant.' }));
          $('page').replaceChildren(make('h1', { textContent: 'Changes' }), ...nodes);
          describe();
        }

        function show() {
          read();
          showList();
          if (state.picture === 'changes' && window.before) return showChanges();
          showPicture(variant().pictures.find((one) => one.name === state.picture) ?? variant().pictures[0]);
        }
        addEventListener('hashchange', show);
        show();

        """#
}
