import { cardSize } from '@webdocs/contracts/page/describe-page';
import type { Colour as SectionColour } from '@webdocs/contracts/remote/definition';
import { bookPicture, channelsOf, type Colour } from './book-picture.ts';

/** The fills of the sections, as `shared/design` has them for the light theme. */
const fills: Readonly<Record<SectionColour, Colour>> = {
  docs: channelsOf('#0a5a68'),
  plus: channelsOf('#752b6b'),
  curriculum: channelsOf('#7a4c00'),
  blog: channelsOf('#9b3217'),
  observatory: channelsOf('#3f47a6'),
};

const drawn = new Map<string, Buffer>();

/** The picture with which a page of a section shows itself where it is shared. */
export function sectionCard(section: SectionColour): Buffer {
  return drawnOnce(`card ${section}`, () => bookPicture({ ...cardSize, side: 448, fill: fills[section] }));
}

/** What phones put on their home screens, in these sizes: a square, of which they cut off the corners, or all but a circle. */
export const iconSizes = [180, 192, 512] as const;

export function iconAddress(size: (typeof iconSizes)[number]): string {
  return `/assets/icon-${size}.png`;
}

/** The book keeps to the middle circle, four fifths as wide as the square, of which nothing is ever cut off. */
export function squareIcon(size: (typeof iconSizes)[number]): Buffer {
  return drawnOnce(`icon ${size}`, () => bookPicture({ width: size, height: size, side: Math.round(size * 0.7), fill: fills.docs }));
}

function drawnOnce(name: string, draw: () => Buffer): Buffer {
  let picture = drawn.get(name);
  if (!picture) drawn.set(name, (picture = draw()));
  return picture;
}
