import type { PreloadedData } from '../../federation/contract';

type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields of an object; an empty object for anything else. */
const fieldsOf = (value: unknown): Fields => Object(value) as Fields;

/** @returns the value where all its fields are texts and one matches a pattern, undefined otherwise */
const withTexts = (value: unknown, field: string, pattern: RegExp): unknown => {
  const fields = fieldsOf(value);
  const areTexts = Object.values(fields).every((one) => typeof one === 'string');
  return areTexts && pattern.test(String(fields[field])) ? value : undefined;
};

/** Pages where a slot is booked or changed [SLOT-5]: no other address becomes the link of a booked slot. */
const BOOKING_PAGE = /^\/ecom\/bookslot\/[a-z/]+$/;
/** Amounts such as '£43.10' and '50p'. */
const AMOUNT = /\d/;

/**
 * Checks what a host has preloaded, since a host may be written without types. A part that is wrong counts as missing,
 * as a service's wrong response does. The menus decode taxonomy and fragments when they use them [FED-3].
 */
export const readPreloaded = (given: unknown): PreloadedData => {
  const { session, summary } = fieldsOf(given);
  const { role } = fieldsOf(session);
  const { trolley, slot, isCurrent } = fieldsOf(summary);
  const checked = {
    ...fieldsOf(given),
    session: role === 'customer' || role === 'operator' ? { role } : undefined,
    summary: {
      trolley: withTexts(trolley, 'cost', AMOUNT),
      slot: slot === null ? slot : withTexts(slot, 'changeHref', BOOKING_PAGE),
      ...(isCurrent === true && { isCurrent }),
    },
  };
  return checked as PreloadedData;
};
