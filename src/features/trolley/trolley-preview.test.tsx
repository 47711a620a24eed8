/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useStore } from '../../ui/use-store';
import { settle } from '../../kernel/testing/settle';
import { CUSTOMER } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { TrolleyPreview } from '../../header/layout/TrolleyParts';
import { createTrolleyPreview } from './trolley-preview';

type Options = Parameters<typeof createTestContext>[0];

/** The link with its preview, as the layout renders them. */
const setUp = async (options: Options = {}) => {
  const header = createTestContext({ status: CUSTOMER, element: document.body, ...options });
  const { page } = header.context;
  page.setState({ width: 1200 });
  header.setTrolley();
  header.bookSlot();
  const { handlers, load, start } = createTrolleyPreview(header.context);
  const Trolley = () => {
    const isOpen = useStore(page, ({ openPanel }) => openPanel === 'trolley');
    return (
      <div data-testid="trolley" {...handlers}>
        <a href="#trolley" data-trolley>
          Trolley
        </a>
        {isOpen && (
          <TrolleyPreview load={load}>
            <b>Checkout</b>
          </TrolleyPreview>
        )}
      </div>
    );
  };
  render(<Trolley />);
  const stop = start();
  const area = screen.getByTestId('trolley');
  const wait = (milliseconds: number) =>
    act(async () => {
      header.clock.pass(milliseconds);
      await settle();
    });
  return {
    ...header,
    page,
    area,
    link: screen.getByRole('link', { name: 'Trolley' }),
    wait,
    stop,
    preview: () => screen.queryByRole('group', { name: 'Your trolley' })?.textContent,
  };
};

const touch = (type: string) => Object.assign(new Event(type, { bubbles: true }), { pointerType: 'touch' });

describe('createTrolleyPreview', () => {
  it('does not open for a short press [NAV-14]', async () => {
    const { area, wait, preview } = await setUp();
    fireEvent(area, touch('pointerdown'));
    fireEvent(area, touch('pointerup'));
    await wait(1_000);
    expect(preview()).toBeUndefined();
  });

  it.each([
    ['on a phone', { width: 767 }],
    ['while an order is changed', { amendHeight: 60 }],
    ['while another panel is open', { openPanel: 'groceries' }],
    ['on the page of the trolley', { here: new URL('https://shop.example/ecom/shop/trolley') }],
  ] as const)('does not open %s [TROL-2]', async (_where, changes) => {
    const { area, wait, preview, page } = await setUp();
    page.setState(changes);
    fireEvent(area, touch('pointerdown'));
    await wait(500);
    expect(preview()).toBeUndefined();
  });

  it('does not open when the keyboard’s focus reaches the link, which says that Enter opens it [TROL-2]', async () => {
    const { link, wait, preview, page } = await setUp();
    fireEvent.keyDown(link, { key: 'Tab' });
    act(() => link.focus());
    await wait(1_000);
    expect([preview(), link.ariaExpanded]).toEqual([undefined, 'false']);
    act(() => page.setState({ width: 767 }));
    expect(link.ariaExpanded).toBeNull();
  });

  it.each(['Enter', ' ', 'ArrowDown'])('opens with the key "%s" on its link [TROL-2]', async (key) => {
    const { link, wait, preview } = await setUp();
    expect(fireEvent.keyDown(link, { key })).toBe(false);
    // The key is held down.
    expect(fireEvent.keyDown(link, { key, repeat: true })).toBe(false);
    await wait(0);
    expect(preview()).toContain('1 item');
    expect(link.ariaExpanded).toBe('true');
  });

  it('leaves the second Enter to the link, closes with a second Space, and moves the focus into it with Down [TROL-2]', async () => {
    const { link, wait, preview } = await setUp();
    const press = (key: string) => fireEvent.keyDown(link, { key });
    press(' ');
    await wait(0);
    expect(press('Enter')).toBe(true);
    expect(press('ArrowDown')).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'View trolley' }));
    expect(press(' ')).toBe(false);
    expect(preview()).toBeUndefined();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'leaves Enter with %j to the link, and every key where there is no preview [NAV-14]',
    async (modifier) => {
      const { link, page } = await setUp();
      expect(fireEvent.keyDown(link, { key: 'Enter', ...modifier })).toBe(true);
      act(() => page.setState({ width: 767 }));
      expect(fireEvent.keyDown(link, { key: 'Enter' })).toBe(true);
      expect(page.getState().openPanel).toBe('none');
    },
  );

  describe('with a host that changes the trolley', () => {
    const press = async (name: string, setAmount: (id: string, amount: number) => Promise<void>) => {
      const byId = (ids: readonly string[]) => Promise.resolve(ids.map((id) => ({ id, name: 'Oat milk' })));
      const header = await setUp({ products: { byId, setAmount } });
      header.setTrolley({
        items: [{ lineNumber: '005', productId: 'p-5', quantity: { amount: 1, uom: 'C62' } }],
      });
      fireEvent(header.area, touch('pointerdown'));
      await header.wait(500);
      await header.wait(0);
      const button = screen.getByRole('button', { name });
      fireEvent.click(button);
      fireEvent.click(button);
      await header.wait(0);
      return header;
    };

    it('says so when that failed, and the button works again [TROL-4] [CALL-3]', async () => {
      const { announced, preview } = await press('One more: Oat milk', () =>
        Promise.reject(new Error('down')),
      );
      const problem = 'The number of Oat milk could not be changed. Please try again.';
      expect([announced(), preview()]).toEqual([problem, expect.stringContaining(problem)]);
      expect(screen.getByRole('button', { name: 'One more: Oat milk' }).ariaBusy).toBe('false');
    });
  });

  it('has no lines when the host fails or takes longer than 8 seconds [CALL-3]', async () => {
    const failing = await setUp({ products: { byId: () => Promise.reject(new Error('down')) } });
    fireEvent(failing.area, touch('pointerdown'));
    await failing.wait(500);
    expect(failing.preview()).toContain('1 item');
  });

  it('closes when the host changes the page, and listens no longer once it is stopped [NAV-14] [FED-6]', async () => {
    const { area, wait, page, moveTo, stop, listeners } = await setUp();
    fireEvent(area, touch('pointerdown'));
    await wait(500);
    act(() => {
      moveTo('/ecom/recipes');
    });
    expect(page.getState().openPanel).toBe('none');
    stop();
    expect(listeners()).toBe(0);
  });
});
