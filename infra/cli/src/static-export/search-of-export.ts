import { safePath } from '@webdocs/content/safe-path';
import { packSearchTitles, unpackSearchTitles } from '@webdocs/title-search/search-titles';
import type { WriteAddress } from './exported-address.ts';

/** In place of a query, when the site is asked for the page of a search that finds nothing. */
export const queryMark = 'zqxexportedqueryzqx';

/**
 * The search page of a language: the site's own for no query yet, and beside it, as a template, what it says of one that finds nothing.
 * A script fills in the query, and puts the list of titles that it finds in place of that.
 */
export function searchPageOf(empty: string, nothing: string): string {
  const answer = mainOf(nothing).replace(
    /<div role="status">(?=(?:(?!<div role="status">)[\s\S])*$)/,
    '<div role="status" data-export-nothing>',
  );
  return empty.replace('</body>', `<template id="export-results" data-mark="${queryMark}">${answer}</template></body>`);
}

/** What is in the main part, without the element around it that names the part. */
function mainOf(html: string): string {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  return main.replace(/^<div\b[^>]*>/, '').replace(/<\/div>$/, '');
}

/** The list of titles in which the search page looks: their addresses are those of the export. */
export function placedIndex(json: string, write: WriteAddress): string {
  const rows = JSON.parse(json) as ReadonlyArray<{ readonly url: string }>;
  return JSON.stringify(rows.map((row) => ({ ...row, url: write(row.url) })));
}

/** The same titles as quick search has them. */
export function placedTitles(text: string): string {
  const rows = unpackSearchTitles(text);
  return rows ? packSearchTitles(rows.map((row) => ({ ...row, slug: safePath(row.slug) }))) : text;
}
