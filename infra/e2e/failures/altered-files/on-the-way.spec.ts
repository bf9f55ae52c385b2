import { liveThrough } from '../../faults/live-through.ts';
import { everyRemote } from '../../faults/part-positions.ts';
import { test } from '../../faults/trial-site-test.ts';
import { codeAltered, entryAltered, styleAltered } from '../../faults/browser-faults.ts';

for (const trouble of [entryAltered, codeAltered, styleAltered]) {
  for (const place of everyRemote) {
    test(`${place.title} ${trouble.title} is refused by the browser, stays readable, and hydrates after the next deploy`, ({
      page,
      trialSite,
      expectErrors,
    }) => liveThrough({ page, site: trialSite, place, trouble, expectErrors }));
  }
}
