import { attributes, html, type Html } from './html.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly text?: string;
  readonly isChosen?: boolean;
}

/** One of several, as radio buttons whose whole row can be touched. */
export function choices(name: string, legend: string, options: readonly Choice[]): Html {
  return html`<fieldset class="choices">
    <legend>${legend}</legend>
    ${options.map(
      ({ value, label, text, isChosen }) =>
        html`<label class="choice">
          <input type="radio" ${attributes({ name, value, checked: isChosen, required: true })} />
          <span><span class="choice-label">${label}</span>${text && html`<span class="choice-text">${text}</span>`}</span>
        </label>`,
    )}
  </fieldset>`;
}
