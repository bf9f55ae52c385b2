/** Glean writes each ping that it sends, and each that it could not, into the console of readers. */
export const LoggingLevel = { Debug: 'debug', Info: 'info', Warn: 'warn', Error: 'error', Trace: 'trace' };

function log() {}

export { log as default };
