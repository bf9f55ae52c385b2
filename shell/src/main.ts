import './page-frame/frame.css';
import { runtimeCore } from './remotes/runtime-core.ts';
// Imported here so that they are really in the shell: what is shared eagerly but not used would be fetched by remotes.
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import 'single-spa-react';
import '@webdocs/remote-kit/browser';
import { start } from './start.ts';

(globalThis as { _FEDERATION_RUNTIME_CORE?: unknown })._FEDERATION_RUNTIME_CORE = runtimeCore;

start(document);
