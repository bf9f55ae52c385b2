import * as eventBus from '@webdocs/event-bus';
import * as http from '@webdocs/http';
import * as i18n from '@webdocs/i18n';
import * as remoteKit from '@webdocs/remote-kit';
import * as remoteKitServer from '@webdocs/remote-kit/server';
import * as telemetry from '@webdocs/telemetry';
import React from 'react';
import ReactDom from 'react-dom';
import jsxRuntime from 'react/jsx-runtime';

/**
 * What the render pool injects into the server bundles of the remotes: one React and one of each shared package a
 * composition. An old shell and a new one each bring their own, so both can be live at once.
 */
export const scope: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  '@webdocs/event-bus': eventBus,
  '@webdocs/http': http,
  '@webdocs/i18n': i18n,
  '@webdocs/remote-kit': remoteKit,
  '@webdocs/remote-kit/server': remoteKitServer,
  '@webdocs/telemetry': telemetry,
};
