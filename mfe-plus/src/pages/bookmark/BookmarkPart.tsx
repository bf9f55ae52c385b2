import { latePiece, useConfiguration, useFact, useLatePiece, type PartProps } from '@webdocs/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { signInAddress } from '../../calls/sign-in-address.ts';
import { Bookmark, BookmarkWait } from '../../features/bookmark/Bookmark.tsx';
import type { Saving } from './save-menu.tsx';

const SavePanel = latePiece(async () => (await fetchSaving()).savePanel());

/** Ribbon and menu. A visitor fetches neither the menu nor what it takes to ask where the page is saved. */
export function BookmarkPart({ address }: PartProps) {
  const { readOnly } = useConfiguration();
  const document = useFact('currentDocument');
  const isOffline = useFact('connectivity') === 'offline';
  const isSignedIn = useFact('session').status === 'signed-in';
  const [saving, setSaving] = useState<Saving>();
  const panel = useLatePiece(SavePanel);
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isSignedIn && !readOnly) fetchSaving().then(setSaving, () => undefined);
    // What could not be fetched is there once the menu has come.
  }, [isSignedIn, readOnly, panel.isThere]);

  if (readOnly) return null;
  const Places = document && isSignedIn && saving?.Places;
  return (
    <>
      {Places && <Places key={document.url} url={document.url} onKnown={setSaved} />}
      <Bookmark
        isSaved={isSaved && Boolean(Places)}
        isDisabled={isOffline || !document}
        isOffline={isOffline}
        signInHref={signInAddress(address)}
        onIntent={() => void panel.fetch()}
        onToggle={(open) => {
          setOpen(open);
          if (open) void panel.fetch();
        }}
      >
        <div ref={place}>
          {document && panel.isThere ? (
            <SavePanel key={document.url} document={document} isOpen={isOpen} onClose={() => closePopoverOf(place.current)} />
          ) : (
            <BookmarkWait isFailed={panel.hasFailed} />
          )}
        </div>
      </Bookmark>
    </>
  );
}

function fetchSaving(): Promise<Saving> {
  return import(/* webpackChunkName: "saving" */ './save-menu.tsx');
}

function closePopoverOf(element: HTMLElement | null): void {
  const popover = element?.closest<HTMLElement>('[popover]');
  if (popover?.matches(':popover-open')) popover.hidePopover();
}
