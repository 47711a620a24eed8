import { english } from '../../../kernel/translate';
import { act, render } from '@testing-library/react';
import { createTrolleyStore } from '../store';
import { TrolleySummary } from './TrolleySummary';
import type { TrolleyStatus } from '../store';

const totals = { itemCount: undefined };
const withCount = (count: string): TrolleyStatus => ({
  kind: 'ready',
  totals,
  label: { count, cost: '£43.10', name: 'Trolley' },
});

const setUp = (before: TrolleyStatus, reached?: number) => {
  const clock = { now: () => 0, after: () => () => undefined };
  const trolleys = {
    load: () => new Promise<never>(() => undefined),
    decodeTotals: () => Promise.reject(new Error()),
  };
  const store = createTrolleyStore({ t: english, trolleys, clock });
  store.setState({ status: before });
  const { container } = render(<TrolleySummary store={store} before={before} reached={reached} />);
  return {
    change(status: TrolleyStatus) {
      act(() => {
        store.setState({ status });
      });
    },
    added: () => container.querySelector('[data-added]')?.getAttribute('data-added'),
    cost: () => container.querySelector('[translate]'),
    progress: () => container.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--sh-reached'),
  };
};

describe('TrolleySummary', () => {
  it.each([
    ['has grown', withCount('1'), withCount('2'), 'true'],
    ['is that of the first item', withCount(''), withCount('1'), 'true'],
    ['has shrunk', withCount('3'), withCount('2'), 'false'],
    ['is the same', withCount('3'), withCount('3'), 'false'],
    ['is known for the first time', { kind: 'pending' }, withCount('3'), 'false'],
    ['was unknown', { kind: 'failed', failure: { kind: 'network', message: '' } }, withCount('3'), 'false'],
  ] as const)(
    'a count that %s is marked as grown only if it has grown [TROL-2]',
    (_what, before, after, mark) => {
      const { change, added } = setUp(before);
      change(after);
      expect(added()).toBe(mark);
    },
  );

  it('shows a new price after a browser has replaced the text of the previous one [TROL-2]', () => {
    const { change, cost } = setUp(withCount('1'));
    const wrapper = document.createElement('i');
    wrapper.append('£43.10');
    cost()?.replaceChildren(wrapper);
    change({ kind: 'ready', totals, label: { count: '2', cost: '£86.20', name: 'Trolley' } });
    expect(cost()?.textContent).toBe('£86.20');
    expect(cost()?.getAttribute('translate')).toBe('no');
  });

  it('shows the reached part of an unmet minimum [TROL-6]', () => {
    expect(setUp(withCount('1'), 0.69).progress()).toBe('69%');
    expect(setUp(withCount('1')).progress()).toBeUndefined();
  });
});
