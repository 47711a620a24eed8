import { createShoppingContextStore } from '../domains/account';
import { createPassStore } from '../domains/delivery-pass';
import { createSlotStore } from '../domains/slot';
import { createTrolleyStore } from '../domains/trolley';
import { createAnalytics } from '../platform/analytics';
import { createAnnouncer } from './announcer';
import type { ContextInput, HeaderContext } from './context';
import { createLoadOrder, createOrderRefetcher } from './load-order';
import { createModals } from './modals';
import { createServices } from './services';
import { removeCookie } from './remove-cookie';
import { notifyTabs } from './tabs';
import { createTimeouts } from './timeouts';

/**
 * Creates the services and stores of one header. Nothing is requested yet.
 *
 * @returns the context, and a function that starts its own listeners; that function returns one that stops them
 */
export const createContext = (
  input: ContextInput,
): { readonly context: HeaderContext; readonly start: () => () => void } => {
  const { props, t, adapters, browser, frame } = input;
  const { withTimeout, stop: stopTimeouts } = createTimeouts(browser);
  const onRenewed = () => {
    void pass.getState().refresh();
  };
  const services = createServices(props.config, t, adapters, browser, onRenewed, frame);
  const announcer = createAnnouncer(browser, t);
  const analytics = createAnalytics(() => adapters().analytics, browser);
  const pass = createPassStore(services.passes);
  const order = {
    services,
    session: services.session.store,
    context: createShoppingContextStore(services.contexts),
    trolley: createTrolleyStore({ t, trolleys: services.trolleys, clock: browser }),
    slot: createSlotStore({
      slots: services.slots,
      clock: browser,
      storeBranch(branchId) {
        if (branchId) browser.cookies.set('branchId', branchId);
        else removeCookie(input, 'branchId');
      },
      onCancelled: () => notifyTabs(browser, 'slot'),
    }),
  };
  const loadOrder = createLoadOrder(order);
  return {
    context: {
      ...input,
      ...order,
      pass,
      withTimeout,
      announcer,
      analytics,
      hoverOpened: {},
      modals: createModals({ t, report: input.report, withTimeout, announcer, analytics }),
      loadOrder,
      refetchOrder: createOrderRefetcher({ ...order, loadOrder }),
    },
    start() {
      const stopAnalytics = analytics.start();
      return () => {
        stopAnalytics();
        stopTimeouts();
        services.session.stop();
        announcer.stop();
        order.trolley.getState().updateFailed();
        order.slot.getState().updateFailed();
      };
    },
  };
};
