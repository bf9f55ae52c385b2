import type { SampleCode } from './sample-code.ts';

/** Whether there is anything in code that can loop. In doubt there is: frames within its HTML may have scripts of their own. */
export function hasScript({ html = '', js = '', wat }: SampleCode): boolean {
  return js.trim() !== '' || wat !== undefined || /<script|<i?frame|<object|<embed|[\s"'/]on[a-z]+\s{0,20}=|javascript:/i.test(html);
}
