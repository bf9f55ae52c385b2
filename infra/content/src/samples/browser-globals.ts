/** What a script of a page finds in its window by a name of its own: functions and values that begin with a small letter. */
export const browserGlobals: ReadonlySet<string> = new Set(
  `globalThis window self document navigator location history screen console performance crypto caches indexedDB localStorage
  sessionStorage cookieStore customElements visualViewport navigation scheduler trustedTypes speechSynthesis frames parent top opener name
  origin isSecureContext crossOriginIsolated devicePixelRatio innerWidth innerHeight outerWidth outerHeight scrollX scrollY pageXOffset
  pageYOffset screenX screenY length status closed event external clientInformation documentPictureInPicture launchQueue
  alert confirm prompt print open close stop focus blur postMessage getComputedStyle getSelection matchMedia moveBy moveTo resizeBy
  resizeTo scroll scrollBy scrollTo find fetch fetchLater queueMicrotask structuredClone reportError createImageBitmap atob btoa
  setTimeout clearTimeout setInterval clearInterval requestAnimationFrame cancelAnimationFrame requestIdleCallback cancelIdleCallback
  addEventListener removeEventListener dispatchEvent showOpenFilePicker showSaveFilePicker showDirectoryPicker queryLocalFonts
  eval isNaN isFinite parseInt parseFloat encodeURI encodeURIComponent decodeURI decodeURIComponent escape unescape
  onerror onload onmessage onresize onscroll onhashchange onpopstate onstorage`.split(/\s+/),
);
