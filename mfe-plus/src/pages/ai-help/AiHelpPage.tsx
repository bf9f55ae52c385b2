import { headingId } from '@webdocs/contracts/page/document-ids';
import type { Address } from '@webdocs/contracts/reader/address';
import { EmptyState } from '@webdocs/design/EmptyState';
import { BrokenPage } from '@webdocs/page-states/BrokenPage';
import { latePiece, useConfiguration, useFact, useLatePiece, useText, type PartProps } from '@webdocs/remote-kit';
import { useEffect } from 'react';
import { noteViewed } from '../../data/note-viewed.ts';
import { useSignedInReader } from '../../data/use-signed-in-reader.ts';
import { Intro } from '../../features/ai-help-intro/Intro.tsx';
import { VisitorInvitation } from '../../features/ai-help-intro/VisitorInvitation.tsx';
import styles from './AiHelpPage.module.css';

const Desk = latePiece(async () => (await import(/* webpackChunkName: "ai-help-desk" */ './desk.ts')).desk);

/**
 * The page is the same for every user, and says without a script what AI Help is. The root element says whether the user is signed in: CSS then
 * shows the way to an account, or reserves the place of the desk, which is loaded for signed-in users alone.
 */
export function AiHelpPage({ page, address }: PartProps) {
  useEffect(() => noteViewed('plus_ai_help'), []);
  if (page.renderer === 'Broken') return <BrokenPage page={page} />;
  return <ForReader address={address} />;
}

function ForReader({ address }: { readonly address: Address }) {
  const text = useText();
  const { readOnly } = useConfiguration();
  const { status, maintenance } = useFact('session');
  const reader = useSignedInReader();
  const desk = useLatePiece(Desk);
  useEffect(() => {
    if (reader !== undefined) void desk.fetch();
  }, [reader]);
  if (readOnly || maintenance || (status === 'unavailable' && reader === undefined)) {
    return (
      <div className={styles.alone}>
        <h1 id={headingId}>{text('plus-ai-help-title')}</h1>
        <EmptyState title={text('plus-ai-help-unavailable')}>{maintenance ?? text('plus-ai-help-unavailable-text')}</EmptyState>
      </div>
    );
  }
  if (reader !== undefined && desk.isThere) return <Desk key={reader} reader={reader} address={address} />;
  return (
    <div className={styles.columns}>
      <div className={styles.aside} />
      <div className={styles.main}>
        <Intro>
          <div className={styles.visitor}>
            <VisitorInvitation address={address} />
          </div>
        </Intro>
        {desk.hasFailed && <p role="alert">{text('plus-ai-help-unavailable')}</p>}
        <div className={styles.composerPlace} />
      </div>
    </div>
  );
}
