import {
  flaggedStates,
  listFlaggedPlaygrounds,
  readFlaggedPlayground,
  type FlaggedPlayground,
  type FlaggedPlaygroundPage,
  type FlaggedPlaygrounds as Found,
  type FlaggedState,
} from '@webdocs/contracts/api/flagged-playgrounds';
import { Button } from '@webdocs/design/Button';
import { call } from '@webdocs/remote-kit/call';
import { definePiece, useText } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { StaffSection } from '../../staff-section/StaffSection.tsx';
import choice from '../../staff-choice/choice.module.css';
import { FlaggedDetails } from './FlaggedDetails.tsx';
import styles from './FlaggedPlaygrounds.module.css';
import words from './words/en-US.ftl';

/** Code that readers flagged on one side, the playground that was chosen on the other. */
function FlaggedPlaygrounds({ Failed }: { readonly Failed: FailedCallComponent }) {
  const text = useText();
  const listing = useRepeatableCall();
  const opening = useRepeatableCall();
  const [state, setState] = useState<FlaggedState>('flagged');
  const [found, setFound] = useState<Found>();
  const [chosen, setChosen] = useState<FlaggedPlaygroundPage>();
  const [said, say] = useState('');

  const list = (wanted: FlaggedState, before: readonly FlaggedPlayground[] = []) =>
    listing.run(async () => {
      const { playgrounds, total } = await call(listFlaggedPlaygrounds, { query: { state: wanted, offset: before.length } });
      setFound({ total, playgrounds: [...before, ...playgrounds] });
    });
  const look = (wanted: FlaggedState) => {
    // Of two lists at once the answer of the first would come under the name of the second.
    if (listing.isPending) return;
    setState(wanted);
    setChosen(undefined);
    say('');
    list(wanted);
  };
  const open = (playground: FlaggedPlayground) =>
    opening.run(async () => setChosen(await call(readFlaggedPlayground, { params: { id: playground.id } })));
  useEffect(() => list('flagged'), []);

  return (
    <StaffSection
      id="playgrounds"
      title={text('plus-flagged-title')}
      choices={flaggedStates.map((one) => (
        <Button key={one} size="small" aria-pressed={one === state} onClick={() => look(one)}>
          {text(`plus-flagged-state-${one}`)}
        </Button>
      ))}
      said={said || (found ? text(found.total > 0 ? 'plus-flagged-count' : `plus-flagged-none-${state}`, { count: found.total }) : '')}
    >
      <Failed call={listing} />
      <div className={styles.columns}>
        <div>
          <ul className={choice.list} role="list">
            {found?.playgrounds.map((playground) => (
              <li key={playground.id}>
                <button
                  type="button"
                  className={choice.item}
                  aria-current={playground.id === chosen?.id || undefined}
                  onClick={() => open(playground)}
                >
                  <span className={choice.name}>{playground.title}</span>
                  <span className={choice.meta}>{playground.owner.email}</span>
                  <span className={choice.meta}>{text('plus-flagged-reports', { count: playground.open_flags })}</span>
                </button>
              </li>
            ))}
          </ul>
          {found && found.playgrounds.length < found.total && (
            <Button size="small" onClick={() => list(state, found.playgrounds)}>
              {text('plus-flagged-more')}
            </Button>
          )}
        </div>
        <div className={styles.chosen}>
          <Failed call={opening} />
          {chosen && (
            <FlaggedDetails
              key={chosen.id}
              playground={chosen}
              onDone={(act) => {
                look(state);
                say(text(`plus-flagged-done-${act}`, { title: chosen.title }));
              }}
              Failed={Failed}
            />
          )}
        </div>
      </div>
    </StaffSection>
  );
}

export const flaggedPlaygrounds = definePiece({ component: FlaggedPlaygrounds, messages: words });
