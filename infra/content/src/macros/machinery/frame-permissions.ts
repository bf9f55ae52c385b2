import type { MacroArguments, MacroContext } from './macro.ts';

/** What every sample may do. */
const always = ['allow-scripts', 'allow-same-origin', 'allow-forms'];

/** What a sample may ask for besides; nothing that leads the reader away from the page. */
const onRequest = new Set([
  'allow-downloads',
  'allow-modals',
  'allow-orientation-lock',
  'allow-pointer-lock',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-presentation',
  'allow-storage-access-by-user-activation',
]);

/** The `sandbox` of a frame, from what its macro asks for. */
export function sandboxOf(given: MacroArguments, argument: number, { report }: MacroContext): string {
  const tokens = new Set(always);
  for (const token of given.text(argument)?.split(/[\s;,]+/) ?? []) {
    if (onRequest.has(token)) tokens.add(token);
    else if (token && !tokens.has(token)) report({ kind: 'templ-invalid-arg', explanation: `A sample cannot be given ${token}`, argument });
  }
  return [...tokens].join(' ');
}

/** The `allow` of a frame: names of features, as `camera; microphone`. */
export function allowOf(given: MacroArguments, argument: number, { report }: MacroContext): string | undefined {
  const features = new Set<string>();
  for (const feature of given.text(argument)?.split(/[\s;,]+/) ?? []) {
    if (/^[a-z][a-z-]*$/.test(feature)) features.add(feature);
    else if (feature) report({ kind: 'templ-invalid-arg', explanation: `${feature} is no name of a browser feature`, argument });
  }
  return features.size > 0 ? [...features].join('; ') : undefined;
}
