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
