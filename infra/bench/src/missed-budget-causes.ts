/** Why a budget is missed, as it was measured. The key is the figure. */
export const causes: Readonly<Record<string, string>> = {
  'document page, slow phone: blocking time, looking':
    'Style and layout of what is in the window come in one piece. 141 ms were measured a few minutes before at the full speed of the ' +
    'processor, 149 to 454 ms, median 238, in four runs on a slower one.',
  'navigation to the editor in its place':
    'Measured on a processor at half of its full speed (0.71 s for 4e8 rounds of an empty loop), where an hour before it took 890 ms at the ' +
    'same code; 629 ms were measured at full speed the day before.',
  'click to heading, warm':
    'On the way from `Array` to its `length`: 15 to 30 ms until the data of the page, asked for when the pointer comes to the link, are ' +
    'handled, 45 to 75 ms for the text (14 to 25 of them to take 7,200 elements away, some 20 to style and lay out the next page), 15 to ' +
    '20 ms to paint it.',
  'click to heading, slow phone':
    'Measured on a processor that ran a third slower than at its full speed (0.49 s for 3e8 rounds of an empty loop, 0.36 at best); 986 ms ' +
    'were measured three hours before, 854 at commit b4b86b9b.',
  'tap to heading, slow phone, 300 ms after the first scrolling':
    'The link was not in view before, so its document was not fetched ahead: a round trip of 562 ms is in it. The processor ran a third ' +
    'slower than at its full speed.',
  'quick search, a key, processor 4 times slower: median':
    'Measured on a machine with other work: the listener of the field took 1.5 ms a key (mean of 58), those of the whole ' +
    'page, which a field without quick search wakes as well, 0.6 ms. 8.29 ms were measured at commit f035af9, where every figure of ' +
    'that hour was a fifth lower.',
  'Array, slow phone: largest paint':
    'The largest paint is the first one. For the document page 1,864 ms were measured at commit 04433ab, before the table of ' +
    'browser support stood in it; styles have grown since. To ask for fonts later on slow connections gained nothing that ' +
    'could be told from noise, and moved the text.',
  'page of Plus: script hydrated, everything':
    '108.3 of 136.8 KB in files are the script of the shell (react-dom alone is 57.5, the runtime of module federation some 20), 11.9 the ' +
    'page with its prices, 8.0 the field of search, 4.9 ads, 3.7 what names the parts of Plus. Of the 5.8 that ask for prices 2.9 are ' +
    'valibot and 2.2 failures and the client of calls, which the shell has as well.',
  'ads and telemetry: main thread, slow phone':
    'Measured in single profiles: 135 to 270 ms are telemetry, of which starting Glean takes 65 to 120 and the first ping 50 to 85, nearly all of ' +
    'it functions that run for the first time on a processor of a quarter of the speed; ads take some 60. With the store that comes with Glean ' +
    '287 ms were measured in the place of 194.',
  'reporting: right page among the first three sources':
    '62 of 69; one more would meet it. The questions of this half are not looked at. Those of the other half that miss, 7 of 78, ask in words that the right page does not use, such as reading a file that the user chose: a search by meaning would be needed, which comes with WEBDOCS_AI_EMBEDDING_MODEL alone.',
};
