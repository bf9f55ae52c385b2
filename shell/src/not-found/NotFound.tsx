import { BrokenPage } from '@webdocs/page-states/BrokenPage';
import type { PartProps } from '@webdocs/remote-kit';
import { MissingPage } from './MissingPage.tsx';
import { OfflinePlace } from './OfflinePlace.tsx';

/** An address without a page, or a page that could not be had, or is not kept on this device. */
export function NotFound({ page, address }: PartProps) {
  if (page.renderer === 'Broken') return <BrokenPage page={page} />;
  if (page.renderer === 'Offline') return <OfflinePlace page={page} locale={address.locale} />;
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
