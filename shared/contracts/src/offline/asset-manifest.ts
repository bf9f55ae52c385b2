import * as v from 'valibot';
import { sitePath } from '../reader/site-path.ts';
import { LocaleSchema } from '../reader/locale-schema.ts';
import { pure } from '../pure.ts';

export const assetManifestAddress = '/asset-manifest.json';

/** `/asset-manifest.json`: all files by which the pages of one composition are shown. */
export const AssetManifestSchema = /* @__PURE__ */ pure(() =>
  v.object({
    composition: v.pipe(v.string(), v.regex(/^[a-f0-9]{16}$/)),
    files: v.array(
      v.object({
        /** Most are below `/remotes/`, where nothing ever changes. */
        src: v.pipe(v.string(), v.regex(sitePath)),
        /** Only readers of this language need it. */
        locale: v.optional(LocaleSchema),
      }),
    ),
  }),
);
export type AssetManifest = v.InferOutput<typeof AssetManifestSchema>;

/** The document of a language into which the worker puts pages; it is among the files. */
export const frameAddress = (locale: string): string => `/${locale}/_offline`;
