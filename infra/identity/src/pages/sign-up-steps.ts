import { html, type Html, type Text } from '@webdocs/standalone-pages';

/** The form, the mail, its link. */
const steps = [1, 2, 3];

/** How far along a new account is. */
export function signUpSteps(text: Text, step: number): Html {
  return html`<p class="steps">
    <span>${text('identity-step', { step, steps: steps.length })}</span>
    ${steps.map((each) => html`<i ${each <= step && html`class="done"`}></i>`)}
  </p>`;
}
