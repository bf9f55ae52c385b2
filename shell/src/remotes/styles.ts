import type { Asset } from '@webdocs/contracts/remote/composition';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { PartIdentity } from '@webdocs/remote-kit';
import { withTimeout } from './with-timeout.ts';

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

function ensureStyle(document: Document, style: Asset, identity: PartIdentity): Promise<void> {
  const known = underWay.get(style.src);
  if (known) return known;
  const sheets = sheetsOf(document, style);
  if (sheets.some(isApplied)) return Promise.resolve();
  const added =
    sheets.length > 0 && document.readyState !== 'complete'
      ? waitForServed(document, style, identity)
      : addStyle(document, style, identity);
  underWay.set(style.src, added);
  const settled = () => void underWay.delete(style.src);
  added.then(settled, settled);
  return added;
}

/** The server's links may still be loading when an early reader sets hydration off. */
async function waitForServed(document: Document, style: Asset, identity: PartIdentity): Promise<void> {
  await new Promise<unknown>((resolve) => {
    for (const sheet of sheetsOf(document, style)) for (const settled of ['load', 'error']) sheet.addEventListener(settled, resolve);
    document.defaultView?.addEventListener('load', resolve);
  });
  if (!sheetsOf(document, style).some(isApplied)) await addStyle(document, style, identity);
}

/** Links, and what the server wrote into its page. */
function sheetsOf(document: Document, { src }: Asset): Array<HTMLLinkElement | HTMLStyleElement> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('link[rel=stylesheet],style[data-href]')];
  return sheets.filter((sheet) => new URL('href' in sheet ? sheet.href : `${sheet.dataset.href}`, document.baseURI).pathname === src);
}

/** Browsers give a link that was refused or missing a sheet too, an empty one. */
function isApplied({ sheet }: HTMLLinkElement | HTMLStyleElement): boolean {
  return sheet !== null && sheet.cssRules.length > 0;
}

/** Another query each time: the cache may have kept what was refused. */
function nextAddress(src: string, tried: ReadonlyArray<HTMLLinkElement | HTMLStyleElement>): string {
  if (tried.length === 0) return src;
  const attempts = tried.map((sheet) => ('href' in sheet ? Number(new URL(sheet.href).searchParams.get('attempt')) : 0));
  return `${src}?attempt=${Math.max(...attempts) + 1}`;
}

/** In place of links that brought nothing. */
function addStyle(document: Document, style: Asset, { remote, version }: PartIdentity): Promise<void> {
  const tried = sheetsOf(document, style);
  const href = nextAddress(style.src, tried);
  for (const sheet of tried) sheet.remove();
  const refused = () => new Failure('PART_STYLE_REFUSED', { address: href, remote, version });
  const applied = new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href,
      integrity: style.integrity,
      crossOrigin: 'anonymous',
    });
    // By which the style loaders of remotes know it.
    link.dataset.href = style.src;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(refused()));
    document.head.append(link);
  });
  return withTimeout(applied, styleTimeoutMs, refused);
}
