import { createTestContext } from '../../context/testing/test-context';
import { clearPreloadedOnceLoaded } from './clear-preloaded';

const SUMMARY = { trolley: { count: '3', cost: '£43.10', name: '£43.10, 3 items, trolley' } };

const setUp = () => {
  const { context, ...header } = createTestContext({ preloaded: { summary: SUMMARY } });
  clearPreloadedOnceLoaded(context);
  return { ...header, context, preloaded: () => context.page.getState().preloaded };
};

describe('clearPreloadedOnceLoaded', () => {
  it('shows the server’s data until trolley and slot have both loaded [FED-8]', () => {
    const { setTrolley, bookSlot, preloaded } = setUp();
    setTrolley();
    expect(preloaded()).toEqual(SUMMARY);
    bookSlot();
    expect(preloaded()).toBeUndefined();
  });

  it.each(['failed', 'none'] as const)('counts a trolley as loaded that is %s [FED-8]', (kind) => {
    const { context, bookSlot, preloaded } = setUp();
    bookSlot();
    context.trolley.setState({
      status: kind === 'none' ? { kind } : { kind, failure: { kind: 'network', message: 'down' } },
    });
    expect(preloaded()).toBeUndefined();
  });

  it('clears the data once only [FED-8]', () => {
    const { context, setTrolley, bookSlot, preloaded } = setUp();
    setTrolley();
    bookSlot();
    context.page.setState({ preloaded: SUMMARY });
    bookSlot({ id: 'r-2' });
    expect(preloaded()).toEqual(SUMMARY);
  });
});
