import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import type { SharedName } from '../shared';
import type { SharedModule, SharedModules } from './container';

const toSharedModule = (module: object): Readonly<Record<string, SharedModule>> => {
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

/** Returns the host's own React to share with the remote, so that the page has one copy [FED-1]. */
export const sharedReact = (): SharedModules =>
  Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, toSharedModule(module)]));
