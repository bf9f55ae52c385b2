/** Why a budget is missed, as it was measured. The key is the figure. */
export const causes: Readonly<Record<string, string>> = {
  'shell: main script':
    'By the source map, each compressed by itself, in thousands of bytes: React with react-dom and its scheduler 59.3, ' +
    'the federation runtime 16.4, single-spa with its React adapter 7.7, Fluent 3.5, the runtime of webpack 2.5, valibot 2.0, ' +
    'Redux with its toolkit 2.0; everything of our own about 15. Other settings of the minifier save 0.2 at most.',
};
