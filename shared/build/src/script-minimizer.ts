import TerserPlugin from 'terser-webpack-plugin';

/** What makes the scripts of browsers small, in production builds. */
export function scriptMinimizer(remote: string): TerserPlugin {
  return new TerserPlugin({
    // Without threads of its own: each build would load the minifier anew in them.
    parallel: false,
    extractComments: false,
    terserOptions: {
      ecma: 2020,
      format: { comments: false },
      compress: {
        // The third one is for the main script of the shell, which every page loads. With a single one, a remote that asks for
        // nothing of valibot's code still brings it.
        passes: remote === 'shell' ? 3 : 2,
        // A function that is written into each place where it is called compresses worse: 128 bytes in the shell, and 25 with a `!`
        // in place of brackets around a function that is called at once.
        inline: 1,
        negate_iife: false,
      },
    },
  });
}
