import { ok, type Failure } from '../../../src/kernel/result';
import { callOf } from '../../../src/platform/calls';
import type { Http } from '../../../src/platform/http';
import type { HttpFailure } from '../../../src/platform/http/http';
import { HTML, type OrderService, type Patch, type Response } from './order-service';
import type { Random, VirtualClock } from './virtual-clock';

interface PageConnection {
  readonly http: Http;
  /** Whether a request of the page to place the order got no definite response. */
  readonly isUndecided: () => boolean;
  /** Ends every pending request: with a failure, or without a result if the page is gone. */
  readonly cut: (isGone: boolean) => void;
}

interface NetworkDeps {
  readonly clock: VirtualClock;
  readonly random: Random;
  readonly service: OrderService;
  readonly isOffline: () => boolean;
}

/** Without Web Locks, a page sends the order at most this long after it read the order's state. Milliseconds. */
const JUST_READ_MS = 200;

const failure = (kind: Failure['kind'], response?: Response): HttpFailure => ({
  kind,
  message: kind,
  milliseconds: 0,
  ...(response && { status: response.status, body: response.body }),
});

/** Whether the service has placed the order or refused the request. Status 409 and those from 500 on say neither. */
const isDefinite = (response: Response | HttpFailure): boolean =>
  !('kind' in response) && response.body !== HTML && response.status < 500 && response.status !== 409;

/** Creates the connection of one page to the order service, with the faults of the network and the service. */
export const connect = ({ clock, random, service, isOffline }: NetworkDeps): PageConnection => {
  const pending = new Set<(isGone: boolean) => void>();
  let undecided = 0;
  let lastRead = { state: '', respondedAt: -Infinity };

  const exchange = (
    id: string | undefined,
    patch: Patch | undefined,
    timeout: number,
    signal: AbortSignal | undefined,
  ) =>
    new Promise<Response | HttpFailure>((resolve) => {
      let isArriving = true;
      const timers: (() => void)[] = [];
      const end = (result?: Response | HttpFailure) => {
        pending.delete(cut);
        stopTimeout();
        signal?.removeEventListener('abort', cancel);
        // A cancelled request may arrive all the same.
        if (isArriving && random.chance(50)) for (const stop of timers) stop();
        if (result) resolve(result);
      };
      const cut = (isGone: boolean) => {
        end(isGone ? undefined : failure('network'));
      };
      const cancel = () => {
        end(failure('cancelled'));
      };
      const stopTimeout = clock.after(timeout, () => {
        end(failure('timeout'));
      });
      if (isOffline()) {
        end(failure('network'));
        return;
      }
      pending.add(cut);
      signal?.addEventListener('abort', cancel);
      const fault = patch ? service.planPatch() : service.planRead();
      const arrive = () => {
        isArriving = false;
        const work = () => (patch ? service.place(patch) : service.read(id));
        const respond = (expected?: Response) => {
          if (!pending.has(cut)) return;
          if (fault.response === 'lost') end(failure('network'));
          else if (fault.response === 'expected') end(expected);
          else end(fault.response);
        };
        if (fault.workAfter !== undefined) {
          clock.after(fault.workAfter, () => {
            let expected = work();
            if (patch && fault.isResent) expected = service.place({ ...patch, isAfterRead: true });
            if (fault.response === 'expected')
              clock.after(fault.respondAfter ?? 0, () => {
                respond(expected);
              });
          });
        }
        if (fault.response !== 'expected' && fault.respondAfter !== undefined)
          clock.after(fault.respondAfter, respond);
      };
      timers.push(clock.after(1 + random.below(60), arrive));
    });

  const http: Http = {
    async send({ call, id, headers, signal, decode }) {
      if (signal?.aborted) return { ok: false, failure: failure('cancelled') };
      const { method, timeout = 10_000 } = callOf(call);
      const isAfterRead = lastRead.state === 'AMENDING' && clock.now() - lastRead.respondedAt <= JUST_READ_MS;
      const patch = method === 'PATCH' ? { key: headers?.['Idempotency-Key'] ?? '', isAfterRead } : undefined;
      const sentAt = clock.now();
      if (patch) {
        undecided += 1;
        service.undecided.add(sentAt);
      }
      const response = await exchange(id, patch, timeout, signal);
      if (patch && isDefinite(response)) {
        undecided -= 1;
        service.undecided.delete(sentAt);
      }
      if ('kind' in response) return { ok: false, failure: response };
      if (response.status >= 400) return { ok: false, failure: failure('http', response) };
      if (!patch)
        lastRead = {
          state: JSON.stringify(response.body).includes('AMENDING') ? 'AMENDING' : '',
          respondedAt: clock.now(),
        };
      const decoded = await decode(response.body);
      if (!decoded.ok) return { ok: false, failure: { ...decoded.failure, milliseconds: 0 } };
      return ok({ body: decoded.value, status: response.status, milliseconds: 0 });
    },
  };
  return {
    http,
    isUndecided: () => undecided > 0,
    cut(isGone) {
      for (const each of [...pending]) each(isGone);
    },
  };
};
