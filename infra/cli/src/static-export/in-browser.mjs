/* In every page of an exported site, before all others: what a program would answer elsewhere is done here, or left out. */
/** Where the export begins: this script is right below it. */
const base = new URL('.', document.currentScript.src).pathname;

document.cookie = 'moz-1st-party-data-opt-out=true; path=/; SameSite=Lax';

const pathIn = (address) => new URL(address, location.href).pathname;
const isSearch = (address) =>
  pathIn(address).startsWith(base) && /^[a-z]{2}(-[A-Z]{2})?\/search\/?$/.test(pathIn(address).slice(base.length));

// A search is a page of its own: the list of titles is read there.
addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (!isSearch(form.action)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const query = new FormData(form).get('q') ?? form.querySelector('input[type="search"], input[name="q"]')?.value ?? '';
    location.assign(`${new URL(form.action).pathname.replace(/\/?$/, '/')}?q=${encodeURIComponent(query)}`);
  },
  true,
);
addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link && isSearch(link.href)) event.stopImmediatePropagation();
  },
  true,
);

if (isSearch(location.href)) addEventListener('DOMContentLoaded', showResults);

async function showResults() {
  const query = (new URLSearchParams(location.search).get('q') ?? '').trim();
  const template = document.getElementById('export-results');
  if (!query || !template) return;
  const answer = template.content.cloneNode(true);
  const mark = template.dataset.mark;
  const walker = document.createTreeWalker(answer, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) node.data = node.data.replaceAll(mark, query);
    else for (const attribute of node.attributes) attribute.value = attribute.value.replaceAll(mark, query);
  }
  const [locale] = location.pathname.slice(base.length).split('/');
  const titles = await fetch(`${base}${locale}/search-index.json`).then((response) => response.json());
  const found = matching(titles, query);
  if (found.length > 0) answer.querySelector('[data-export-nothing]')?.replaceWith(listOf(found));
  document.querySelector('main').firstElementChild.replaceChildren(answer);
  document.title = document.querySelector('h1')?.textContent ?? document.title;
}

/** Titles with all words of the query, those that begin with it first. */
function matching(titles, query) {
  const words = query.toLowerCase().split(/\s+/);
  const rank = (title) => (title === query.toLowerCase() ? 0 : title.startsWith(words[0]) ? 1 : 2);
  return titles
    .map(({ title, url }) => ({ title, url, plain: title.toLowerCase() }))
    .filter(({ plain }) => words.every((word) => plain.includes(word)))
    .sort((one, other) => rank(one.plain) - rank(other.plain))
    .slice(0, 50);
}

function listOf(found) {
  const list = document.createElement('ol');
  list.append(
    ...found.map(({ title, url }) => {
      const [row, link] = [document.createElement('li'), document.createElement('a')];
      link.href = url;
      link.textContent = title;
      row.append(link);
      return row;
    }),
  );
  return list;
}
