import { minify, type JsMinifyOptions } from '@swc/core';
import { activeLocales } from '@webdocs/contracts/reader/locale';
import TerserPlugin from 'terser-webpack-plugin';

/** swc works on threads of its own, and leaves fewer bytes than Terser. */
const settings = {
  ecma: 2020,
  format: { comments: false },
  compress: {
    // Two leave 0.1 % more, and six no less.
    passes: 3,
    // A `!` in place of brackets around a function that is called at once compresses worse.
    negate_iife: false,
  },
} as const satisfies JsMinifyOptions;

/** A file of words in one language. */
const words = new RegExp(`-(?:${activeLocales.join('|')})\\.js$`);

/**
 * What makes the chunks of browsers small, in production builds. Words are texts, each line of which swc would begin with a new line of
 * the file and write é as \xe9 in it, which takes more bytes; esbuild keeps the letters.
 */
export function scriptMinimizers(): TerserPlugin[] {
  const common = { parallel: false, extractComments: false } as const;
  return [
    new TerserPlugin({ ...common, exclude: words, minify: TerserPlugin.swcMinify, terserOptions: settings }),
    new TerserPlugin({
      ...common,
      include: words,
      minify: TerserPlugin.esbuildMinify,
      terserOptions: { target: 'es2022', charset: 'utf8', legalComments: 'none' },
    }),
  ];
}

/** The same for a script that is a file of its own. */
export async function minified(script: string): Promise<string> {
  const { code } = await minify(script, { ...settings, mangle: true, module: false });
  return code;
}
