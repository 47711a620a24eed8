import type { HealthPanelDeps } from './health-panel';
import type { Modals } from '../modals';

interface HealthKeysDeps extends HealthPanelDeps {
  readonly element: () => HTMLElement | null;
  readonly modals: Modals;
}

/** Alt+Shift+H opens the health panel, where the configuration has one; its code comes with the first press. */
export const followHealthKeys = ({ element, modals, ...deps }: HealthKeysDeps): (() => void) => {
  const page = deps.services.health && element()?.ownerDocument;
  const press = (event: KeyboardEvent) => {
    // By the key's place: with Alt some layouts write another letter.
    if (event.code !== 'KeyH' || !event.altKey || !event.shiftKey) return;
    event.preventDefault();
    void modals.open(async () => {
      const { healthPanel } = await import(/* webpackChunkName: "health" */ './health-panel');
      return healthPanel(deps);
    }, 'The health panel could not be opened.');
  };
  page?.addEventListener('keydown', press);
  return () => page?.removeEventListener('keydown', press);
};
