import { TeamMemberSchema, type TeamMember } from '@webdocs/contracts/page/page';
import { sitePath } from '@webdocs/contracts/reader/site-path';
import * as v from 'valibot';
import type { ReportProblem } from '../report/problem.ts';
import type { ContentTree } from './content-tree.ts';
import { readJsonFile } from './json-file.ts';

const isOfSite = (address: string) => sitePath.test(address);
const leadsSomewhere = (address: string) => isOfSite(address) || (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol));
const Address = v.optional(v.pipe(v.string(), v.check(leadsSomewhere, 'is no address of this site and no http or https address')));

/** Pages load no pictures of other sites. */
const Picture = v.optional(v.pipe(v.string(), v.check(isOfSite, 'is no address of this site')));

/** `team.json` of a root: who makes the site, in the order in which they are shown. */
const TeamFileSchema = v.object({
  items: v.array(
    v.object({ ...TeamMemberSchema.entries, name: v.pipe(v.string(), v.trim(), v.minLength(1)), url: Address, picture: Picture }),
  ),
});

/** Of the first root that has a list. */
export function readTeam(trees: readonly ContentTree[], report: ReportProblem): readonly TeamMember[] {
  for (const { team } of trees) {
    const file = readJsonFile(team, TeamFileSchema, report);
    if (file) return file.items;
  }
  return [];
}
