import type { Document } from '@webdocs/contracts/page/page';

/** Longer addresses are cut off somewhere on their way. */
const longestTitle = 200;

/**
 * The form for a new issue about a page, filled in as far as the page knows itself. It is read by those who look after
 * the English repository, so its words are English whatever the page's language.
 */
export function issueAddress(repository: string, { mdn_url: path, title, source, modified }: Document, siteOrigin: string): string {
  const details = [
    ['Folder', source && `\`${source.folder}\``],
    ['Page', siteOrigin + path],
    ['Source', source?.github_url],
    ['Last commit', source?.last_commit_url],
    ['Last modified', modified],
  ].flatMap(([name, value]) => (value === undefined ? [] : [`* ${name}: ${value}`]));
  const body = `### What is wrong on the page, or missing from it?


### What did you expect to find?


### Is there anything else that we should know?


<details>
<summary>Details of the page</summary>

${details.join('\n')}

</details>
`;
  return `${repository}/issues/new?${new URLSearchParams({ title: `Problem on the page “${title.slice(0, longestTitle)}”`, body })}`;
}
