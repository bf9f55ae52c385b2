// Threads do not inherit the loader of the program that starts them.
import { register } from 'tsx/esm/api';

register();
await import('@webdocs/content/section-thread');
