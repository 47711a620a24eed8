/** Milliseconds between two looks. */
const PAUSE = 20;

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly header: (name: string) => string | null;
}

/** Asks as a browser of another origin would, in the given encoding. */
export const ask = async (
  address: string,
  encoding = '',
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered> => {
  const answer = await fetch(address, {
    headers: { origin: 'https://host.example', 'accept-encoding': encoding, ...headers },
  });
  return {
    status: answer.status,
    text: await answer.text(),
    header: (name) => answer.headers.get(name),
  };
};

/**
 * Asks again and again until the answer is as meant; the test's own limit ends it.
 *
 * @param hold what each answer until then must be, too
 */
export const askUntil = async (
  address: string,
  isMeant: (answered: Answered) => boolean,
  hold: (answered: Answered) => void = () => undefined,
): Promise<Answered> => {
  for (;;) {
    const answered = await ask(address);
    hold(answered);
    if (isMeant(answered)) return answered;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
};
