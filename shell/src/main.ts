import './page-frame/page-frame.css';
import { containerRuntime } from './remotes/container-runtime.ts';
import { start } from './start.ts';

(globalThis as { webdocsFederation?: typeof containerRuntime }).webdocsFederation = containerRuntime;

start(document);
