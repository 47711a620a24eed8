import type { HeaderConfig, HeaderProps } from '../../../federation/contract';
import { mountHeader, type LoaderOptions } from '../../../federation/loader';

interface StageDeps {
  readonly element: HTMLElement;
  readonly loader: LoaderOptions;
  readonly adapters: Omit<HeaderProps, 'config'>;
}

export interface Stage {
  /** Mounts a configuration. Returns why the header refused it; the last one then stays mounted. */
  readonly show: (config: HeaderConfig) => string | undefined;
}

/** Mounts the header, and another configuration after each change. */
export const createStage = ({ element, loader, adapters }: StageDeps, initial: HeaderConfig): Stage => {
  const refusals: string[] = [];
  const options: LoaderOptions = {
    ...loader,
    onProblem: (problem) => {
      if (problem.code === 'invalid_config') refusals.push(problem.message);
      loader.onProblem?.(problem);
    },
  };
  const mounted = mountHeader(element, options, { ...adapters, config: initial });
  return {
    show(config) {
      refusals.length = 0;
      mounted.update({ ...adapters, config });
      return refusals[0];
    },
  };
};
