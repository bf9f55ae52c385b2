import type { Section } from '@webdocs/contracts/page/page';
import { Html } from '@webdocs/remote-kit';
import { ArticleSection } from '../features/article/ArticleSection.tsx';
import { UnknownSection } from '../features/article/UnknownSection.tsx';
import { CompatibilityTable } from '../features/compatibility/CompatibilityTable.tsx';
import { withWaitingFrames } from '../features/live-samples/frame-placeholder.ts';
import { SpecificationTable } from '../features/specifications/SpecificationTable.tsx';

type SectionOf<T extends string> = Extract<Section, { type: T }>;
const isSection = <T extends 'prose' | 'browser_compatibility' | 'specifications'>(section: Section, type: T): section is SectionOf<T> =>
  section.type === type;

/** Each kind of section in its own form. */
export function DocumentSection({ section }: { readonly section: Section }) {
  if (isSection(section, 'prose')) {
    return (
      <ArticleSection {...section.value}>
        <Html html={withWaitingFrames(section.value.content)} />
      </ArticleSection>
    );
  }
  if (isSection(section, 'specifications')) {
    return (
      <ArticleSection {...section.value}>
        <SpecificationTable specifications={section.value.specifications} />
        <Html html={withWaitingFrames(section.value.content)} />
      </ArticleSection>
    );
  }
  if (isSection(section, 'browser_compatibility')) {
    return (
      <ArticleSection {...section.value}>
        <CompatibilityTable key={section.value.query} query={section.value.query} />
        <Html html={withWaitingFrames(section.value.content)} />
      </ArticleSection>
    );
  }
  return <UnknownSection type={section.type} />;
}
