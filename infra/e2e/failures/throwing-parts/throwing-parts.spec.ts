import { liveThrough } from '../../faults/live-through.ts';
import { everyRemote } from '../../faults/part-positions.ts';
import { test } from '../../faults/trial-site-test.ts';
import { neverSettles, throwsAtLoad, throwsInEffect, throwsInRender } from '../../faults/browser-faults.ts';

for (const [trouble, places] of [
  [throwsInRender, everyRemote],
  [throwsAtLoad, everyRemote],
  [throwsInEffect, everyRemote],
  [neverSettles, everyRemote],
] as const) {
  for (const place of places) {
    test(`${place.title} ${trouble.title} stays readable, and hydrates after the next deploy`, ({ page, trialSite, expectErrors }) =>
      liveThrough({ page, site: trialSite, place, trouble, expectErrors }));
  }
}
