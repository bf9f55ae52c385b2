/**
 * Makes a schema or a table. Written as `/* @__PURE__ *\/ pure(() => …)`, so that a browser is sent only what it uses of a file:
 * bundlers do not trust nested calls of valibot, and a call that is marked as pure they leave out with everything in it.
 */
export const pure = <const T>(make: () => T): T => make();
