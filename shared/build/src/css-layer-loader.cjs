// Wraps a stylesheet in a cascade layer, so that precedence between teams never depends on the order of arrival.
module.exports = function cssLayerLoader(source) {
  return `@layer ${this.getOptions().layer} {\n${source}\n}\n`;
};
