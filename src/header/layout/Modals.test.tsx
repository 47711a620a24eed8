import { act, render, screen } from '@testing-library/react';
import { BOTTOM_CHANGED } from '../../../federation/contract';
import { createTestContext } from '../../context/testing/test-context';
import { BottomStrips, Modals } from './Modals';

const Broken = () => {
  throw new Error('broken');
};

describe('Modals', () => {
  it('reports a dialog that fails to render, and opens the next one [ERR-7] [FED-4]', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { context, modal, reports } = createTestContext();
    const { modals } = context;
    render(<Modals context={context} />);
    act(() => modals.show({ name: 'broken', render: () => <Broken /> }));
    expect([modal(), reports]).toEqual([undefined, ['broken: Error: broken']]);
    act(() => modals.show({ name: 'next', render: () => 'The next dialog' }));
    expect(screen.getByText('The next dialog')).toBeTruthy();
    expect(logged).toHaveBeenCalled();
  });
});

/** Renders the strips in a page that is 700 px high, with a banner whose upper edge is at 628 px. */
const setUp = () => {
  const { context, properties, dispatched } = createTestContext();
  let resize: (height: number) => void = () => undefined;
  const browser = {
    ...context.browser,
    observeHeight: (strip: Element, listener: (height: number) => void) => {
      Object.defineProperty(strip, 'offsetTop', { value: 628 });
      Object.defineProperty(document.documentElement, 'clientHeight', { value: 700, configurable: true });
      resize = listener;
      return () => undefined;
    },
  };
  render(<BottomStrips context={{ ...context, browser }} />);
  const show = (strip: React.ReactNode) => {
    act(() => context.modals.setStrip('app', strip));
  };
  const published = () => [properties.get('--shop-header-bottom'), properties.get('scroll-padding-bottom')];
  const heights = (): readonly unknown[] =>
    dispatched.flatMap(({ type, detail }) => (type === BOTTOM_CHANGED ? [detail as unknown] : []));
  return {
    show,
    resize: (height: number) => resize(height),
    published,
    heights,
  };
};

describe('BottomStrips', () => {
  it('publishes the height that a banner covers, as properties and as an event [APP-1]', () => {
    const { show, resize, published, heights } = setUp();
    expect(published()).toEqual([undefined, undefined]);
    show(<p>The app</p>);
    resize(72);
    expect(published()).toEqual(['72px', '72px']);
    resize(72);
    show(null);
    expect(published()).toEqual([undefined, undefined]);
    expect(heights()).toEqual([{ height: 72 }, { height: 0 }]);
  });

  it('publishes 0 while the banner is hidden, as in a low landscape [APP-1]', () => {
    const { show, resize, published } = setUp();
    show(<p>The app</p>);
    resize(72);
    resize(0);
    expect(published()).toEqual([undefined, undefined]);
  });
});
