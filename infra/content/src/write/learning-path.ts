import type { Document } from '@webdocs/contracts/page/page';
import { isChapter } from '../sidebars/sidebar-links.ts';
import { urlOf, type DocumentRecord } from '../read/document-index.ts';
import type { PageContext } from './page-context.ts';

const chapterMark = ' data-chapter>';
const chapterLink = new RegExp(`<a [^>]*?href="/[^/"]+/docs/([^"]+)"[^>]*${chapterMark}`, 'g');

/**
 * What a page is in a learning path: a path is what the sidebar lists of chapters. The page above all of them shows how far its reader
 * has come, and lists them; pages of parts and chapters know what they are.
 */
export function learningOf(
  { slug, pageType, locale }: DocumentRecord,
  sidebarHtml: string | undefined,
  { corpus }: Pick<PageContext, 'corpus'>,
): Document['learning'] {
  if (isChapter(pageType)) return { kind: 'chapter' };
  // Each page that is made comes here, and hardly any sidebar has a chapter.
  if (!sidebarHtml?.includes(chapterMark)) return undefined;
  const slugs = [...sidebarHtml.matchAll(chapterLink)].map(([, chapter = '']) => chapter);
  const below = [...new Set(slugs)].filter((chapter) => chapter.startsWith(`${slug}/`));
  if (below.length === 0) return undefined;
  if (slug.includes('/')) return { kind: 'part' };
  // In English where it is not translated, as the sidebar has it.
  const chapters = below.flatMap((chapter) => corpus.documents.findOrEnglish(locale, chapter) ?? []).map(linkTo);
  return { kind: 'overview', chapters };
}

function linkTo(chapter: DocumentRecord) {
  return { uri: urlOf(chapter), title: chapter.shortTitle.replaceAll('`', '') };
}
