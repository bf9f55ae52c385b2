import type { DocumentIndex } from '../../read/document-index.ts';
import type { Reference } from './css-syntax-parser.ts';

/** Trees of before mid-2025 have no folder `Reference` in it. */
const css = 'Web/CSS/';

/** Pages by what they are about: `type color`, `function rgb`, `property gap`. */
type CssPages = ReadonlyMap<string, string>;

const known = new WeakMap<DocumentIndex, CssPages>();

/** The slug of the page about a type, a function or a property, wherever below CSS it is. */
export function cssPageOf(documents: DocumentIndex, { kind, name }: Reference): string | undefined {
  let pages = known.get(documents);
  if (!pages) known.set(documents, (pages = cssPages(documents)));
  return pages.get(`${kind} ${name.toLowerCase()}`);
}

/** Worked out once for a state of the documents. */
function cssPages(documents: DocumentIndex): CssPages {
  const pages = new Map<string, string>();
  for (const { slug, pageType } of documents.inLocale('en-US')) {
    if (!slug.startsWith(css)) continue;
    const kind = kindOf(pageType);
    const name = nameOf(slug);
    if (kind && !pages.has(`${kind} ${name}`)) pages.set(`${kind} ${name}`, slug);
  }
  return pages;
}

function kindOf(pageType: string | undefined): Reference['kind'] | undefined {
  if (pageType === 'css-property' || pageType === 'css-shorthand-property') return 'property';
  if (pageType === 'css-function') return 'function';
  return pageType === 'css-type' ? 'type' : undefined;
}

/** 'Web/CSS/Reference/Values/color_value' -> 'color' */
function nameOf(slug: string): string {
  return slug
    .slice(slug.lastIndexOf('/') + 1)
    .replace(/_(?:value|function)$/, '')
    .toLowerCase();
}
