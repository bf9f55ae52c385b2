/** KB as the reference systems were measured: 1,024 bytes. */
export const kilobytes = (bytes: number): number => bytes / 1024;
export const megabytes = (bytes: number): number => bytes / 1024 / 1024;
