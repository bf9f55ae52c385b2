interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

const gap = 6;
const margin = 8;

/** Where a card goes without covering its link: below it, above it where there is more room; never beyond the sides. */
export function cardPosition(link: Box, card: Size, view: Size): { readonly left: number; readonly top: number } {
  const isBelow = link.bottom + gap + card.height <= view.height - margin || view.height - link.bottom >= link.top;
  return {
    left: Math.max(margin, Math.min(link.left, view.width - margin - card.width)),
    top: isBelow ? link.bottom + gap : link.top - gap - card.height,
  };
}
