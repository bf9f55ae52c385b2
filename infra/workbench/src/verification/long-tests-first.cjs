// Jest's order of files: those that ask for more time than usual begin first. Jest goes by size where it has not seen a file before,
// and the files that wait longest are short: one core would wait for them at the end.
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { default: Sequencer } = createRequire(require.resolve('jest-cli', { paths: [require.resolve('jest')] }))('@jest/test-sequencer');

const statedLimit = /(?:jest\.setTimeout\(|^\s*(?:\},\s*)?)(\d[\d_]*_000)(?:,?$|\))/gm;

/** The longest time that a test file asks for; 0 where the usual is enough. */
function longestLimit(source) {
  return Math.max(0, ...[...source.matchAll(statedLimit)].map(([, limit]) => Number(limit.replaceAll('_', ''))));
}

module.exports = class LongTestsFirst extends Sequencer {
  sort(tests) {
    const limits = new Map(tests.map((test) => [test, longestLimit(readFileSync(test.path, 'utf8'))]));
    return [...super.sort(tests)].sort((left, right) => limits.get(right) - limits.get(left));
  }
};
module.exports.longestLimit = longestLimit;
