import * as eventBus from '@webdocs/event-bus';
import * as http from '@webdocs/http';
import * as i18n from '@webdocs/i18n';
import * as remoteKit from '@webdocs/remote-kit';
import * as remoteKitBrowser from '@webdocs/remote-kit/browser';
import * as telemetry from '@webdocs/telemetry';
import React from 'react';
import ReactDom from 'react-dom';
import ReactDomClient from 'react-dom/client';
import jsxRuntime from 'react/jsx-runtime';
import * as singleSpaReact from 'single-spa-react';

/** What the remotes take from the shell in the browser: one React and one of each shared package for the whole page. */
export const scope: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-dom/client': ReactDomClient,
  'single-spa-react': singleSpaReact,
  '@webdocs/event-bus': eventBus,
  '@webdocs/http': http,
  '@webdocs/i18n': i18n,
  '@webdocs/remote-kit': remoteKit,
  '@webdocs/remote-kit/browser': remoteKitBrowser,
  '@webdocs/telemetry': telemetry,
};
