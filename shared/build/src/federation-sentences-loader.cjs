/** What the federation runtime explains after it has said what happened: 0.2 KB of the script that every page fetches. */
const explanations = [
  ' Ensure the shared config for "${pkgName}" is declared in the federation plugin options and the host has been initialized before loading shares.',
  ': cannot use both "eager: true" and "treeShaking.mode" simultaneously. Choose one strategy.',
  ', "Please note that overriding it may cause unexpected errors."',
  ' - the script URL is unreachable or the server returned an error (network failure, 404, CORS, etc.)',
  ' - the URL is unreachable or the server returned an error.',
];

module.exports = function federationSentencesLoader(source) {
  return explanations.reduce((text, explanation) => text.replace(explanation, ''), source);
};
module.exports.explanations = explanations;
