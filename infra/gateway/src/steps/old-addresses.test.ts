import { formerlyMeant } from './old-addresses.ts';

const meant = (path: string) => formerlyMeant(path.split('/').filter(Boolean));

test.each([
  ['JavaScript/Guide', ['docs/JavaScript/Guide']],
  ['DOM/element.addEventListener', ['docs/DOM/element.addEventListener']],
  ['Firefox', ['docs/Mozilla/Firefox', 'docs/Firefox']],
  ['docs/Firefox/Releases/3', ['docs/Mozilla/Firefox/Releases/3']],
  ['docs/add-ons', ['docs/Mozilla/Add-ons']],
  ['Add-ons/WebExtensions', ['docs/Mozilla/Add-ons/WebExtensions', 'docs/Add-ons/WebExtensions']],
  ['docs/Apps/Build', ['docs/Web/Apps/Build']],
])('%s may have meant %j', (path, pages) => {
  expect(meant(path)).toEqual(pages);
});

test('an address that ends after docs leads to the overview, or home where there is none', () => {
  expect(meant('docs')).toEqual(['docs/Web', '']);
});

test.each([
  ['2_1_canvas_rect.html', 'docs/Web/API/Canvas_API/Tutorial/Drawing_shapes'],
  ['4_10_canvas_radialgradient.html', 'docs/Web/API/Canvas_API/Tutorial/Applying_styles_and_colors'],
  ['index.html', 'docs/Web/API/Canvas_API/Tutorial'],
])('the sample %s of the canvas tutorial leads to its chapter', (file, chapter) => {
  expect(meant(`samples/canvas-tutorial/${file}`)[0]).toBe(chapter);
});

test.each(['docs/Web/CSS', 'docs/constructor', ''])('%j meant nothing else', (path) => {
  expect(meant(path)).toEqual([]);
});

test('a name that every object has is no zone', () => {
  expect(meant('constructor')).toEqual(['docs/constructor']);
});
