import type { Random } from './virtual-clock';

/** The amended order. */
export const ORDER = 'co-1';

/** How a service prevents a second placement: by keys only, by the order's state only, or not at all. */
export const GUARDS = ['key', 'state', 'none'] as const;
export type Guard = (typeof GUARDS)[number];

/** The response to a call. A network failure has none. */
export interface Response {
  readonly status: number;
  readonly body: unknown;
}

/** One request to place the order, as it was sent. */
export interface Patch {
  readonly key: string;
  /** Whether the page read, immediately before, that the order is still being amended. */
  readonly isAfterRead: boolean;
}

const PLACED: Response = { status: 200, body: { customerOrderState: 'PLACED' } };
export const HTML = '<!doctype html><title>502</title>';

/**
 * What happens to one request: when the service does the work, and when and how it responds. Milliseconds from arrival.
 */
export interface ProxyFault {
  /** Undefined if the work is never done. */
  readonly workAfter?: number;
  /** Undefined if no response is ever sent. */
  readonly respondAfter?: number;
  /** 'expected' is the response of the work itself; 'lost' is a connection that ends without one. */
  readonly response: 'expected' | 'lost' | Response;
  /** Whether the browser repeats the request by itself after a connection reset. */
  readonly isResent?: boolean;
}

export interface OrderService {
  readonly isPlaced: () => boolean;
  readonly read: (customerOrderId: string | undefined) => Response;
  readonly place: (patch: Patch) => Response;
  readonly planPatch: () => ProxyFault;
  readonly planRead: () => ProxyFault;
  readonly patches: readonly Patch[];
  /** When pages have sent the requests to place the order that got no definite response. Epoch milliseconds. */
  readonly undecided: Set<number>;
  /** The requests that placed the order. More than one: it was placed twice. */
  readonly placements: readonly Patch[];
  readonly beacons: string[];
  /** Stops all faults. */
  readonly recover: () => void;
}

/** Creates the service of one amended order, which is protected by its guard only. */
export const createOrderService = (guard: Guard, random: Random): OrderService => {
  const patches: Patch[] = [];
  const placements: Patch[] = [];
  let isRecovered = false;

  const errors = (): Response =>
    random.pick<Response>([
      { status: 500, body: '' },
      { status: 503, body: { message: 'unavailable' } },
      { status: 200, body: HTML },
    ]);
  const refusal = (): Response => ({
    status: random.pick([400, 404, 409, 422]),
    body: random.pick<unknown>([{}, { code: 'NOT_AMENDING' }, { code: 'ORDER_ORCHESTRATION_041' }]),
  });
  const soon = () => 5 + random.below(300);
  const later = () => random.pick([random.below(3_000), random.below(40_000), random.below(100_000)]);
  const broken = (): ProxyFault =>
    random.pick<ProxyFault>([
      { respondAfter: soon(), response: 'lost' },
      { respondAfter: soon(), response: errors() },
      { response: 'lost' },
    ]);

  return {
    patches,
    placements,
    undecided: new Set(),
    beacons: [],
    isPlaced: () => placements.length > 0,
    read: (id) => ({
      status: 200,
      body: { customerOrderState: id !== ORDER ? 'PENDING' : placements.length > 0 ? 'PLACED' : 'AMENDING' },
    }),
    place(patch) {
      patches.push(patch);
      if (guard === 'key' && placements.some(({ key }) => key === patch.key)) return PLACED;
      if (guard === 'state' && placements.length > 0) return refusal();
      placements.push(patch);
      return PLACED;
    },
    planPatch() {
      if (isRecovered || random.chance(35))
        return { workAfter: soon(), respondAfter: 0, response: 'expected' };
      if (random.chance(8))
        return { respondAfter: soon(), response: { status: 422, body: { code: 'ORDER_ORCHESTRATION_042' } } };
      if (random.chance(15))
        return { workAfter: soon(), respondAfter: 0, response: 'expected', isResent: true };
      if (random.chance(15))
        return { workAfter: soon(), respondAfter: random.below(60_000), response: 'expected' };
      const fault = broken();
      const moment = random.below(3);
      if (moment === 0) return fault;
      return { ...fault, workAfter: moment === 1 ? 1 : later() };
    },
    planRead() {
      if (isRecovered || random.chance(70))
        return { workAfter: soon(), respondAfter: random.below(200), response: 'expected' };
      if (random.chance(30))
        return { workAfter: soon(), respondAfter: random.below(50_000), response: 'expected' };
      return broken();
    },
    recover() {
      isRecovered = true;
    },
  };
};
