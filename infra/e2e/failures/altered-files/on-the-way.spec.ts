import { liveThrough } from '../../faults/live-through.ts';
import { everyRemote } from '../../faults/places.ts';
import { test } from '../../faults/test.ts';
import { codeAltered, entryAltered, styleAltered } from '../../faults/troubles.ts';

for (const trouble of [entryAltered, codeAltered, styleAltered]) {
  for (const place of everyRemote) {
    test(`${place.title} ${trouble.title} is refused by the browser, stays readable, and comes to life with the next deploy`, ({
      page,
      trialSite,
      expectErrors,
    }) => liveThrough({ page, site: trialSite, place, trouble, expectErrors }));
  }
}
