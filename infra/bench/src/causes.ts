const exampleAtTheTop =
  'The page begins with an example that can be tried, and its code comes with the first window: 7.5 KB. Where samples stand near ' +
  'it, theirs comes too: 4.0 KB. A document with neither needs 158 KB, of which the shell is 109.';

/** Why a budget is missed, as it was measured. The key is the figure. */
export const causes: Readonly<Record<string, string>> = {
  'shell: main script':
    'By the source map, each compressed by itself, in thousands of bytes: React with react-dom and its scheduler 59.3, ' +
    'the federation runtime 16.4, single-spa with its React adapter 7.7, Fluent 3.5, the runtime of webpack 2.5, valibot 2.0, ' +
    'Redux with its toolkit 2.0; everything of our own about 15. Other settings of the minifier save 0.2 at most.',
  'click to heading, slow phone':
    'One round trip of the emulated network is 563 ms of it, and the data of the page are 2.3 KB. The rest is ' +
    'script, style and layout at a quarter of the speed: 834 ms in all were measured (commit 2b0f16f) before the ' +
    'page that is left had the generated sidebar of its reference, 1,039 and 1,051 ms since. Which part of that ' +
    'work grew was not taken apart.',
  'whole build':
    'The same benchmark alone made 340 pages/s on this machine; after the others, in the full run, 269. It writes ' +
    '690 MB of page data with both cores at work, so whatever else the disk does counts.',
  'Array, slow phone: largest paint':
    'The largest paint is the first one. For the document page 1,864 ms were measured at commit 04433ab, before the table of ' +
    'browser support stood in it; styles have grown from 17.9 to 23.0 KB since. Which of both counts was not taken apart.',
  'color: script hydrated, everything': exampleAtTheTop,
  'input: script hydrated, everything': exampleAtTheTop,
  'input, slow phone: blocking time':
    'The document has 503 KB of HTML, 245 KB of it the table of browser support (3,400 of 8,400 elements). In a trace, with ' +
    'other work on the machine, the browser parses what follows the first paint in tasks of up to half a second at a quarter ' +
    'of the speed; scripts are less.',
  'flex: script hydrated, everything': exampleAtTheTop,
};
