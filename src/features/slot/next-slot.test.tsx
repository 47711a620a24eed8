/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { createTestContext } from '../../context/testing/test-context';
import { english } from '../../kernel/translate';
import { NextSlot, nextSlotTexts } from './next-slot';

/** 1pm in London. */
const NOW = Date.parse('2026-05-04T12:00:00Z');

describe('nextSlotTexts', () => {
  it.each([
    ['today', '2026-05-04T15:00:00Z', '2026-05-04T16:00:00Z', 'GU99', ['Today 4pm', '- 5pm', '· GU99']],
    ['tomorrow in London, today in UTC', '2026-05-04T23:30:00Z', undefined, undefined, ['Tomorrow 12:30am']],
    ['later', '2026-05-06T08:00:00Z', '2026-05-06T09:00:00Z', '', ['Wed 06 May 9am', '- 10am']],
    ['with an invalid end', '2026-05-04T15:00:00Z', 'soon', 7, ['Today 4pm']],
    ['begun', '2026-05-04T12:00:00Z', '2026-05-04T13:00:00Z', 'GU99', []],
    ['without a valid start', 'now', '2026-05-04T13:00:00Z', 'GU99', []],
  ])('formats a slot that is %s [SLOT-3] [SLOT-6]', (_kind, start, end, postcode, texts) => {
    expect(nextSlotTexts({ start, end, postcode }, NOW, english)).toEqual(texts);
  });

  it('ignores what is no slot', () => {
    for (const given of [undefined, null, 'GU99', []]) expect(nextSlotTexts(given, NOW, english)).toEqual([]);
  });
});

describe('NextSlot', () => {
  const setUp = async (next: () => Promise<never>) => {
    const { context } = createTestContext({ slots: { next } });
    const { container } = render(<NextSlot context={context} />);
    await act(async () => {
      await Promise.resolve();
    });
    return container;
  };

  it('reads out what the text is', async () => {
    await setUp(async () => ({ start: '2099-05-04T15:00:00Z', end: '2099-05-04T16:00:00Z' }) as never);
    expect(screen.getByText('Mon 04 May 4pm').parentElement?.textContent).toBe(
      ' Next free slot: Mon 04 May 4pm - 5pm',
    );
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('down'))],
    [
      'throws',
      () => {
        throw new Error('not ready');
      },
    ],
  ])('renders nothing when the adapter %s', async (_how, next) => {
    expect((await setUp(next)).textContent).toBe('');
  });
});
