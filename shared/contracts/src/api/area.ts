/** The parts of the documentation, in the order in which they are listed. */
export const areas = [
  'css',
  'html',
  'javascript',
  'api',
  'http',
  'accessibility',
  'svg',
  'mathml',
  'webassembly',
  'extensions',
  'learn',
  'glossary',
  'curriculum',
  'blog',
  'other',
] as const;
export type Area = (typeof areas)[number];

/** Where each has its pages; the courses have had two addresses. */
const places: ReadonlyArray<readonly [area: Area, place: string]> = [
  ['css', 'Web/CSS'],
  ['html', 'Web/HTML'],
  ['javascript', 'Web/JavaScript'],
  ['api', 'Web/API'],
  ['http', 'Web/HTTP'],
  ['accessibility', 'Web/Accessibility'],
  ['svg', 'Web/SVG'],
  ['mathml', 'Web/MathML'],
  ['webassembly', 'WebAssembly'],
  ['extensions', 'Mozilla/Add-ons'],
  ['learn', 'Learn_web_development'],
  ['learn', 'Learn'],
  ['glossary', 'Glossary'],
  ['curriculum', 'curriculum'],
  ['blog', 'blog'],
];

/** Below `/{locale}/docs/`, or with 'blog' or 'curriculum' in front: as a search names a page. */
export function areaOf(slug: string): Area {
  return places.find(([, place]) => isBelow(slug, place))?.[0] ?? 'other';
}

function isBelow(slug: string, place: string): boolean {
  return slug.startsWith(place) && (slug.length === place.length || slug[place.length] === '/');
}
