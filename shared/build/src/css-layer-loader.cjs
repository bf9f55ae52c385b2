// Wraps a stylesheet in a cascade layer, so that precedence between teams never depends on the order of arrival: the
// order of the layers is said by whichever sheet comes first.
module.exports = function cssLayerLoader(source) {
  const { layer, order } = this.getOptions();
  return `@layer ${order.join(', ')};\n@layer ${layer} {\n${source}\n}\n`;
};
