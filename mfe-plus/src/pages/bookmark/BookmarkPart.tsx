import { useConfiguration, useFact, useLocale, useReport, type PartProps } from '@webdocs/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { signInAddress } from '../../data/sign-in-address.ts';
import { Bookmark, BookmarkWait } from '../../features/bookmark/Bookmark.tsx';
import type { Saving } from './saving.tsx';

/** Ribbon and menu. Whoever only reads fetches neither the menu nor what it takes to ask where the page is saved. */
export function BookmarkPart({ address }: PartProps) {
  const { readOnly, pseudoLocale } = useConfiguration();
  const locale = useLocale();
  const report = useReport();
  const document = useFact('currentDocument');
  const isOffline = useFact('connectivity') === 'offline';
  const isSignedIn = useFact('session').status === 'signed-in';
  const [saving, setSaving] = useState<Saving>();
  const [SavePanel, setSavePanel] = useState<Awaited<ReturnType<Saving['savePanelIn']>>>();
  const [isFailed, setFailed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isSignedIn && !readOnly) fetchSaving().then(setSaving, () => undefined);
  }, [isSignedIn, readOnly]);

  async function prepare() {
    if (SavePanel) return;
    setFailed(false);
    try {
      const fetched = await fetchSaving();
      const panel = await fetched.savePanelIn(locale, pseudoLocale);
      setSaving(fetched);
      setSavePanel(() => panel);
    } catch (thrown) {
      setFailed(true);
      report('PART_EFFECT_FAILED', thrown);
    }
  }

  if (readOnly) return null;
  const Places = document && isSignedIn && saving?.Places;
  return (
    <>
      {Places && <Places key={document.url} url={document.url} onKnown={setSaved} />}
      <Bookmark
        isSaved={isSaved && Boolean(Places)}
        isDisabled={isOffline || !document}
        signInHref={signInAddress(address)}
        onIntent={() => void prepare()}
        onToggle={(open) => {
          setOpen(open);
          if (open) void prepare();
        }}
      >
        <div ref={place}>
          {document && SavePanel ? (
            <SavePanel key={document.url} document={document} isOpen={isOpen} onClose={() => closePopoverOf(place.current)} />
          ) : (
            <BookmarkWait isFailed={isFailed} />
          )}
        </div>
      </Bookmark>
    </>
  );
}

function fetchSaving(): Promise<Saving> {
  return import(/* webpackChunkName: "saving" */ './saving.tsx');
}

function closePopoverOf(element: HTMLElement | null): void {
  const popover = element?.closest<HTMLElement>('[popover]');
  if (popover?.matches(':popover-open')) popover.hidePopover();
}
