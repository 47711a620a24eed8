import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import type { HeaderProps } from '../contract';
import type { SharedName } from '../exposes';
import type { SharedModule, SharedModules } from './container';
import { load } from './load';
import type { LoaderOptions } from './options';

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

export type HeaderComponent = React.ComponentType<HeaderProps>;

/**
 * Loads the header's component, which runs on the host's own React [FED-1]. Reports failures to `options.onProblem`.
 *
 * @throws LoadError, or the error of {@link load}
 */
export const loadHeader = (options: LoaderOptions): Promise<HeaderComponent> =>
  load('./Header', options, sharedReact());

/**
 * Starts to load the header. If it is the first call of a page's script, the header loads while React renders the page,
 * and `<RemoteHeader>` uses the loaded header or waits for it [FED-4]. Do not use it on a page whose server has
 * rendered the header. Failures are reported to `options.onProblem`; the component tries again.
 *
 * @param options the same as those of the component
 */
export const prepareHeader = (options: LoaderOptions): void => {
  loadHeader(options).catch(() => undefined);
};
