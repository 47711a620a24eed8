import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import { SHARE_RULE, type SharedName } from '../shared';
import type { SharedModules } from './container';

const lend = (module: object) => ({ version: React.version, lib: () => module, shareConfig: SHARE_RULE });

const modules: Readonly<Record<SharedName, object>> = {
  react: React,
  'react-dom': ReactDOM,
  'react-dom/client': ReactDOMClient,
  'react/jsx-runtime': jsxRuntime,
};

/** The host's own React, lent to the remote: one copy on the page [FED-1]. */
export const sharedReact = (): SharedModules =>
  Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, lend(module)]));
