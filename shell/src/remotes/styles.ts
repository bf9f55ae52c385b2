import type { Asset } from '@webdocs/contracts/composition';
import { Failure } from '@webdocs/contracts/failure';

const styleTimeoutMs = 8000;

/**
 * Waits until every stylesheet of a part is applied. A link of the server that was refused or missing gets one more
 * try; after that the part stays as the server sent it.
 */
export async function ensureStyles(document: Document, styles: readonly Asset[]): Promise<void> {
  await Promise.all(styles.map((style) => ensureStyle(document, style)));
}

async function ensureStyle(document: Document, { src, integrity }: Asset): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    (link) => new URL(link.href).pathname === src,
  );
  if (links.some(({ sheet }) => sheet)) return;
  const tried = links.length;
  for (const link of links) link.remove();
  await addStyle(document, tried ? `${src}?attempt=${tried}` : src, integrity);
}

function addStyle(document: Document, href: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, integrity, crossOrigin: 'anonymous' });
    link.dataset.href = new URL(href.split('?')[0] ?? href, document.baseURI).href;
    const refuse = () => reject(new Failure('PART_STYLE_REFUSED', { address: href }));
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', refuse);
    setTimeout(refuse, styleTimeoutMs);
    document.head.append(link);
  });
}
