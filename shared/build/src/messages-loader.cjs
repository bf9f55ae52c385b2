// Browsers get a catalogue as the build has read it, and need no parser.
module.exports = function messagesLoader(source) {
  return `export default ${JSON.stringify(this.getOptions().messageLines(source))};`;
};
