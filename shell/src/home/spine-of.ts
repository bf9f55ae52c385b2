import { pathWithoutLocale } from '@webdocs/contracts/reader/address';

/** The book that a page is in, by the cloth of its spine on the home page's shelf. */
const spines: ReadonlyArray<readonly [place: string, spine: string]> = [
  ['/docs/Web/HTML', 'html'],
  ['/docs/Web/CSS', 'css'],
  ['/docs/Web/JavaScript', 'javascript'],
  ['/docs/Web/HTTP', 'http'],
  ['/docs/Web/API', 'api'],
  ['/docs/Web/Accessibility', 'accessibility'],
  ['/docs/Mozilla/Add-ons', 'extensions'],
];

export function spineOf(pathname: string): string {
  const path = pathWithoutLocale(pathname);
  return spines.find(([place]) => path === place || path.startsWith(`${place}/`))?.[1] ?? 'accessibility';
}
