/** Prism would look for code in the page by itself; here it is only asked. It has to be told before it arrives. */
(globalThis as { Prism?: unknown }).Prism ??= { manual: true };

export {};
