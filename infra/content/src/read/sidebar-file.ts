import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { causeOf } from '@webdocs/contracts/failures/failure';
import { isNode, LineCounter, parseDocument } from 'yaml';
import * as v from 'valibot';
import { filesBelow } from './content-tree.ts';
import { lineOfDeepNesting } from '@webdocs/reference/yaml-nesting';
import type { ReportProblem } from '../report/problem.ts';

/** YAML takes `title: 404` for a number. */
const Text = v.union([
  v.string(),
  v.pipe(
    v.number(),
    v.transform((value) => String(value)),
  ),
]);

const Tags = v.union([
  v.pipe(
    v.string(),
    v.transform((tag) => [tag]),
  ),
  v.array(v.string()),
]);

export interface SidebarItem {
  readonly type?: 'section' | 'listSubPages' | 'listSubPagesGrouped' | 'webExtApi' | undefined;
  readonly link?: string | undefined;
  readonly hash?: string | undefined;
  readonly title?: string | undefined;
  readonly code?: boolean | undefined;
  readonly path?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly depth?: number | undefined;
  readonly nested?: boolean | undefined;
  readonly includeParent?: boolean | undefined;
  readonly details?: 'open' | 'closed' | undefined;
  readonly children?: readonly SidebarEntry[] | undefined;
}
export type SidebarEntry = string | SidebarItem;

const SidebarEntrySchema: v.GenericSchema<unknown, SidebarEntry> = v.union([
  v.string(),
  v.object({
    type: v.optional(v.picklist(['section', 'listSubPages', 'listSubPagesGrouped', 'webExtApi'])),
    link: v.optional(v.string()),
    hash: v.optional(Text),
    title: v.optional(Text),
    code: v.optional(v.boolean()),
    path: v.optional(v.string()),
    tags: v.optional(Tags),
    depth: v.optional(v.number()),
    nested: v.optional(v.boolean()),
    includeParent: v.optional(v.boolean()),
    details: v.optional(v.picklist(['open', 'closed'])),
    children: v.optional(v.array(v.lazy(() => SidebarEntrySchema))),
  }),
]);

const SidebarFileSchema = v.object({
  sidebar: v.array(SidebarEntrySchema),
  l10n: v.optional(v.record(v.string(), v.record(v.string(), Text)), {}),
});
export type SidebarFile = v.InferOutput<typeof SidebarFileSchema>;

/** Every sidebar file of the given folders, by its name in lower case. */
export function readSidebars(folders: readonly string[], report: ReportProblem): ReadonlyMap<string, SidebarFile> {
  const sidebars = new Map<string, SidebarFile>();
  for (const folder of folders) {
    for (const file of filesBelow(folder, (name) => name.endsWith('.yaml'))) {
      const name = basename(file, '.yaml').toLowerCase();
      const sidebar = sidebars.has(name) ? undefined : readSidebarFile(file, report);
      if (sidebar) sidebars.set(name, sidebar);
    }
  }
  return sidebars;
}

function readSidebarFile(file: string, report: ReportProblem): SidebarFile | undefined {
  const lines = new LineCounter();
  const lineAt = (position: number | undefined) => (position === undefined ? 1 : lines.linePos(position).line);
  try {
    const text = readFileSync(file, 'utf8');
    const deep = lineOfDeepNesting(text);
    if (deep !== undefined) return void report(file, deep, 'the sidebar is nested too deeply');
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    const [error] = document.errors;
    if (error) {
      report(file, lineAt(error.pos[0]), error.message);
      return undefined;
    }
    const read = v.safeParse(SidebarFileSchema, document.toJS({ maxAliasCount: 20 }));
    if (read.success) return read.output;
    const [issue] = read.issues;
    const keys = issue.path?.map(({ key }) => key) ?? [];
    const node = document.getIn(keys, true);
    report(file, lineAt(isNode(node) ? node.range?.[0] : undefined), `${keys.join('.')}: ${issue.message}`);
  } catch (thrown) {
    report(file, 1, causeOf(thrown));
  }
  return undefined;
}
