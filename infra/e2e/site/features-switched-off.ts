/**
 * Pages that Chromium 156 opens for the address bar of every window, in processes of their own: no test sees them, and without them a
 * tab takes 0.8 instead of 1.6 seconds of processor time.
 */
const ofTheAddressBar = ['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI'];

/** Those that Playwright 1.65.1 switches off itself: of two lists the last one counts. */
const ofPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export function featuresSwitchedOff(more: readonly string[] = []): string {
  return `--disable-features=${[...ofPlaywright, ...ofTheAddressBar, ...more].join(',')}`;
}
