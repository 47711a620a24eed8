import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import type { SharedName } from '../shared';
import type { LentModule, SharedModules } from './container';

const lend = (module: object): Readonly<Record<string, LentModule>> => {
  const { version } = React;
  const lib = () => module;
  return {
    [version]: { from: 'host', version, loaded: true, scope: ['default'], useIn: [], lib, get: () => lib },
  };
};

const modules: Readonly<Record<SharedName, object>> = {
  react: React,
  'react-dom': ReactDOM,
  'react-dom/client': ReactDOMClient,
  'react/jsx-runtime': jsxRuntime,
};

/** The host's own React, lent to the remote: one copy on the page [FED-1]. */
export const sharedReact = (): SharedModules =>
  Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, lend(module)]));
