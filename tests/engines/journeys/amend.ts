import { GROCERIES, PHONE, TROLLEY, type Journey } from './journey';
import type { Part, Shopper } from '../shopper';

const BAR: Part = ['region', 'Changing your order'];
const DISCARD: Part = ['button', 'Discard amends'];
const QUESTION: Part = ['dialog', 'Cancel changes?'];
const CHOOSER: Part = ['dialog', 'Check out the way you want'];
const BAR_SCOPE = 'header section[aria-labelledby]';

const ask = async (shopper: Shopper) => {
  await shopper.open(GROCERIES, 'amending');
  await shopper.click(DISCARD);
  await shopper.see(QUESTION);
};

const choose = async (shopper: Shopper, preset = 'amending') => {
  await shopper.open(GROCERIES, preset);
  await shopper.see(TROLLEY);
  await shopper.click(['link', 'Checkout'], BAR_SCOPE);
  await shopper.see(CHOOSER);
};

export const AMEND: readonly Journey[] = [
  {
    title: 'an amended order has its bar',
    run: async (shopper) => {
      await shopper.open(GROCERIES, 'amending');
      await shopper.see(BAR);
      await shopper.see(DISCARD);
    },
  },
  {
    title: 'the question has the focus on the safe button, and keeps the changes',
    run: async (shopper) => {
      await ask(shopper);
      await shopper.focusOn(['button', 'Keep changes']);
      await shopper.press('Enter');
      await shopper.miss(QUESTION);
      await shopper.see(BAR);
    },
  },
  {
    title: 'Escape closes the question and returns the focus',
    run: async (shopper) => {
      await shopper.open(GROCERIES, 'amending');
      await shopper.see(DISCARD);
      await shopper.tabTo(DISCARD);
      await shopper.press('Enter');
      await shopper.see(QUESTION);
      await shopper.press('Escape');
      await shopper.miss(QUESTION);
      await shopper.focusOn(DISCARD);
    },
  },
  {
    title: 'the changes are discarded',
    run: async (shopper) => {
      await ask(shopper);
      await shopper.click(['button', 'Cancel changes'], 'dialog');
      await shopper.miss(BAR);
    },
  },
  {
    title: 'the focus stays in an open dialog',
    run: async (shopper) => {
      await ask(shopper);
      for (let presses = 0; presses < 6; presses += 1) {
        await shopper.press('Tab');
        await shopper.until(
          'focus in the dialog',
          "!document.querySelector(':focus') || document.activeElement.closest('dialog')",
        );
      }
    },
  },
  {
    title: 'a slot that cannot be changed shows the reason',
    run: async (shopper) => {
      await shopper.open(GROCERIES, 'amending-fixed-slot');
      await shopper.click(['button', 'Change slot'], BAR_SCOPE);
      await shopper.see(['dialog', 'Your slot can’t be changed']);
      await shopper.click(['button', 'OK'], 'dialog');
      await shopper.miss(['dialog', 'Your slot can’t be changed']);
    },
  },
  {
    title: 'Checkout offers two ways',
    run: async (shopper) => {
      await choose(shopper);
      await shopper.see(['button', 'Instant checkout'], 'dialog');
    },
  },
  {
    title: 'Instant Checkout places the order and leads to another page',
    run: async (shopper) => {
      await choose(shopper);
      await shopper.click(['button', 'Instant checkout'], 'dialog');
      await shopper.until('another page', `location.pathname !== '${GROCERIES}'`);
    },
  },
  {
    title: 'a refused order shows its message',
    run: async (shopper) => {
      await choose(shopper, 'error-091');
      await shopper.click(['button', 'Instant checkout'], 'dialog');
      await shopper.see(['dialog', 'Unable to apply promo voucher or code'], 'body');
    },
  },
  {
    title: 'the bar fits a phone',
    run: async (shopper) => {
      await shopper.page.resize(...PHONE);
      await shopper.open(GROCERIES, 'amending');
      await shopper.see(BAR);
      await shopper.until(
        'no sideways scrolling',
        'document.documentElement.scrollWidth <= document.documentElement.clientWidth',
      );
    },
  },
];
