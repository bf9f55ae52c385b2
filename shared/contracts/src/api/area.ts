/** The parts of the documentation, by where a page has its address. */
const places = {
  css: 'Web/CSS',
  html: 'Web/HTML',
  javascript: 'Web/JavaScript',
  api: 'Web/API',
  http: 'Web/HTTP',
  accessibility: 'Web/Accessibility',
  svg: 'Web/SVG',
  mathml: 'Web/MathML',
  webassembly: 'WebAssembly',
  extensions: 'Mozilla/Add-ons',
  learn: 'Learn_web_development',
  glossary: 'Glossary',
  curriculum: 'curriculum',
  blog: 'blog',
} as const;

export type Area = keyof typeof places | 'other';

/** In the order in which they are listed. */
export const areas = [...(Object.keys(places) as Array<keyof typeof places>), 'other'] as const satisfies readonly Area[];

/** Below `/{locale}/docs/`, or with 'blog' or 'curriculum' in front: as a search names a page. */
export function areaOf(slug: string): Area {
  for (const area of areas) if (area !== 'other' && isBelow(slug, places[area])) return area;
  // The courses have had several addresses.
  return isBelow(slug, 'Learn') ? 'learn' : 'other';
}

function isBelow(slug: string, place: string): boolean {
  return slug.startsWith(place) && (slug.length === place.length || slug[place.length] === '/');
}
