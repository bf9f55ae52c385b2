import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import { urlOf } from '../read/document-index.ts';
import { curriculumUrl } from '../write/curriculum-page.ts';
import { siteNamesIn } from '../write/site-names.ts';
import { postUrl } from '../write/blog-addresses.ts';
import type { FeedSource } from './feed.ts';

const postsTold = 10;

/** `/llms.txt`: what the site holds and how a program reads it, with links to pages as Markdown. */
export function llmsText(source: FeedSource): string {
  const { corpus, configuration, wordsFor, address } = source;
  const names = siteNamesIn(configuration);
  const words = wordsFor(fallbackLocale);
  const sections = [
    `# ${configuration.siteName}`,
    `> ${words('content-home-description', { site: configuration.siteName })}`,
    words('content-llms-markdown', { example: `${address}/${fallbackLocale}/docs/Web/CSS.md` }),
    headed(words('content-llms-documents'), documentLinks(source)),
    headed(
      configuration.products.curriculum,
      corpus.curriculum.map((page) =>
        link(names(page.title), asMarkdown(address + curriculumUrl(page)), page.summary && names(page.summary)),
      ),
    ),
    headed(
      words('content-blog', { site: configuration.siteName }),
      corpus.posts.slice(0, postsTold).map((post) => link(names(post.title), asMarkdown(address + postUrl(post)), names(post.description))),
    ),
    headed(words('content-llms-data'), [
      link(words('content-llms-search-index'), `${address}/${fallbackLocale}/search-index.json`),
      link(words('content-llms-metadata'), `${address}/${fallbackLocale}/metadata.json`),
      link(words('content-llms-sitemap'), `${address}/sitemap.xml`),
    ]),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

/** The pages that head the parts of the documentation: those at the top, and those one level below `Web`. */
function documentLinks({ corpus, address }: FeedSource): string[] {
  const { documents } = corpus;
  const tops = [...documents.inLocale(fallbackLocale)].filter(
    ({ slug }) => /^(?:[^/]+|Web\/[^/]+)$/.test(slug) && documents.childrenOf(fallbackLocale, slug).length > 0,
  );
  return tops
    .sort((a, b) => (a.slug < b.slug ? -1 : 1))
    .map((record) => link(record.title.replaceAll('`', ''), `${address}${encodeURI(urlOf(record))}.md`));
}

function asMarkdown(address: string): string {
  return `${encodeURI(address).replace(/\/$/, '')}.md`;
}

function headed(heading: string, lines: readonly string[]): string {
  return lines.length ? `## ${heading}\n\n${lines.join('\n')}` : '';
}

function link(title: string, address: string, about?: string): string {
  return `- [${title.replace(/[\\[\]]/g, '\\$&')}](${address})${about ? `: ${about.replace(/\s+/g, ' ')}` : ''}`;
}
