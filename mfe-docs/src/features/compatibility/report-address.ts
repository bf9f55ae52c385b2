/** Where the data are made: what is wrong with them is fixed there. */
const repository = 'https://github.com/mdn/browser-compat-data';

export function sourceAddress(file: string): string {
  return `${repository}/blob/main/${file.split('/').map(encodeURIComponent).join('/')}`;
}

/** A report that is half written: what it is about, where it was seen and, once known, when. */
export function reportAddress({ query, page, at }: { readonly query: string; readonly page: string; readonly at?: Date }): string {
  const facts = [`Query: \`${query}\``, `Page: ${page}`, ...(at ? [`Time of report: ${at.toISOString()}`] : [])];
  const asked = new URLSearchParams({
    template: 'data-problem.yml',
    title: `${query}: `,
    'mdn-url': page,
    metadata: facts.map((fact) => `* ${fact}`).join('\n'),
  });
  return `${repository}/issues/new?${asked.toString()}`;
}
