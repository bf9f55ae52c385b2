import type { AiHelpDescription } from '@webdocs/contracts/api/ai-help';
import { Switch } from '@webdocs/design/Switch';
import { useText } from '@webdocs/remote-kit';
import { useId } from 'react';
import styles from './BeforeFirst.module.css';

interface BeforeFirstProps {
  /** Undefined until it is known. */
  readonly description: AiHelpDescription | undefined;
  readonly isKept: boolean;
  readonly isSaving: boolean;
  readonly onKeep: (keeps: boolean) => void;
}

/** Before the first question: where it goes, and what is kept of it. */
export function BeforeFirst({ description, isKept, isSaving, onKeep }: BeforeFirstProps) {
  const text = useText();
  const id = useId();
  const model = description?.model;
  return (
    <section className={styles.box} aria-label={text('plus-ai-help-privacy')}>
      <p className={styles.where}>
        {!description
          ? text('plus-ai-help-where-loading')
          : model
            ? text(model.is_local ? 'plus-ai-help-where-local' : 'plus-ai-help-where-remote', { model: model.name, host: model.host })
            : text('plus-ai-help-where-here')}
      </p>
      <Switch
        label={text('plus-ai-help-keep')}
        checked={isKept}
        aria-describedby={id}
        status={isSaving ? text('plus-ai-help-saving') : undefined}
        onChange={({ currentTarget }) => onKeep(currentTarget.checked)}
      />
      <p id={id} className={styles.kept}>
        {text(isKept ? 'plus-ai-help-kept' : 'plus-ai-help-not-kept')}
      </p>
    </section>
  );
}
