import { keepEarlyClick } from './early-click.ts';
import { scrollEarly } from './early-scroll.ts';
import { searchEarly } from './early-search.ts';
import { keepHydrationMarks } from './hydration-marks.ts';
import { hydrateWhenItSuits } from './hydration-moment.ts';
import { layOutLater } from './lay-out-later.ts';
import { markBaseline, markReading, markSession, markTheme } from './marks-before-paint.ts';
import { fetchScripts, isToWorkWith, startsEmpty } from './page-scripts.ts';
import { showCurrent } from './show-current.ts';
import { allowOnlyOurScripts } from './trusted-types.ts';

/**
 * The one inline script of every page, the same for all of them: its hash is in the policy. It runs before the
 * first paint, so it does only what must be right by then, and later fetches the scripts of the page.
 */
markTheme(document.documentElement);
markReading(document.documentElement);
markBaseline(document.documentElement);
markSession(document.documentElement);
allowOnlyOurScripts();
keepEarlyClick();
searchEarly();
layOutLater();
scrollEarly();
document.addEventListener('DOMContentLoaded', showCurrent);
const begins = keepHydrationMarks();
hydrateWhenItSuits(() => fetchScripts(begins), isToWorkWith, startsEmpty);
