/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useStore } from '../../ui/use-store';
import { settle } from '../../kernel/testing/settle';
import type { Product } from '../../../federation/contract';
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
    const OAT = { id: 'p-9', name: 'Oat milk', pricePence: 120 };
    const line = (id: string) => ({
      lineNumber: id,
      productId: id,
      quantity: { amount: 2, uom: 'C62' as const },
    });
    /** Opens the preview of a trolley with milk and bread. The host refuses the changes in `refused`, such as 'p-5 0'. */
    const open = async (isUnavailable: boolean, refused: string[] = []) => {
      const catalogue = new Map<string, Product>([
        ['p-5', { id: 'p-5', name: 'Milk', isUnavailable, substitute: OAT }],
        ['p-6', { id: 'p-6', name: 'Bread', isUnavailable }],
        ['p-9', OAT],
      ]);
      const inTrolley = new Set(['p-5', 'p-6']);
      const sent: string[] = [];
      const show = () => header.setTrolley({ items: [...inTrolley].map(line) });
      const header = await setUp({
        products: {
          byId: async (ids) => ids.flatMap((id) => catalogue.get(id) ?? []),
          async setAmount(id, amount) {
            const change = `${id} ${String(amount)}`;
            sent.push(change);
            if (refused.includes(change)) throw new Error('down');
            // The response of the trolley can be faster than the host's promise.
            inTrolley.delete(id);
            if (amount > 0) inTrolley.add(id);
            show();
          },
        },
      });
      show();
      fireEvent(header.area, touch('pointerdown'));
      await header.wait(500);
      await header.wait(0);
      const press = async (name: string, detail = 1) => {
        const button = screen.getByRole('button', { name });
        button.focus();
        fireEvent.click(button, { detail });
        fireEvent.click(button, { detail });
        await header.wait(0);
        await header.wait(0);
      };
      return { ...header, sent, press, focused: () => document.activeElement?.textContent };
    };

    it('says so when that failed, and the button works again [TROL-4] [CALL-3]', async () => {
      const { announced, preview, press, sent } = await open(false, ['p-5 3']);
      await press('One more: Milk');
      const problem = 'The number of Milk could not be changed. Please try again.';
      expect([announced(), preview(), sent]).toEqual([problem, expect.stringContaining(problem), ['p-5 3']]);
      expect(screen.getByRole('button', { name: 'One more: Milk' }).ariaBusy).toBe('false');
    });

    it('removes an unavailable line, which stays in its place and can be added again [TROL-4]', async () => {
      const { sent, press, announced, preview, focused } = await open(true);
      await press('Remove Milk');
      expect([sent, announced(), focused()]).toEqual([['p-5 0'], 'Removed Milk', 'Undo']);
      expect(preview()).toMatch(/MilkRemoved.*BreadUnavailable/);
      await press('Undo: Milk', 2);
      expect(sent).toHaveLength(1);
      await press('Undo: Milk');
      expect([sent[1], announced(), focused()]).toEqual(['p-5 2', 'Milk is in your trolley again', 'Remove']);
      expect(preview()).toMatch(/MilkUnavailable.*BreadUnavailable/);
    });

    it('swaps an unavailable line for its substitute, and undoes that [TROL-4] [TROL-5]', async () => {
      const { sent, press, announced, preview, focused } = await open(true);
      await press('Swap for ‘Oat milk’ £1.20');
      expect([sent, announced(), focused()]).toEqual([
        ['p-9 2', 'p-5 0'],
        'Swapped Milk for Oat milk',
        'Undo',
      ]);
      expect(preview()).toMatch(/MilkSwapped for ‘Oat milk’.*BreadUnavailable.*Oat milk/);
      expect(screen.getByRole('button', { name: 'One more: Oat milk' })).toBeTruthy();
      await press('Undo: Milk');
      expect([sent.slice(2), focused()]).toEqual([['p-5 2', 'p-9 0'], 'Swap for ‘Oat milk’ £1.20']);
    });

    it.each([
      ['p-9 2', ['p-9 2'], 'Oat milk could not be added. Please try again.'],
      ['p-5 0', ['p-9 2', 'p-5 0'], 'Milk could not be removed. Please try again.'],
    ])(
      'keeps an unavailable line when %s fails, and says so [TROL-4] [CALL-3]',
      async (refused, sent, problem) => {
        const header = await open(true, [refused]);
        await header.press('Swap for ‘Oat milk’ £1.20');
        expect([header.sent, header.announced()]).toEqual([sent, problem]);
        expect(header.preview()).toContain('MilkUnavailable');
        expect(header.preview()).toContain(problem);
        // The same amounts again.
        await header.press('Swap for ‘Oat milk’ £1.20');
        expect(header.sent).toEqual([...sent, ...sent]);
      },
    );

    it('gives up a removal after 8 seconds without a response [ERR-6]', async () => {
      const header = await setUp({
        products: {
          byId: async () => [{ id: 'p-5', name: 'Milk', isUnavailable: true }],
          setAmount: () => new Promise(() => undefined),
        },
      });
      header.setTrolley({ items: [line('p-5')] });
      fireEvent(header.area, touch('pointerdown'));
      await header.wait(500);
      await header.wait(0);
      const button = screen.getByRole('button', { name: 'Remove Milk' });
      fireEvent.click(button);
      await header.wait(7_999);
      expect(button.ariaBusy).toBe('true');
      await header.wait(1);
      expect([button.ariaBusy, header.announced()]).toEqual([
        'false',
        'Milk could not be removed. Please try again.',
      ]);
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
