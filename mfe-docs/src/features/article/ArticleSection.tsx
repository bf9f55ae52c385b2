import { Html } from '@webdocs/remote-kit';
import type { ReactNode } from 'react';

interface ArticleSectionProps {
  readonly id: string | null;
  readonly title: string | null;
  readonly isH3: boolean;
  readonly children: ReactNode;
}

/** A section of an article; its whole heading is the link to it. */
export function ArticleSection({ id, title, isH3, children }: ArticleSectionProps) {
  if (!title) return children;
  const Heading = isH3 ? 'h3' : 'h2';
  return (
    <>
      <Heading id={id ?? undefined}>
        {id ? (
          <a href={`#${id}`}>
            <Html as="span" html={title} />
          </a>
        ) : (
          <Html as="span" html={title} />
        )}
      </Heading>
      {children}
    </>
  );
}
