import type { PartProps } from '@webdocs/remote-kit';
import { BrokenPage } from './BrokenPage.tsx';
import { MissingPage } from './MissingPage.tsx';

/** An address without a page, or a page that could not be had. */
export function NotFound({ page, address }: PartProps) {
  if (page.renderer === 'Broken') return <BrokenPage page={page} />;
  const known = page.renderer === 'NotFound' ? page : undefined;
  return (
    <MissingPage
      path={known?.url ?? address.pathname}
      locale={address.locale}
      alternatives={known?.alternatives ?? []}
      suggestions={known?.suggestions ?? []}
      isUnknownId={known?.isUnknownId}
    />
  );
}
