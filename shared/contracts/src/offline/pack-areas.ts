/**
 * What readers choose from for reading offline, in the order in which it is listed. `site` is what every choice needs: the home
 * page and all pages that belong to no subject.
 */
export const packAreas = [
  'html',
  'css',
  'javascript',
  'http',
  'accessibility',
  'svg-mathml',
  'webassembly',
  'api-documents',
  'api-graphics',
  'api-media',
  'api-network',
  'api-system',
  'learn',
  'webextensions',
  'glossary',
  'guides',
  'site',
] as const;
export type PackArea = (typeof packAreas)[number];

/** Where each has its pages, below the language; the first that fits. */
const places: ReadonlyArray<readonly [area: PackArea, place: string]> = [
  ['html', 'docs/web/html'],
  ['css', 'docs/web/css'],
  ['javascript', 'docs/web/javascript'],
  ['http', 'docs/web/http'],
  ['accessibility', 'docs/web/accessibility'],
  ['svg-mathml', 'docs/web/svg'],
  ['svg-mathml', 'docs/web/mathml'],
  ['webassembly', 'docs/webassembly'],
  ['learn', 'docs/learn_web_development'],
  ['learn', 'docs/learn'],
  ['learn', 'curriculum'],
  ['webextensions', 'docs/mozilla/add-ons'],
  ['glossary', 'docs/glossary'],
  ['guides', 'docs'],
];

/** Interfaces and guides of Web APIs are told apart by how their names begin; the first that fits, and `api-system` where none does. */
const namesOfApis: ReadonlyArray<readonly [area: PackArea, names: RegExp]> = [
  [
    'api-media',
    /^(?:analysernode|audio|baseaudio|biquad|channel(?:merger|splitter)|constantsource|convolver|delaynode|dynamicscompressor|encoded|gainnode|html(?:audio|media|video|track|source)|iirfilter|image(?:capture|decoder|track)|inputdevice|media|midi|offlineaudio|oscillator|overconstrained|panner|periodicwave|picture|rtc|scriptprocessor|sourcebuffer|speech|stereopanner|texttrack|timeranges|track|video|vtt|waveshaper|web_?audio|web_?midi|webcodecs|webrtc|web_speech|webvtt)/,
  ],
  [
    'api-graphics',
    /^(?:angle|canvas|dommatrix|dompoint|domquad|domrect|ext_|gpu|htmlcanvas|imagebitmap|imagedata|khr_|oes_|offscreencanvas|ovr_|path2d|svg|textmetrics|vr|webgl|webgpu|webvr|webxr|wgsl|xr)/,
  ],
  [
    'api-network',
    /^(?:abort|background|beacon|blob|broadcast|cache|channel_messaging|compression|contentindex|cookie|countqueuing|decompression|dedicatedworker|encoding|eventsource|extendable|fetch|file|formdata|headers|idb|indexeddb|messagechannel|messageport|notification|periodic|push|readable|request|response|server-sent|serviceworker|service_worker|sharedworker|sharedstorage|storage|streams|sync|textdecoder|textencoder|transformstream|url|web_storage|web_workers|websocket|webtransport|windowclient|worker|writable|xmlhttp)/,
  ],
  [
    'api-documents',
    /^(?:animation|attr|caret|cdata|character|clipboard|comment|compositionevent|console|css|customelement|customevent|datatransfer|document|dom|edit|element|event|focus|font|formdataevent|fullscreen|hashchange|highlight|history|html|input|intersection|invoker|keyboard|keyframe|location|mathml|messageevent|mouse|mutation|named|navigat|node|page|pointer|popover|popstate|processing|progressevent|range|resize|sanitizer|scroll|selection|shadow|static|style|submit|text|toggle|touch|transition|tree|ui_?event|validity|view|visual|web_animations|web_components|wheel|window|xml|xpath|xslt)/,
  ],
];

const apis = 'docs/web/api';

/** The area of a page or of what is beside it, by its path: `/en-us/docs/web/css/gap`. */
export function packAreaOf(path: string): PackArea {
  const below = path.toLowerCase().split('/').slice(2).join('/');
  if (isBelow(below, apis)) {
    const name = below.slice(apis.length + 1);
    return namesOfApis.find(([, names]) => names.test(name))?.[0] ?? 'api-system';
  }
  return places.find(([, place]) => isBelow(below, place))?.[0] ?? 'site';
}

function isBelow(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}
