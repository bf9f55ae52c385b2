import type { Asset } from '@webdocs/contracts/composition';
import { Failure } from '@webdocs/contracts/failure';
import type { PartIdentity } from '@webdocs/remote-kit';

const styleTimeoutMs = 8000;

/** Stylesheets on their way, by address: several parts may wait for the same one. */
const underWay = new Map<string, Promise<void>>();

/**
 * Waits until every stylesheet of a part is applied. A link that was refused or missing gets another try; where that
 * fails too, the part stays as the server sent it.
 */
export async function ensureStyles(document: Document, styles: readonly Asset[], identity: PartIdentity): Promise<void> {
  await Promise.all(styles.map((style) => ensureStyle(document, style, identity)));
}

function ensureStyle(document: Document, { src, integrity }: Asset, identity: PartIdentity): Promise<void> {
  const known = underWay.get(src);
  if (known) return known;
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    (link) => new URL(link.href).pathname === src,
  );
  if (links.some(({ sheet }) => sheet)) return Promise.resolve();
  for (const link of links) link.remove();
  const added = addStyle(document, nextAddress(src, links), integrity, identity);
  underWay.set(src, added);
  const settled = () => void underWay.delete(src);
  added.then(settled, settled);
  return added;
}

/** Another query each time: the cache may have kept what was refused. */
function nextAddress(src: string, tried: readonly HTMLLinkElement[]): string {
  if (tried.length === 0) return src;
  const attempts = tried.map(({ href }) => Number(new URL(href).searchParams.get('attempt') ?? 0));
  return `${src}?attempt=${Math.max(...attempts) + 1}`;
}

function addStyle(document: Document, href: string, integrity: string, { remote, version }: PartIdentity): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, integrity, crossOrigin: 'anonymous' });
    link.dataset.href = new URL(href.split('?')[0] ?? href, document.baseURI).href;
    const refuse = () => reject(new Failure('PART_STYLE_REFUSED', { address: href, remote, version }));
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', refuse);
    setTimeout(refuse, styleTimeoutMs);
    document.head.append(link);
  });
}
