import fc from 'fast-check';
import { createManualClock } from '../../kernel/testing/manual-clock';
import { createHoverPath, isOnTheWay, type Edge, type Point } from './hover-path';

/** A column of 260 px with rows of 40 px, and the panel open beside it. */
const ROW = 40;
const EDGE: Edge = { x: 260, top: 0, bottom: 560 };
const rowAt = ({ y }: Point) => Math.floor(y / ROW);

/** Where a straight way is every so many milliseconds, in whole pixels as browsers tell them. */
const way = (from: Point, to: Point, speed: number): readonly Point[] => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const steps = Math.max(1, Math.ceil(length / ((speed * 16) / 1_000)));
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: Math.round(from.x + ((to.x - from.x) * step) / steps),
    y: Math.round(from.y + ((to.y - from.y) * step) / steps),
  }));
};

const follow = (
  points: readonly Point[],
  edge: Edge | undefined = EDGE,
  open = rowAt(points[0] ?? { x: 0, y: 0 }),
) => {
  const clock = createManualClock();
  const [opened, wanted]: [string[], string[]] = [[], []];
  const path = createHoverPath({
    clock,
    onRest: (id) => opened.push(id),
    onWanted: (id) => wanted.push(id),
  });
  for (const point of points) {
    const row = rowAt(point);
    path.move({ id: String(row), isOpen: row === open, point, edge });
    clock.pass(16);
  }
  return { clock, path, opened, wanted };
};

describe('a mouse over a column of the menu', () => {
  describe.each([
    ['slow', 60],
    ['usual', 500],
    ['fast', 2_500],
  ])('at a %s pace, %i px/s', (_pace, speed) => {
    it.each([
      ['down', { x: 60, y: 60 }, { x: 259, y: 420 }],
      ['steeply down', { x: 200, y: 60 }, { x: 259, y: 540 }],
      ['up', { x: 40, y: 500 }, { x: 259, y: 30 }],
      ['level', { x: 40, y: 100 }, { x: 259, y: 100 }],
    ])('on its way %s to the open panel it switches nothing', (_way, from, to) => {
      expect(follow(way(from, to, speed)).opened).toEqual([]);
    });

    it('straight down it opens the item that it comes to rest on', () => {
      const { clock, opened } = follow(way({ x: 60, y: 20 }, { x: 60, y: 180 }, speed));
      clock.pass(200);
      expect(opened.at(-1)).toBe('4');
    });
  });

  it('opens an item that it rests on in the middle of the way', () => {
    const { clock, opened } = follow(way({ x: 60, y: 60 }, { x: 140, y: 200 }, 500));
    clock.pass(250);
    expect(opened).toEqual([]);
    clock.pass(50);
    expect(opened).toEqual(['5']);
  });

  it('turning back from the panel it may choose anew', () => {
    const there = way({ x: 60, y: 60 }, { x: 200, y: 200 }, 500);
    const back = way({ x: 200, y: 200 }, { x: 20, y: 300 }, 500);
    const { clock, opened } = follow([...there, ...back], EDGE, 1);
    clock.pass(120);
    expect(opened.at(-1)).toBe('7');
  });

  it('asks for what an item holds before it opens, and for nothing of those it only passes', () => {
    const { clock, wanted, opened } = follow(way({ x: 60, y: 10 }, { x: 60, y: 410 }, 2_500), undefined, -1);
    expect(wanted).toEqual([]);
    clock.pass(60);
    expect([wanted, opened]).toEqual([['10'], []]);
    clock.pass(60);
    expect(opened).toEqual(['10']);
  });

  it('opens nothing once it has left', () => {
    const { clock, path, opened } = follow(way({ x: 60, y: 10 }, { x: 60, y: 100 }, 500), undefined, -1);
    path.stop();
    clock.pass(1_000);
    expect(opened).toEqual([]);
    expect(clock.pending()).toBe(0);
  });

  it('is on the way at every point of every straight way to the panel, in either direction of reading', () => {
    const coordinate = fc.integer({ min: 0, max: 559 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 250 }),
        coordinate,
        coordinate,
        fc.boolean(),
        (x, y, end, isRtl) => {
          const mirrored = ({ x: at, y: height }: Point): Point => ({ x: isRtl ? -at : at, y: height });
          const edge = isRtl ? { ...EDGE, x: -EDGE.x } : EDGE;
          const from = mirrored({ x, y });
          for (const point of way({ x, y }, { x: EDGE.x, y: end }, 500)) {
            expect(isOnTheWay(from, mirrored(point), edge)).toBe(true);
          }
        },
      ),
    );
  });
});
