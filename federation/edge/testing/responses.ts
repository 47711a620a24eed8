/** Pause between two requests. */
const POLL_MS = 20;

export interface EdgeResponse {
  readonly status: number;
  /** Decompressed, except for a delta. */
  readonly bytes: Buffer;
  readonly text: string;
  readonly header: (name: string) => string | null;
}

/** Sends a request as a browser on another origin does, with the given Accept-Encoding. */
export const request = async (
  address: string,
  encoding = '',
  headers: Readonly<Record<string, string>> = {},
): Promise<EdgeResponse> => {
  const response = await fetch(address, {
    headers: { origin: 'https://host.example', 'accept-encoding': encoding, ...headers },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    bytes,
    text: bytes.toString(),
    header: (name) => response.headers.get(name),
  };
};

/**
 * Repeats a request until the response is the expected one, or until the timeout of the test.
 *
 * @param check called with each response up to and including the expected one; throws if the response is wrong
 */
export const requestUntil = async (
  address: string,
  isExpected: (response: EdgeResponse) => boolean,
  check: (response: EdgeResponse) => void = () => undefined,
): Promise<EdgeResponse> => {
  for (;;) {
    const response = await request(address);
    check(response);
    if (isExpected(response)) return response;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};
