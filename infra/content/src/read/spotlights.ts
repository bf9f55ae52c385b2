import { basename, dirname } from 'node:path';
import * as v from 'valibot';
import type { ReportProblem } from '../report/problem.ts';
import { fileBeside, mediaTypeOf } from './attachments.ts';
import { readCheckedMatter } from './checked-matter.ts';
import { filesBelow } from './content-tree.ts';
import { documentFileName } from './documents.ts';
import { isSlug } from './slug-folder.ts';

const isOneSegment = (value: string) => isSlug(value) && !/[/?#%]/.test(value);

const isWebAddress = (value: string) => URL.canParse(value) && new URL(value).protocol === 'https:';

const SpotlightFrontMatter = v.object({
  contributor_name: v.pipe(v.string(), v.trim(), v.minLength(1)),
  folder_name: v.optional(v.pipe(v.string(), v.check(isOneSegment, 'is no name of a folder'))),
  is_featured: v.optional(v.boolean(), false),
  img_alt: v.optional(v.string()),
  profile_img: v.optional(v.string()),
  usernames: v.optional(v.object({ github: v.optional(v.union([v.string(), v.pipe(v.number(), v.transform(String))])) }), {}),
  quote: v.optional(v.string()),
  quote_source: v.optional(v.pipe(v.string(), v.check(isWebAddress, 'is no https address'))),
});

/** A contributor as they introduce themselves. */
export interface SpotlightSource {
  readonly slug: string;
  readonly contributorName: string;
  readonly isFeatured: boolean;
  /** Name of the portrait beside the text. */
  readonly picture: string | undefined;
  readonly pictureAlt: string | undefined;
  readonly github: string | undefined;
  readonly quote: string | undefined;
  /** Where it was published. */
  readonly quoteSource: string | undefined;
  readonly file: string;
  readonly folder: string;
  readonly tree: string;
  readonly body: string;
}

export function readSpotlights(folders: readonly string[], report: ReportProblem): SpotlightSource[] {
  const bySlug = new Map<string, SpotlightSource>();
  for (const tree of folders) {
    for (const file of filesBelow(tree, (name) => name === documentFileName)) {
      const spotlight = readSpotlight(file, tree, report);
      if (!spotlight) continue;
      const holder = bySlug.get(spotlight.slug.toLowerCase());
      if (holder) report(file, 1, `the folder name ${spotlight.slug} belongs to ${holder.file} already`);
      else bySlug.set(spotlight.slug.toLowerCase(), spotlight);
    }
  }
  return [...bySlug.values()];
}

/** A profile needs a name and an address; whatever else makes no sense, the rest of it is shown. */
const dispensable = ['is_featured', 'img_alt', 'profile_img', 'usernames', 'quote', 'quote_source'];

function readSpotlight(file: string, tree: string, report: ReportProblem): SpotlightSource | undefined {
  const read = readCheckedMatter(file, SpotlightFrontMatter, report, dispensable);
  return read && spotlightOf(read.data, file, tree, read.body);
}

function spotlightOf(matter: v.InferOutput<typeof SpotlightFrontMatter>, file: string, tree: string, body: string): SpotlightSource {
  const folder = dirname(file);
  return {
    slug: matter.folder_name ?? basename(folder),
    contributorName: matter.contributor_name,
    isFeatured: matter.is_featured,
    picture: pictureIn(folder, matter.profile_img),
    pictureAlt: matter.img_alt,
    github: matter.usernames.github,
    quote: matter.quote,
    quoteSource: matter.quote_source,
    file,
    folder,
    tree,
    body,
  };
}

const pictureNames = ['profile-image.jpg', 'profile-image.jpeg', 'profile-image.png', 'profile-image.webp', 'profile-image.svg'];

/** The portrait that is named, or else the file that is beside the text under the agreed name. */
function pictureIn(folder: string, named: string | undefined): string | undefined {
  return [...(named === undefined ? [] : [named]), ...pictureNames].find((name) => mediaTypeOf(name) && fileBeside(folder, name));
}
