import type { PublicConfiguration } from '@webdocs/contracts/configuration';

/** Puts the configured names into a title or a description, where a text has `{{sitename}}` and its like. */
export function siteNamesIn({ siteName, siteTitle, products }: PublicConfiguration): (text: string) => string {
  const names: Readonly<Record<string, string>> = {
    sitename: siteName,
    sitetitle: siteTitle,
    plusname: products.plus,
    curriculumname: products.curriculum,
    observatoryname: products.observatory,
  };
  return (text) => text.replace(/\{\{\s*([a-z]+)\s*\}\}/gi, (whole, name: string) => names[name.toLowerCase()] ?? whole);
}
