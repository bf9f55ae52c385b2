import { pathIn, type WriteAddress } from './exported-address.ts';

export interface HtmlSurroundings {
  /** Whether a link to this decoded path of the site leads to something. */
  readonly has: (path: string) => boolean;
  /** Called with each file that the page shows or links to. */
  readonly names: (path: string) => void;
  readonly write: WriteAddress;
}

/** Start tags, with whole scripts between them, in which nothing is a tag. */
const pieces =
  /<script\b[^>]*>[\s\S]*?<\/script>|<style\b[^>]*>[\s\S]*?<\/style>|<(a|area|img|source|video|audio|link|track|image|use|form)\b([^>]*)>/g;
const address = /\s(href|src|poster|srcset|action)="([^"]*)"/g;
const inStyle = /\burl\((["']?)(\/(?!\/)[^"')]*)\1\)/g;
const styleAttribute = /\sstyle="[^"]*"/g;

/** HTML of a page for a file server: what leads to nothing there is no link. It was printed by the site, so its tags are written in one way. */
export function rewrittenHtml(html: string, around: HtmlSurroundings): string {
  const { has, names, write } = around;
  return html.replace(pieces, (whole, tag: string | undefined, attributes: string) => {
    if (tag === undefined) return whole.startsWith('<style') ? rewrittenStyle(whole, around) : whole;
    const written = attributes
      .replace(address, (attribute, name: string, value: string) => {
        // A picture inside the attribute has a comma of its own, and leads nowhere.
        if (name === 'srcset' && value.includes('data:')) return attribute;
        if (name === 'srcset') return ` srcset="${value.split(',').map(oneOfSet).join(', ')}"`;
        const path = pathIn(value);
        if (path === undefined) return attribute;
        if ((name !== 'href' && name !== 'action') || tag === 'link' || /\.[a-z0-9]+$/i.test(path)) names(path);
        return has(path) ? ` ${name}="${write(value)}"` : '';
      })
      .replace(styleAttribute, (attribute) => rewrittenStyle(attribute, around));
    return `<${tag}${written}>`;
  });

  function oneOfSet(one: string): string {
    const [value = '', ...size] = one.trim().split(/\s+/);
    const path = pathIn(value);
    if (path !== undefined) names(path);
    return [write(value), ...size].join(' ');
  }
}

/** The addresses in text of a style sheet. */
export function rewrittenStyle(css: string, { names, write }: Pick<HtmlSurroundings, 'names' | 'write'>): string {
  return css.replace(inStyle, (_, quote: string, value: string) => {
    const path = pathIn(value);
    if (path !== undefined) names(path);
    return `url(${quote}${write(value)}${quote})`;
  });
}
