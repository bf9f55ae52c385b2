import { attributes, html, type Html } from './html.ts';

/** The shapes of what a note or a field says, on a field of 20 by 20; colour never speaks alone. */
const shapes = {
  check: 'm3.75 10.5 4 4 8.5-9',
  info: 'M10 3a7 7 0 1 0 0 14 7 7 0 1 0 0-14ZM10 9.25v4.25M10 6.4v.15',
  octagon: 'M7 2.75h6L17.25 7v6L13 17.25H7L2.75 13V7ZM10 6.25v4.5M10 13.6v.15',
  warning: 'M10 3.25 2.25 16.5h15.5ZM10 8v4M10 14.1v.15',
};
export type Shape = keyof typeof shapes;

/** Words always are beside it, so it is hidden from assistive technology. */
export function glyph(shape: Shape, size = 20): Html {
  const stroke = { fill: 'none', stroke: 'currentColor', 'stroke-width': 1.6, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return html`<svg viewBox="0 0 20 20" ${attributes({ width: size, height: size, ...stroke })} aria-hidden="true" focusable="false">
    <path d="${shapes[shape]}" />
  </svg>`;
}

const leftPage = 'M3 6.5 13 10v15L3 21.5Z';
const rightPage = 'M15 10l10-3.5v15L15 25Z';
const ribbon = 'm18.5 4 4-1.4v6.2l-2-1-2 2.4Z';

/** The site's mark: an open book with a ribbon. */
export function mark(size = 28): Html {
  return html`<svg class="mark" viewBox="0 0 28 28" ${attributes({ width: size, height: size })} aria-hidden="true" focusable="false">
    <path d="${leftPage}" />
    <path class="mark-page" d="${rightPage}" />
    <path d="${ribbon}" />
  </svg>`;
}

/** The same for the tab of a browser, where no stylesheet reaches it. */
export const markAsIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><style>path{fill:#0a5a68}@media(prefers-color-scheme:dark){path{fill:#6ccad6}}</style><path d="${leftPage}"/><path opacity=".42" d="${rightPage}"/><path d="${ribbon}"/></svg>`;

/** The mark with one page still to be drawn, for an address that leads nowhere. */
export function brokenBook(): Html {
  return html`<svg class="broken-book" viewBox="0 0 96 76" width="96" height="76" aria-hidden="true" focusable="false">
    <path d="M6 6 46 18v56L6 62Z" fill="currentColor" />
    <path d="M51 18v55.5l39-11.7V6.3Z" fill="none" stroke="currentColor" stroke-width="3" stroke-dasharray="7 6" stroke-dashoffset="3.5" />
  </svg>`;
}
