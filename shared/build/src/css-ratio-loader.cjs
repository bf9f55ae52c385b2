// Writes a ratio of two numbers, as lines have to their letters (22 / 15), as one number: it is shorter, and lines keep to whole
// pixels. A browser's own quotient falls a hair below the number of pixels that was meant, and text begins a pixel lower.
const ratio = /calc\(\s*(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)\s*\)/g;
const decimals = 5;

module.exports = function cssRatioLoader(source) {
  return source.replace(ratio, (_, dividend, divisor) => String(Number((dividend / divisor).toFixed(decimals))));
};
