import * as v from 'valibot';
import { pure } from '../pure.ts';
import { CreativeColorsSchema, type CreativeColors } from './placements.ts';

/** What WCAG 2 asks of text. */
const leastContrast = 4.5;

/** Colors in which a reader can read a creative, in light and dark. */
export const ReadableColorsSchema = /* @__PURE__ */ pure(() =>
  v.pipe(
    CreativeColorsSchema,
    isReadable('the text', 'textColor', 'backgroundColor'),
    isReadable('the call to action', 'ctaTextColor', 'ctaBackgroundColor'),
    isReadable('the text in the dark theme', 'textColorDark', 'backgroundColorDark'),
    isReadable('the call to action in the dark theme', 'ctaTextColorDark', 'ctaBackgroundColorDark'),
  ),
);

function isReadable(what: string, text: keyof CreativeColors, background: keyof CreativeColors) {
  return v.check<CreativeColors, (issue: { readonly input: CreativeColors }) => string>(
    // Also asked of what is no color, which has no contrast and is refused for that.
    (colors) => !(contrast(colors[text], colors[background]) < leastContrast),
    // Rounded down: 4.49 is not 4.5.
    ({ input }) =>
      `${what} has a contrast of ${Math.floor(contrast(input[text], input[background]) * 10) / 10} to its background, and needs ${leastContrast}`,
  );
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance of WCAG 2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
