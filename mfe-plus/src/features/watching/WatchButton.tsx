import type { WatchKind } from '@webdocs/contracts/api/watching';
import type { Address } from '@webdocs/contracts/reader/address';
import { Button } from '@webdocs/design/Button';
import { classNames } from '@webdocs/design/class-names';
import type { Drawing } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { usePublish, useText } from '@webdocs/remote-kit';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { signUpAddress } from '../../calls/sign-in-address.ts';
import { askAndWatch, failureOf, startWatching, stopWatching, useWatching, watchOf } from '../../data/watch-store.ts';
import { noteWish, takeWish } from './watch-wish.ts';
import styles from './WatchButton.module.css';

const eye: Drawing = {
  line: 'M1.8 10S4.8 4.5 10 4.5 18.2 10 18.2 10 15.2 15.5 10 15.5 1.8 10 1.8 10ZM10 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
};

/** Where the buttons are, for the way back of who signs in. */
export const WatchPlace = createContext<Pick<Address, 'pathname' | 'search'>>({ pathname: '/', search: '' });

interface WatchButtonProps {
  readonly kind: WatchKind;
  readonly subject: string;
  readonly name: string;
  /** On a phone the eye alone. */
  readonly isInRow?: boolean;
}

/** Who reads is marked on the root: the page holds a way to an account, and the toggle, and shows one of them. */
export function WatchButton({ kind, subject, name, isInRow = false }: WatchButtonProps) {
  const text = useText();
  const publish = usePublish();
  const place = useContext(WatchPlace);
  const watching = useWatching();
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);
  const watch = watchOf(watching, kind, subject);
  const isKnown = watching.list !== undefined;
  const isReady = isKnown || watching.hasFailed;

  async function run(work: () => Promise<void>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    await work().catch(async (thrown: unknown) =>
      publish('toast/requested', { ...toast, mainText: text(`plus-watch-${await failureOf(thrown)}`) }),
    );
    isBusy.current = false;
    setPending(false);
  }

  const press = () => (watch ? stopWatching(watch) : isKnown ? startWatching({ kind, subject }) : askAndWatch({ kind, subject }));

  useEffect(() => {
    if (isKnown && takeWish({ kind, subject }) && !watch) void run(() => startWatching({ kind, subject }));
    // Once it is known what the reader watches.
  }, [isKnown]);

  const label = (is: boolean) => (
    <span className={styles.label}>
      <span aria-hidden={is} data-shown={!is || undefined}>
        {text('plus-watch')}
      </span>
      <span aria-hidden={!is} data-shown={is || undefined}>
        {text('plus-watching')}
      </span>
    </span>
  );
  const classes = classNames(styles.button, isInRow && styles.inRow);
  return (
    <>
      <Button
        size="small"
        className={classNames(classes, styles.visitor)}
        icon={<Glyph of={eye} />}
        href={signUpAddress(place)}
        rel="nofollow"
        aria-label={text('plus-watch-name', { name })}
        onClick={() => noteWish({ kind, subject })}
      >
        {label(false)}
      </Button>
      <Button
        size="small"
        className={classNames(classes, styles.member)}
        icon={<Glyph of={eye} />}
        aria-pressed={watch !== undefined}
        aria-disabled={!isReady || isPending || undefined}
        aria-label={text(watch ? 'plus-watching-name' : 'plus-watch-name', { name })}
        onClick={isReady ? () => void run(press) : undefined}
      >
        {label(watch !== undefined)}
      </Button>
    </>
  );
}

const toast = { id: 'watch', tone: 'danger', isImportant: true, shortText: null, buttonText: null } as const;
