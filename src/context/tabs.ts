import type { Browser } from '../platform/browser';

/** What a tab asks the other tabs to refetch. The message is the topic alone, without data. */
const TOPICS = ['trolley', 'slot', 'order', 'session'] as const;

/** The shopper signed out: the other tabs remove the shopper's data at once, without a request [AUTH-5]. */
export const SIGNED_OUT = 'signed-out';

export type Topic = (typeof TOPICS)[number];

export const isTopic = (message: unknown): message is Topic => TOPICS.some((topic) => topic === message);

/** Sends a message to the other tabs of this origin. */
export const notifyTabs = ({ tabs }: Pick<Browser, 'tabs'>, message: Topic | typeof SIGNED_OUT): void =>
  tabs.send(message);
