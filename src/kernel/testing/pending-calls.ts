import { settle } from './settle';

type Send = (...args: never[]) => Promise<unknown>;

/** A call that is pending until the test responds. */
interface PendingCall<Fn extends Send> {
  readonly args: Parameters<Fn>;
  /** Resolves the call, and waits until its result is handled. */
  readonly respond: (result: Awaited<ReturnType<Fn>>) => Promise<void>;
}

/** Creates a function of a port that records its calls. */
export const createPendingCalls = <Fn extends Send>() => {
  const calls: PendingCall<Fn>[] = [];
  const send = (...args: Parameters<Fn>) =>
    new Promise<Awaited<ReturnType<Fn>>>((resolve) => {
      const respond = (result: Awaited<ReturnType<Fn>>) => {
        resolve(result);
        return settle();
      };
      calls.push({ args, respond });
    });
  return { calls, send };
};
