import { waitFor } from '@testing-library/dom';
import { startIdleFeatures } from './runtime';
import { CUSTOMER, VISITOR } from '../context/testing/shop-data';
import { settle } from '../kernel/testing/settle';
import { createTestHeader } from './testing/test-header';

const IDLE_MS = 2_500;
const UNKNOWN = { features: { teleport: true } as object };

const setUp = () => {
  const test = createTestHeader({ config: UNKNOWN });
  test.runtime.session.setState({ kind: 'initialising' }, true);
  const stop = startIdleFeatures(test.runtime);
  const pass = async () => {
    test.clock.pass(IDLE_MS);
    await settle();
  };
  const started = () => waitFor(() => expect(test.reports).toEqual(['unknown_feature teleport']));
  return { ...test, stop, pass, started };
};

// Otherwise the code is compiled while a test waits for it.
beforeAll(() => import('./idle-features'));

describe('startIdleFeatures', () => {
  it('starts the features once the page of a visitor is idle [FED-3] [NAV-15]', async () => {
    const { runtime, pass, reports, started, stop } = setUp();
    await pass();
    expect(reports).toEqual([]);
    runtime.session.setState(VISITOR, true);
    await pass();
    await started();
    stop();
  });

  it('waits for the trolley and the slot of a customer [TROL-2] [SLOT-3]', async () => {
    const { runtime, clock, pass, loadOrder, reports, started, stop } = setUp();
    runtime.session.setState(CUSTOMER, true);
    await pass();
    expect([reports, clock.pending()]).toEqual([[], 0]);
    loadOrder();
    await pass();
    await started();
    stop();
  });

  it('reports a feature that throws, and starts and stops the others [ERR-6] [FED-6]', async () => {
    const { runtime, browser, listeners, pass, reports, stop } = setUp();
    const before = listeners();
    jest.spyOn(browser.localStore, 'remove').mockImplementation(() => {
      throw new Error('broken');
    });
    runtime.session.setState(VISITOR, true);
    await pass();
    await waitFor(() =>
      expect(reports).toEqual(['unknown_feature teleport', 'region_failed history: Error: broken']),
    );
    expect(listeners()).toBeGreaterThan(before);
    stop();
    expect(listeners()).toBe(before);
  });

  it('starts nothing once it is stopped [FED-6]', async () => {
    const { runtime, clock, reports, stop } = setUp();
    runtime.session.setState(VISITOR, true);
    clock.pass(IDLE_MS);
    stop();
    await settle();
    expect([reports, clock.pending()]).toEqual([[], 0]);
  });
});
