import { GUARDS, type Guard } from './support/placing-runs/order-service';
import { runOnce, type RunResult } from './support/placing-runs/run';

/** `PLACING_RUNS=20000 PLACING_SEED=7 npm run unit -- tests/placing-runs` runs more of them, or other seeds. */
const RUNS = Number(process.env.PLACING_RUNS ?? process.env.FC_RUNS ?? 200);
const FIRST_SEED = Number(process.env.PLACING_SEED ?? 1);
/** One flow takes 60 s at most; what follows takes milliseconds. */
const MAX_DELAY_MS = 60_500;

const BEACON = {
  customerOrderId: 'co-1',
  branchId: '7',
  deliveryChargeAmount: 4,
  slotType: 'DELIVERY',
  instantCheckoutTrolleyItems: [
    { lineNumber: '1', totalPrice: 6, quantity: 3, quantityDelta: 2 },
    { lineNumber: '2', totalPrice: 0, quantity: 0, quantityDelta: -2 },
  ],
};

const runAll = async (guard: Guard): Promise<readonly RunResult[]> => {
  const results: RunResult[] = [];
  for (let seed = FIRST_SEED; seed < FIRST_SEED + RUNS; seed += 1) results.push(await runOnce(seed, guard));
  return results;
};

/** The first few results: enough to repeat one of the runs. */
const firstOf = (results: readonly RunResult[]) => results.slice(0, 3);

describe.each(GUARDS)('an order at a service whose guard is %p, in random runs', (guard) => {
  let results: readonly RunResult[];

  beforeAll(async () => {
    results = await runAll(guard);
  }, 120_000);

  it('is never placed twice if the service has a guard, or if a read could have prevented it [INST-2]', () => {
    const isWrong = ({ placed, preventable }: RunResult) => (guard === 'none' ? preventable > 0 : placed > 1);
    expect(firstOf(results.filter(isWrong))).toEqual([]);
  });

  it('is never placed by two different keys [INST-2]', () => {
    expect(firstOf(results.filter(({ placingKeys }) => placingKeys > 1))).toEqual([]);
  });

  it('is what every page says in the end, and none says too early that it is not placed [INST-4]', () => {
    const isWrong = ({ tooEarly, wrongWords }: RunResult) => tooEarly > 0 || wrongWords.length > 0;
    expect(firstOf(results.filter(isWrong))).toEqual([]);
  });

  it('has exactly one completion beacon once it is placed, and none before [INST-3]', () => {
    const isWrong = ({ placed, beacons }: RunResult) => beacons.length !== Math.min(placed, 1);
    expect(firstOf(results.filter(isWrong))).toEqual([]);
    const bodies = new Set(results.flatMap(({ beacons }) => beacons));
    expect([...bodies].map((text): unknown => JSON.parse(text))).toEqual([BEACON]);
  });

  it('keeps no page waiting for more than a minute, and shows no false state [INST-2] [INST-4]', () => {
    const isWrong = ({ stuck, longestWait, isFalselyPlaced }: RunResult) =>
      stuck > 0 || longestWait > MAX_DELAY_MS || isFalselyPlaced;
    expect(firstOf(results.filter(isWrong))).toEqual([]);
  });

  it('is placed in most runs, with faults that need more than one request', () => {
    expect(results.filter(({ placed }) => placed > 0).length).toBeGreaterThan(RUNS / 2);
    expect(results.filter(({ patches }) => patches > 1).length).toBeGreaterThan(RUNS / 20);
  });
});
