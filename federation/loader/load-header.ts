import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import type { SharedName } from '../exposes';
import type { SharedModule, SharedModules } from './container';
import { whenWanted } from '../contract/when-wanted';
import { runScript } from './assets';
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

/**
 * Returns the host's own React to share with the remote, so that the page has one copy [FED-1]; nothing if it is older than
 * 19, so that the header brings its own.
 */
export const sharedReact = (): SharedModules =>
  'use' in React
    ? Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, toSharedModule(module)]))
    : {};

let prepared: LoaderOptions | undefined;

const selectionOf = ({ base, channel, accepts }: LoaderOptions): string => `${base} ${channel} ${accepts}`;

/** Warns if `prepareHeader` has selected another header than a component. */
export const compareWithPrepared = (options: LoaderOptions): void => {
  if (prepared && selectionOf(prepared) !== selectionOf(options))
    void import('./rare/different-options').then(({ warnOfOptions }) => warnOfOptions(options));
};

/**
 * Starts to load the header. If it is the first call of a page's script, the header loads while React renders the page,
 * and `<RemoteHeader>` uses the loaded header or waits for it [FED-4]. Do not use it on a page whose server has
 * rendered the header. Failures are reported to `options.onProblem`; the component tries again.
 *
 * @param options the same as those of the component
 */
export const prepareHeader = (options: LoaderOptions): void => {
  prepared = options;
  whenWanted(() => void load(options, sharedReact()).catch(() => undefined), runScript);
};
