import { markBaseline } from './baseline-mark.ts';
import { keepEarlyClick } from './early-click.ts';
import { landEarly } from './early-landing.ts';
import { hydrateWhenItSuits } from './hydration-moment.ts';
import { layOutLater } from './lay-out-later.ts';
import { fetchScripts } from './page-scripts.ts';
import { markReading } from './reading-marks.ts';
import { markSession } from './session-marks.ts';
import { showCurrent } from './show-current.ts';
import { noteStyles } from './style-marks.ts';
import { markTheme } from './theme-mark.ts';
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
layOutLater();
landEarly();
document.addEventListener('DOMContentLoaded', noteStyles);
document.addEventListener('DOMContentLoaded', showCurrent);
hydrateWhenItSuits(fetchScripts);
