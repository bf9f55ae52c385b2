/** Of a file of its own: the offline worker asks by it, and has no room for what the call says of its answer. */
export const whoamiPath = '/api/v1/whoami';
