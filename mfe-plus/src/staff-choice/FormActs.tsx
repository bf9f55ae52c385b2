import { Button } from '@webdocs/design/Button';
import frame from './frame.module.css';

interface FormActsProps {
  readonly texts: { readonly save: string; readonly working: string; readonly discard: string };
  readonly isPending: boolean;
  readonly isUnsaved: boolean;
  readonly onDiscard: () => void;
}

/** The end of a form: what was typed is saved or discarded. */
export function FormActs({ texts, isPending, isUnsaved, onDiscard }: FormActsProps) {
  return (
    <div className={frame.acts}>
      <Button type="submit" kind="primary" aria-disabled={isPending || undefined}>
        {isPending ? texts.working : texts.save}
      </Button>
      {isUnsaved && <Button onClick={onDiscard}>{texts.discard}</Button>}
    </div>
  );
}
