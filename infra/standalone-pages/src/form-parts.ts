import { scriptAddress } from './assets.ts';
import { glyph, type Shape } from './drawing.ts';
import { attributes, html, type Html, type HtmlValue } from './html.ts';

export interface FieldOptions {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly value?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** The id of what is said of it elsewhere on the page. */
  readonly describedBy?: string | undefined;
  readonly autocomplete: string;
  /** The field that is written into first. */
  readonly isFirst?: boolean;
  readonly maxLength?: number;
  readonly minLength?: number;
  /** Shown at the right of the label: help for a user who cannot fill in the field. */
  readonly beside?: Html;
  /** For a password: the words of the button that shows it. */
  readonly reveal?: RevealWords;
}

export interface RevealWords {
  readonly show: string;
  readonly hide: string;
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A label, its field, and below it what there is to say: the hint, and the error with a shape and words. */
export function field(options: FieldOptions): Html {
  const {
    name,
    label,
    type = 'text',
    value = '',
    hint,
    error,
    describedBy,
    autocomplete,
    isFirst,
    maxLength,
    minLength,
    beside,
    reveal,
  } = options;
  const ids = { field: `field-${name}`, error: `field-${name}-error`, hint: `field-${name}-hint` };
  const describing = [describedBy, error && ids.error, hint && ids.hint].filter(Boolean).join(' ');
  const input = attributes({
    id: ids.field,
    name,
    type,
    // A password that was refused is typed again: it never goes back into a page.
    value: type === 'password' ? null : value,
    autocomplete,
    required: true,
    maxlength: maxLength,
    minlength: minLength,
    autofocus: isFirst,
    autocapitalize: type === 'text' ? null : 'none',
    spellcheck: type === 'text' ? null : 'false',
    'aria-invalid': error ? 'true' : null,
    'aria-describedby': describing || null,
  });
  return html`<div class="field">
    <div class="label-row"><label for="${ids.field}">${label}</label>${beside}</div>
    ${reveal ? html`<div class="secret"><input class="input" ${input} />${revealButton(ids.field, reveal)}</div>` : html`<input class="input" ${input} />`}
    ${error && html`<p class="field-error" id="${ids.error}">${glyph('octagon', 16)}<span>${error}</span></p>`}
    ${hint && html`<p class="field-hint" id="${ids.hint}">${hint}</p>`}
  </div>`;
}

/** Hidden until a script gives it something to do. */
function revealButton(field: string, { show, hide, showLabel, hideLabel }: RevealWords): Html {
  const words = { 'data-shows': field, 'data-show': show, 'data-hide': hide, 'data-show-label': showLabel, 'data-hide-label': hideLabel };
  return html`<button type="button" class="reveal" ${attributes(words)} hidden></button>
    <script type="module" src="${scriptAddress}"></script>`;
}

/** For password managers, where a form asks for one of an address that is known: it is read, not shown. */
export function usernameField(email: string): Html {
  return html`<input type="email" name="username" autocomplete="username" value="${email}" hidden />`;
}

export function button(
  label: string,
  kind: 'primary' | 'plain' | 'danger' = 'primary',
  more: { name?: string; value?: string } = {},
): Html {
  return html`<button type="submit" class="button ${kind}" ${attributes(more)}>${label}</button>`;
}

export function buttonLink(label: string, href: string, kind: 'primary' | 'plain' = 'primary'): Html {
  return html`<a class="button ${kind}" href="${href}">${label}</a>`;
}

export interface FormOptions {
  readonly action: string;
  /** The hidden field that shows that the form came from one of our pages. */
  readonly token: Html;
  readonly content: HtmlValue;
}

/** The server says what is wrong with a field in its own words, in one place: browsers are not asked to. */
export function form({ action, token, content }: FormOptions): Html {
  return html`<form class="form" method="post" action="${action}" novalidate>${token}${content}</form>`;
}

const noteShapes = { note: 'info', success: 'check', warning: 'warning', danger: 'octagon' } as const satisfies Record<string, Shape>;

export type NoteKind = keyof typeof noteShapes;

/** With an id it describes the field that has the focus, and is read with that: as an alert it would be read twice, or not at all. */
export function note(kind: NoteKind, title: string, text?: HtmlValue, id?: string): Html {
  return html`<div class="note ${kind}" ${attributes({ id, role: kind === 'danger' && !id ? 'alert' : null })}>
    <p class="note-title">${glyph(noteShapes[kind], 18)}${title}</p>
    ${text && html`<div class="note-text">${text}</div>`}
  </div>`;
}
