import type { Completion } from '@codemirror/autocomplete';
import type { Messages } from '@webdocs/i18n';

export type Availability = 'high' | 'low' | 'limited';

/** How far a name may be relied on, with the shapes of Baseline. */
export interface KnownCompletion extends Completion {
  readonly availability?: Availability | undefined;
  /** The page that explains it, by its path below the documents of a language. */
  readonly about?: string | undefined;
}

export function availabilityMark(text: Messages['text']): (completion: Completion) => Node | null {
  return ({ availability }: KnownCompletion) => {
    if (!availability) return null;
    const mark = document.createElement('span');
    mark.className = `cm-availability cm-availability-${availability}`;
    mark.setAttribute('role', 'img');
    mark.setAttribute('aria-label', text(`docs-editor-${availability}`));
    mark.title = text(`docs-editor-${availability}`);
    return mark;
  };
}
