/**
 * `src/pages/blog/blog.ts?entry`: the entry of a part for browsers in place of the file that holds it, `definition.ts?entry` that of the remote
 * for servers. What they say follows from the definition: entry-modules.ts.
 */
module.exports = function entryLoader() {
  return this.getOptions().text();
};
