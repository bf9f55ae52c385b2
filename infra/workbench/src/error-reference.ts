import { failures, type CatalogueEntry } from '@webdocs/contracts/failures/failure';

/** The text of `infra/docs/errors.md`, out of the catalogue of failures. */
export function errorReference(): string {
  const rows = Object.entries<CatalogueEntry>(failures).map(
    ([code, { says, remedy, status }]) => `| \`${code}\` | ${cell(says)} | ${cell(remedy)} | ${status ?? ''} |`,
  );
  return `# Errors

Generated from \`shared/contracts/src/failures/failure.ts\`. Regenerate it with \`node infra/workbench/bootstrap.cjs docs\`.

Logs, reports of browsers and commands name the same codes. Words in braces are replaced by the values at hand; the last
column is the HTTP status where the failure ends a request.

| Code | Says | What to do | Status |
|---|---|---|---|
${rows.join('\n')}
`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '&lt;');
}
