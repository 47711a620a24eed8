/** What tabs tell each other to read again; each word is a whole message, and no data goes with it. */
const TOPICS = ['trolley', 'slot', 'order', 'session'] as const;

/** The shopper left: nothing is read, all that shows of theirs goes at once [AUTH-5]. */
export const SIGNED_OUT = 'signed-out';

export type Topic = (typeof TOPICS)[number];

export const isTopic = (message: unknown): message is Topic => TOPICS.some((topic) => topic === message);
