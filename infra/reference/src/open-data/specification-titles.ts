import * as v from 'valibot';
import { readJson } from './data-packages.ts';

const SpecificationsSchema = v.array(
  v.object({
    url: v.string(),
    title: v.string(),
    shortname: v.optional(v.string()),
    standing: v.optional(v.string()),
    nightly: v.optional(v.object({ url: v.optional(v.string()), alternateUrls: v.optional(v.array(v.string()), []) })),
    series: v.optional(v.object({ shortname: v.optional(v.string()), nightlyUrl: v.optional(v.string()), title: v.optional(v.string()) })),
  }),
);

/** Titles of standards by the addresses under which they are; those named first win. */
export class SpecificationTitles {
  readonly #titles = new Map<string, string>();
  readonly #addresses = new Map<string, string>();

  add(file: string): void {
    const specifications = v.parse(SpecificationsSchema, readJson(file));
    for (const { url, title, nightly, shortname, series } of specifications) {
      for (const name of [shortname, series?.shortname])
        if (name !== undefined && !this.#addresses.has(name)) this.#addresses.set(name, nightly?.url ?? url);
      for (const address of [url, nightly?.url, ...(nightly?.alternateUrls ?? [])]) this.#add(address, title);
    }
    for (const { series, title } of specifications) this.#add(series?.nightlyUrl, series?.title ?? title);
  }

  /** The title of the standard in which an address points somewhere: the one whose own address is the longest. */
  of(address: string): string | undefined {
    let stem = stemOf(address);
    while (stem) {
      const title = this.#titles.get(stem);
      if (title !== undefined) return title;
      const slash = stem.lastIndexOf('/');
      stem = slash === -1 ? '' : stem.slice(0, slash);
    }
    return undefined;
  }

  /** Where the standard of a short name is. */
  addressOf(shortName: string): string | undefined {
    return this.#addresses.get(shortName);
  }

  #add(address: string | undefined, title: string): void {
    if (address === undefined) return;
    const stem = stemOf(address);
    if (!this.#titles.has(stem)) this.#titles.set(stem, title);
  }
}

/** 'https://w3c.example/spec/#part' -> 'w3c.example/spec' */
function stemOf(address: string): string {
  return address
    .replace(/^https?:\/\//, '')
    .replace(/[?#].*$/s, '')
    .replace(/^datatracker\.ietf\.org\/doc\/(?:html\/)?/, 'datatracker.ietf.org/doc/')
    .replace(/\/(?:(?:bikeshed\/)?(?:(?:index|overview)\.html?)?)$/i, '');
}
