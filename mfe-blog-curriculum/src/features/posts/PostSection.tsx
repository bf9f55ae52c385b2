import type { Section } from '@webdocs/contracts/page/page';
import { Note } from '@webdocs/design/Note';
import { Html, useText } from '@webdocs/remote-kit';

interface Heading {
  readonly id: string | null;
  readonly title: string | null;
  readonly isH3: boolean;
}

/** A section of a post: prose, and a word instead of a gap where the content build sent anything else. */
export function PostSection({ section }: { readonly section: Section }) {
  const text = useText();
  if (section.type !== 'prose') {
    return (
      <Note kind="danger" title={text('page-broken')}>
        {text('blog-unknown-section', { type: section.type })}
      </Note>
    );
  }
  const { content, ...heading } = section.value as Heading & { content?: string };
  return (
    <>
      <SectionHeading {...heading} />
      <Html html={content} />
    </>
  );
}

/** The whole heading is the link to its section. */
function SectionHeading({ id, title, isH3 }: Heading) {
  if (!title) return null;
  const Level = isH3 ? 'h3' : 'h2';
  const words = <Html as="span" html={title} />;
  return <Level id={id ?? undefined}>{id ? <a href={`#${id}`}>{words}</a> : words}</Level>;
}
