import { keepScrollPosition } from './keep-scroll-position.ts';

/**
 * When the next page comes into the process of this one, Chromium styles all of this one again, and the next waits for it: 666 ms with a
 * large document on a slow phone. What is out of the window is left out of that. It comes back as soon as it is scrolled to, should the
 * reader stay after all.
 */
export function setAside(): void {
  const text = document.querySelector('[data-long]');
  if (!text || !CSS.supports('content-visibility', 'auto')) return;
  const blocks = [...text.children] as HTMLElement[];
  const outOfWindow = blocks
    .map((block) => ({ style: block.style, place: block.getBoundingClientRect() }))
    .filter(({ place: { top, bottom } }) => bottom < 0 || top > innerHeight);
  keepScrollPosition(text, () => {
    for (const { style, place } of outOfWindow)
      Object.assign(style, { contentVisibility: 'auto', containIntrinsicBlockSize: `${place.height}px` });
  });
}
