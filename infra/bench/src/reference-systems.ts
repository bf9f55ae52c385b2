/**
 * The systems that the budgets of the design compare with, measured on another machine of two cores with the same
 * browser and the same method: ratios to them say something, differences of a tenth do not.
 */
export const elsewhere = 'reference measured on another machine: indicative';

export const yari = {
  warmBrotli: { requestsPerSecond: 220, p99Ms: 148 },
  warmIdentity: { requestsPerSecond: 815, p99Ms: 53 },
  pageData: { requestsPerSecond: 1209 },
  smallDocument: { requests: 27, all: 723, html: 11, script: 355, style: 35, font: 317, lcpMs: 5652, cls: 0.229, tbtMs: 1415 },
  largeDocument: { requests: 38, all: 784, html: 28, script: 391, style: 35, font: 317, lcpMs: 2648, cls: 0.301, tbtMs: 1231 },
  home: { html: 6.6, script: 171, style: 35, font: 317 },
  clickMs: 323,
  slowClickMs: 2653,
} as const;

export const fred = {
  warmBrotli: { requestsPerSecond: 63 },
  warmIdentity: { requestsPerSecond: 67, p99Ms: 475 },
  smallDocument: { requests: 58, all: 235, html: 12, script: 75, style: 13, font: 131, lcpMs: 2864, cls: 0, tbtMs: 405 },
  largeDocument: { requests: 77, all: 399, html: 25, script: 104, style: 14, font: 244, lcpMs: 3140, cls: 0.066, tbtMs: 1064 },
  home: { html: 8.6, script: 65, style: 10, font: 131 },
  clickMs: 420,
  slowClickMs: 2751,
} as const;
