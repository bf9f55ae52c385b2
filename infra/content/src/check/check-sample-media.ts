import { sharedAssetsPath, withOwnSharedAssets } from '@webdocs/contracts/samples/shared-assets';
import { decoded } from '../links/resolve-link.ts';
import { eachElement, type Element, type Node } from '../parse/tree.ts';
import { mediaTypeOf } from '../read/attachments.ts';
import { attachmentAt } from '../write/attachment.ts';
import type { PageContext } from '../write/page-context.ts';
import type { PageCheck } from './page-check.ts';

const inHtml = /\b(?:src|poster)\s*=\s*["']([^"'\s]+)["']/g;
const inCss = /\burl\(\s*["']?([^"')\s]+)/g;

/** Takes note of pictures, films and sounds that a sample shows and that are not beside its page. */
export function checkSampleMedia(check: PageCheck, nodes: readonly Node[], pageUrl: string, context: PageContext): void {
  eachElement(nodes, (node) => {
    if (!node.code || !isRun(node)) return;
    for (const written of new Set(mediaNamedIn(node.code.source))) {
      if (isThere(written, pageUrl, context)) continue;
      check.add({ kind: 'sample-media', explanation: `The sample shows ${written}, which is not there`, href: written, range: node.place });
    }
  });
}

function isRun({ attributes, code }: Element): boolean {
  const isMarked = code?.flags.some((flag) => flag === 'interactive-example' || flag.startsWith('live-sample___'));
  return (isMarked || attributes['data-live-sample'] !== undefined) && /^(html|css|svg)$/.test(code?.language ?? '');
}

/** Files on the site of the sample, as its code names them. */
function mediaNamedIn(code: string): string[] {
  const addresses = [inHtml, inCss].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([, address = '']) => withOwnSharedAssets(address)),
  );
  return addresses.filter((address) => !/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(address) && mediaTypeOf(address.replace(/[?#].*$/, '')));
}

function isThere(written: string, pageUrl: string, { corpus, sharedAssets }: PageContext): boolean {
  const base = `https://site.invalid${pageUrl.replace(/\/?$/, '/')}`;
  if (!URL.canParse(written, base)) return false;
  const path = decoded(new URL(written, base).pathname);
  // Where shared assets are was not said: that is told of the site, not of every sample.
  if (path.startsWith(sharedAssetsPath)) return !sharedAssets?.lacks(path);
  return attachmentAt(path, corpus) !== undefined;
}
