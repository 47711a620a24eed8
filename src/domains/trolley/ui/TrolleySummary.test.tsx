import { english } from '../../../kernel/translate';
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { createTrolleyStore } from '../store';
import { TrolleySummary } from './TrolleySummary';
import type { TrolleyStatus } from '../store';

const totals = { itemCount: undefined };
const withCount = (count: string): TrolleyStatus => ({
  kind: 'ready',
  totals,
  label: { count, cost: '£43.10', name: 'Trolley' },
});

const createStore = () => {
  const clock = { now: () => 0, after: () => () => undefined };
  const trolleys = {
    load: () => new Promise<never>(() => undefined),
    decodeTotals: () => Promise.reject(new Error()),
  };
  return createTrolleyStore({ t: english, trolleys, clock });
};

const setUp = (before: TrolleyStatus, reached?: number) => {
  const store = createStore();
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
  it('marks a count that has grown, and again each time [TROL-2]', () => {
    const { change, added } = setUp(withCount('1'));
    const marks = [added()];
    for (const additions of [1, 2]) {
      change({ ...withCount('2'), label: { count: '2', cost: '', name: '', additions } } as TrolleyStatus);
      marks.push(added());
    }
    expect(marks).toEqual(['false', 'true', 'true']);
  });

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

  it('is hydrated without a warning after scripts have changed its link and its bar [TROL-6]', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const before = withCount('1');
    const store = createStore();
    const summary = <TrolleySummary store={store} before={before} reached={0.625} />;
    // As the first frame writes it: a script sets each property of the style.
    const container = document.createElement('div');
    container.append(...render(summary).container.cloneNode(true).childNodes);
    container.querySelector('[data-trolley]')?.setAttribute('aria-expanded', 'false');
    await act(() => hydrateRoot(container, summary));
    expect(errors.mock.calls).toEqual([]);
  });
});
