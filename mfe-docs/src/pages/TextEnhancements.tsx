import type { Document } from '@webdocs/contracts/page/page';
import { useCodeBlocks } from '@webdocs/reading/use-code-blocks';
import { useLocale, useText } from '@webdocs/remote-kit';
import type { RefObject } from 'react';
import { useLowerCaseHash } from '../features/heading-hash/use-lower-case-hash.ts';
import { useLearning } from '../features/learning/use-learning.ts';
import { useLinkPreviews } from '../features/link-preview/use-link-previews.ts';
import { useCodeQueue } from '../features/play-queue/use-code-queue.ts';
import { useScrollDepth } from '../features/scroll-depth/use-scroll-depth.ts';
import { useViewedArticle } from '../features/viewed-articles/use-viewed-article.ts';
import { useExamples } from './use-examples.ts';

export interface TextEnhancementsProps {
  /** The element that shows the document. */
  readonly container: RefObject<HTMLElement | null>;
  readonly doc: Document;
  /** Its text as it is now. */
  readonly edition: string;
  readonly hasLinkPreviews: boolean;
}

/** What a text has once it lives, and is read without. */
export function TextEnhancements({ container, doc, edition, hasLinkPreviews }: TextEnhancementsProps) {
  const { mdn_url: url } = doc;
  useViewedArticle(doc);
  useScrollDepth(url);
  useLowerCaseHash(url);
  useCodeBlocks(container, { text: useText(), locale: useLocale(), page: url, edition, queue: useCodeQueue(container) });
  useExamples(container, url, edition);
  useLearning(container, doc, edition);
  useLinkPreviews(container, url, hasLinkPreviews);
  return null;
}
