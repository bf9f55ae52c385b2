export interface HtmlSurroundings {
  /** Whether a link to this decoded path of the site leads to something. */
  readonly has: (path: string) => boolean;
  /** Called with each file that the page shows or links to. */
  readonly names: (path: string) => void;
}

/** Start tags, with whole scripts between them, in which nothing is a tag. */
const pieces = /<script\b[^>]*>[\s\S]*?<\/script>|<(a|area|img|source|video|audio|link|track|image|use)\b([^>]*)>/g;
const address = /\s(href|src|poster|srcset)="([^"]*)"/g;

/** HTML of a page for a file server: what leads to nothing there is no link. It was printed by the site, so its tags are written in one way. */
export function rewrittenHtml(html: string, { has, names }: HtmlSurroundings): string {
  return html.replace(pieces, (whole, tag: string | undefined, attributes: string) => {
    if (tag === undefined) return whole;
    const written = attributes.replace(address, (attribute, name: string, value: string) => {
      const path = pathIn(value);
      if (path === undefined) return attribute;
      if (name !== 'href' || tag === 'link' || /\.[a-z0-9]+$/i.test(path)) names(path);
      return has(path) ? attribute : '';
    });
    return `<${tag}${written}>`;
  });
}

/** The decoded path of an address of the site; undefined for others, and for places in the page. */
export function pathIn(value: string): string | undefined {
  if (!value.startsWith('/') || value.startsWith('//')) return undefined;
  const [path = ''] = value.replaceAll('&amp;', '&').split(/[?#]/);
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
