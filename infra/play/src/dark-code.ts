import type { SampleCode } from '@webdocs/contracts/samples/sample-code';

const opting = /color-scheme|light-dark\(/;

/** Whether code knows of dark grounds. All other code was written on white and stays there. */
export function knowsDark({ html = '', css = '', js = '' }: SampleCode): boolean {
  return [html, css, js].some((code) => opting.test(code));
}
