import './page-frame/frame.css';
// The federation runtime of the remotes is built without its core: they take the shell's.
import * as runtimeCore from '@module-federation/runtime-core';
// Imported here so that they are really in the shell: what is shared eagerly but not used would be fetched by remotes.
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import 'single-spa-react';
import '@webdocs/remote-kit/browser';
import { start } from './start.ts';

(globalThis as { _FEDERATION_RUNTIME_CORE?: unknown })._FEDERATION_RUNTIME_CORE = runtimeCore;

start(document);
