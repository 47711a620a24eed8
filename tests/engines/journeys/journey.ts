import type { Input } from '../engine';
import type { Part, Shopper } from '../shopper';

export interface Journey {
  readonly title: string;
  /** An input without which the journey cannot run. */
  readonly needs?: Input;
  /** What a shopper does, and must see. It fails by throwing. */
  readonly run: (shopper: Shopper) => Promise<void>;
}

export const GROCERIES = '/ecom/shop/browse/groceries';

export const FIELD: Part = ['combobox', 'Search'];
export const TROLLEY: Part = ['link', /^£.*, trolley/];
export const SLOT: Part = ['button', /Slot details$/];
export const ACCOUNT: Part = ['button', 'My account'];
export const MENU: Part = ['button', 'Menu'];

/** The width of a phone. WebKitGTK's window cannot be narrower than 447 px. */
export const PHONE = [450, 760] as const;
