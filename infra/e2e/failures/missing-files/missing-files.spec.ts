import { liveThrough } from '../../faults/live-through.ts';
import { everyRemote, oneRemote } from '../../faults/places.ts';
import { test } from '../../faults/test.ts';
import { codeMissing, entryMissing, styleMissing } from '../../faults/troubles.ts';

for (const [trouble, places] of [
  [entryMissing, everyRemote],
  [codeMissing, oneRemote],
  [styleMissing, oneRemote],
] as const) {
  for (const place of places) {
    test(`${place.title} ${trouble.title} stays readable, and comes to life with the next deploy`, ({ page, trialSite, expectErrors }) =>
      liveThrough({ page, site: trialSite, place, trouble, expectErrors }));
  }
}
