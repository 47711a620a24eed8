import { act, fireEvent, render, screen } from '@testing-library/react';
import { createTestContext } from '../../context/testing/test-context';
import { createLazyMenus } from '../menus/lazy-menus';
import type { DictationFailure } from '../../platform/browser/dictate';
import { createLazySearch } from './lazy-search';
import { createVoiceSearch } from './voice-search';

type Recognised = { readonly text: string } | DictationFailure;

/** The button, in a browser that recognises what the test says. */
const setUp = async () => {
  const header = createTestContext();
  const parts = await createLazySearch(header.context, createLazyMenus(header.context)).load();
  const signals: AbortSignal[] = [];
  let say: (result: Recognised) => void = () => undefined;
  const listen = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<Recognised>((resolve) => {
      say = resolve;
    });
  };
  const Voice = createVoiceSearch(header.context, parts.store, () => listen);
  if (!Voice) throw new Error('no button');
  const { unmount } = render(<Voice />);
  return {
    ...header,
    signals,
    unmount,
    button: () => screen.queryByRole('button', { name: 'Search by voice' }),
    press: () => fireEvent.click(screen.getByRole('button', { name: 'Search by voice' })),
    say: (result: Recognised) =>
      act(async () => {
        say(result);
      }),
  };
};

describe('createVoiceSearch', () => {
  it('searches for what was recognised [SRCH-9]', async () => {
    const { press, say, button, acts, announced } = await setUp();
    press();
    expect([button()?.getAttribute('aria-pressed'), announced()]).toEqual(['true', 'Listening']);
    await say({ text: 'oat milk' });
    expect(acts).toEqual(['go /ecom/shop/search?searchTerm=oat+milk']);
    expect(button()?.getAttribute('aria-pressed')).toBe('false');
  });

  it.each([
    ['blocked', 'The microphone is blocked. Allow it in your browser’s settings to search by voice.'],
    ['nothing', 'No speech was recognised. Try again, or type your search.'],
  ] as const)('says what to do when the result is %p [SRCH-9]', async (result, notice) => {
    const header = await setUp();
    header.press();
    await header.say(result);
    expect([header.notice(), header.acts]).toEqual([notice, []]);
    expect(header.button()?.getAttribute('aria-pressed')).toBe('false');
  });

  it('stops at a second press and when it is unmounted, and says nothing then [SRCH-9]', async () => {
    const { press, say, signals, notice, unmount } = await setUp();
    press();
    press();
    await say('nothing');
    press();
    unmount();
    expect([signals.map(({ aborted }) => aborted), notice()]).toEqual([[true, true], '']);
  });

  it('does not exist in a browser without speech recognition [SRCH-9]', async () => {
    const { context } = createTestContext();
    const { store } = await createLazySearch(context, createLazyMenus(context)).load();
    expect(createVoiceSearch(context, store)).toBeUndefined();
  });
});
