import type { SampleCode } from '@webdocs/contracts/samples/sample-code';

/** A file beside a document; undefined where there is none, or it cannot be had now. */
export type ReadMedia = (address: URL) => Promise<Blob | undefined>;

/** What is between quotation marks, in brackets of a style or after an equals sign, and ends as a file of media does. */
const relativeFile =
  /(?<=["'`(=]|,\s?)(?!data:|[a-z][a-z\d+.-]*:|\/\/|#)[\w./%@-]+\.(?:avif|gif|jpe?g|mp[34]|og[gv]|png|svg|wav|webm|webp)(?=["'`)\s>]|\s\d)/gi;
/** A sample with more than that is shown without the rest. */
const mostBytes = 4_000_000;

/**
 * The code with the files beside its document inside it: its host has none of them there, and the worker of the site answers pages of the
 * site alone.
 */
export async function withPicturesInside(code: SampleCode, read: ReadMedia): Promise<SampleCode> {
  const { srcPrefix, html, css, js } = code;
  if (srcPrefix === undefined) return code;
  const base = new URL(`${srcPrefix.replace(/\/$/, '')}/`, window.location.origin);
  const names = new Set([html, css, js].flatMap((text) => text?.match(relativeFile) ?? []));
  const inside = new Map<string, string>();
  let left = mostBytes;
  for (const name of names) {
    const picture = await read(new URL(name, base));
    if (!picture || picture.size > left) continue;
    left -= picture.size;
    const address = await dataAddress(picture);
    if (address !== undefined) inside.set(name, address);
  }
  const placed = (text: string) => text.replace(relativeFile, (name) => inside.get(name) ?? name);
  return {
    ...code,
    ...(html === undefined ? {} : { html: placed(html) }),
    ...(css === undefined ? {} : { css: placed(css) }),
    ...(js === undefined ? {} : { js: placed(js) }),
  };
}

/** Undefined where it cannot be read: the browser may have taken it away. */
function dataAddress(blob: Blob): Promise<string | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => resolve(undefined));
    reader.readAsDataURL(blob);
  });
}
