/** Where the sections of the wiki's days are now; they had addresses of their own, with and without `docs`. */
const zones: Readonly<Record<string, string>> = {
  firefox: 'docs/Mozilla/Firefox',
  'add-ons': 'docs/Mozilla/Add-ons',
  apps: 'docs/Web/Apps',
};

const canvasTutorial = 'docs/Web/API/Canvas_API/Tutorial';

/** Its samples were files that began with the number of their chapter. */
const canvasChapters: Readonly<Record<string, string>> = {
  2: 'Drawing_shapes',
  3: 'Using_images',
  4: 'Applying_styles_and_colors',
  5: 'Transformations',
  6: 'Compositing',
  7: 'Basic_animations',
};

/**
 * The pages that an address without a page may have meant in former years, likeliest first. Addresses come and go without
 * their language: 'JavaScript/Guide' -> 'docs/JavaScript/Guide'
 */
export function formerlyMeant(segments: readonly string[]): readonly string[] {
  const [first = '', ...rest] = segments;
  const word = first.toLowerCase();
  if (word === 'samples' && rest[0]?.toLowerCase() === 'canvas-tutorial') return canvasChapter(rest[1]);
  // Who shortens the address of a document gets to where documents begin, or at least home.
  if (word === 'docs' && rest.length === 0) return ['docs/Web', ''];
  const [zone = '', ...below] = word === 'docs' ? rest : segments;
  const place = Object.hasOwn(zones, zone.toLowerCase()) ? zones[zone.toLowerCase()] : undefined;
  return [...(place ? [[place, ...below].join('/')] : []), ...(word === 'docs' || word === '' ? [] : [`docs/${segments.join('/')}`])];
}

/** '2_1_canvas_rect.html' -> the chapter about shapes, or where the tutorial begins */
function canvasChapter(file = ''): string[] {
  const chapter = canvasChapters[/^(\d)_/.exec(file)?.[1] ?? ''];
  return [...(chapter ? [`${canvasTutorial}/${chapter}`] : []), canvasTutorial];
}
