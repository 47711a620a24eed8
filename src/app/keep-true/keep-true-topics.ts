/** What tabs tell each other to read again; each word is a whole message, and no data goes with it. */
const TOPICS = ['trolley', 'slot', 'order', 'session'] as const;

export type Topic = (typeof TOPICS)[number];

export const isTopic = (message: unknown): message is Topic => TOPICS.some((topic) => topic === message);
