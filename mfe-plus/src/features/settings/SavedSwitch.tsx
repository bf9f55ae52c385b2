import { Switch } from '@webdocs/design/Switch';
import { useFact, usePublish, useText } from '@webdocs/remote-kit';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import styles from './SavedSwitch.module.css';

interface SavedSwitchProps {
  readonly label: string;
  readonly text: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean | undefined;
  readonly save: (checked: boolean) => Promise<unknown>;
  readonly Failed: FailedCallComponent;
}

/**
 * A switch that is saved when it is pressed. It shows what the reader chose while that is saved, and goes back to what
 * it was where it cannot be. What the server keeps is read again afterwards.
 */
export function SavedSwitch({ label, text: description, checked, disabled, save, Failed }: SavedSwitchProps) {
  const text = useText();
  const publish = usePublish();
  const session = useFact('session');
  const call = useRepeatableCall();
  const isSaving = useRef(false);
  const [chosen, setChosen] = useState<boolean>();
  const id = useId();

  // The choice is shown until there is news about the account: what is known from before it was saved would flicker.
  useEffect(() => {
    if (!isSaving.current) setChosen(undefined);
  }, [session]);

  const change = (next: boolean) =>
    call.run(async () => {
      isSaving.current = true;
      setChosen(next);
      try {
        await save(next);
      } catch (thrown) {
        setChosen(undefined);
        throw thrown;
      } finally {
        isSaving.current = false;
      }
      publish('session/stale', { at: Date.now() });
    });

  return (
    <div className={styles.row}>
      <Switch
        label={label}
        checked={chosen ?? checked}
        disabled={disabled}
        aria-describedby={id}
        status={call.isPending ? text('plus-settings-saving') : undefined}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      <p id={id} className={styles.text}>
        {description}
      </p>
      <div className={styles.message}>
        <Failed call={call} />
      </div>
    </div>
  );
}
