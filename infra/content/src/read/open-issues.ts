import { OpenIssueSchema, type OpenIssue } from '@webdocs/contracts/page/page';
import * as v from 'valibot';
import type { ReportProblem } from '../report/problem.ts';
import type { ContentTree } from './content-tree.ts';
import { readJsonFile } from './json-file.ts';

const leadsToSite = (address: string) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
const isMoment = (text: string) => !Number.isNaN(Date.parse(text));

/** `issues.json` of a root: what readers may work on, exported from where issues are kept. */
const IssuesFileSchema = v.object({
  items: v.array(
    v.object({
      ...OpenIssueSchema.entries,
      url: v.pipe(v.string(), v.check(leadsToSite, 'is no http or https address')),
      updated_at: v.pipe(v.string(), v.check(isMoment, 'is no date')),
    }),
  ),
});

/** Of the first root that has a list, the latest first. */
export function readOpenIssues(trees: readonly ContentTree[], report: ReportProblem): readonly OpenIssue[] {
  for (const { issues } of trees) {
    const file = readJsonFile(issues, IssuesFileSchema, report);
    if (file) return file.items.toSorted((a, b) => Date.parse(b.updated_at) - Date.parse(a.updated_at));
  }
  return [];
}
