import { deletePlayground, playgroundLimits, sharePlayground } from '@webdocs/contracts/api/playgrounds';
import {
  idInAddress,
  playgroundAddress,
  playgroundCodeKey,
  playgroundPath,
  stateInAddress,
} from '@webdocs/contracts/samples/playground-address';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { Button } from '@webdocs/design/Button';
import { Dialog } from '@webdocs/design/Dialog';
import { call as callApi } from '@webdocs/remote-kit/call';
import { useFact, useLocale, useText } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';
import { CallFailed } from './CallFailed.tsx';
import { CodeForms } from './CodeForms.tsx';
import { isCopied } from './is-copied.ts';
import { LinkField } from './LinkField.tsx';
import { SignInLink } from './SignInLink.tsx';
import { useCall } from './use-call.ts';
import styles from './sharing.module.css';

interface ShareDialogProps {
  readonly code: SampleCode;
  readonly id: string | undefined;
  readonly onClose: () => void;
}

/** A megabyte takes 17 s at half a megabit per second. */
const patienceMs = 60_000;

/** The ways in which code leaves this page: a short link, a link that carries it, and text. */
export function ShareDialog({ code, id: opened, onClose }: ShareDialogProps) {
  const text = useText();
  const locale = useLocale();
  const { isAuthenticated } = useFact('session');
  const work = useCall();
  const carrying = useCarryingLink(locale, code);
  const [own, setOwn] = useState<string>();
  const [said, say] = useState('');
  const id = own ?? opened;
  const short = id && `${window.location.origin}${playgroundPath(locale)}?id=${id}`;
  const isEmpty = !(code.html || code.css || code.js || code.wat);

  function create() {
    const { html = '', css = '', js = '', ...rest } = code;
    const body = { html, css, js, ...rest };
    if (new Blob([JSON.stringify(body)]).size > playgroundLimits.bytes) return work.refuse('too-large');
    work.run(async () => setOwn((await callApi(sharePlayground, { body, timeoutMs: patienceMs })).id));
  }
  const remove = (mine: string) =>
    work.run(async () => {
      await callApi(deletePlayground, { params: { id: mine } });
      setOwn(undefined);
      say(text('docs-share-deleted'));
    });
  const copy = async (what: string) => say(text((await isCopied(what)) ? 'docs-share-copied' : 'docs-share-not-copied'));

  return (
    <Dialog open onClose={onClose} title={text('docs-share-title')} closeLabel={text('docs-share-close')} className={styles.dialog}>
      {isEmpty ? (
        <p className={styles.text}>{text('docs-share-empty')}</p>
      ) : (
        <>
          <section className={styles.way}>
            <h3>{text('docs-share-short')}</h3>
            <p className={styles.text}>{text(isAuthenticated || short ? 'docs-share-short-text' : 'docs-share-visitor')}</p>
            {short ? (
              <LinkField label={text('docs-share-short')} value={short} isWhole onCopy={copy} />
            ) : (
              <div className={styles.row}>
                {isAuthenticated ? (
                  <Button kind="primary" aria-disabled={work.isPending || undefined} onClick={create}>
                    {text(work.isPending ? 'docs-share-creating' : 'docs-share-create')}
                  </Button>
                ) : (
                  <SignInLink onClick={() => keepForReturn(code)} />
                )}
              </div>
            )}
            <CallFailed call={work} />
          </section>
          <section className={styles.way}>
            <h3>{text('docs-share-long')}</h3>
            <p className={styles.text}>{text(carrying === null ? 'docs-share-too-long' : 'docs-share-long-text')}</p>
            {carrying !== null && <LinkField label={text('docs-share-long')} value={carrying ?? ''} onCopy={copy} />}
          </section>
          <CodeForms code={code} id={id} link={short} carrying={carrying ?? undefined} onSay={say} />
          <div className={styles.foot}>
            <p className={styles.said} role="status">
              {said}
            </p>
            {own && (
              <Button
                size="small"
                kind="quiet"
                className={styles.remove}
                aria-disabled={work.isPending || undefined}
                onClick={() => remove(own)}
              >
                {text('docs-share-delete')}
              </Button>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}

/** Undefined until it is known, null where the code is too long for one. */
function useCarryingLink(locale: string, code: SampleCode): string | null | undefined {
  const [link, setLink] = useState<string | null>();
  useEffect(() => {
    let isWanted = true;
    playgroundAddress(locale, code).then(
      (address) => isWanted && setLink(address ? window.location.origin + address : null),
      () => isWanted && setLink(null),
    );
    return () => void (isWanted = false);
  }, [locale, code]);
  return link;
}

/** Signing in leads away: the tab shows this code when its reader is back. Where it keeps nothing the link is followed all the same. */
function keepForReturn(code: SampleCode): void {
  const { sessionStorage, location } = window;
  try {
    // Code of a link waits for its reader there too. What was written here is kept already, with all that is known of it.
    if (stateInAddress(location) || idInAddress(location.search))
      sessionStorage.setItem(playgroundCodeKey, JSON.stringify({ ...code, waits: true }));
    else if (sessionStorage.getItem(playgroundCodeKey) === null) sessionStorage.setItem(playgroundCodeKey, JSON.stringify(code));
  } catch {
    // What was written is already said to be unsafe here: the page warned when it could not keep it.
  }
}
