/** Every answer of the API carries the number of its request: it finds the lines of the log. */
export const requestIdHeader = 'x-request-id';

/** Nothing that could end a line of a log or of a header. */
export const requestIdForm = /^[\w.:-]{8,80}$/;
