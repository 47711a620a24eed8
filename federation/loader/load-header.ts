import type { ComponentType } from 'react';
import type { HeaderProps } from '../contract';
import { load } from './load';
import { LoadError, tell, toProblem, type LoaderOptions } from './options';
import { sharedReact } from './shared-react';

export type HeaderComponent = ComponentType<HeaderProps>;

const hasHeader = (value: unknown): value is { readonly Header: HeaderComponent } =>
  typeof value === 'object' && value !== null && 'Header' in value && typeof value.Header === 'function';

let here: HeaderComponent | undefined;

/** The header's component where it has come already: then it needs no place beforehand. */
export const headerHere = (): HeaderComponent | undefined => here;

/**
 * The header's component, on the host's own React [FED-1].
 *
 * @throws LoadError, or what {@link load} throws; told to `options.onProblem`
 */
export const loadHeader = async (options: LoaderOptions): Promise<HeaderComponent> => {
  const module = await load('./Header', options, sharedReact());
  if (hasHeader(module)) {
    here = module.Header;
    return module.Header;
  }
  const error = new LoadError('wrong-shape', 'header', './Header does not export a component Header');
  tell(options, toProblem(error, 'wrong-shape', 'header'));
  throw error;
};

/**
 * Begins to load the header: called as the first thing of a page's script, that goes on while React renders the page,
 * and `<RemoteHeader>` takes what has come or is under way [FED-4]. Not for a page that a server has rendered with a
 * header in it. A failure is told to `options.onProblem`; the component tries again.
 *
 * @param options as the component's own
 */
export const prepareHeader = (options: LoaderOptions): void => {
  loadHeader(options).catch(() => undefined);
};
