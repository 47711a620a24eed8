import { fc } from '../../../tests/setup/property-tests';
import { createManualClock } from '../../kernel/testing/manual-clock';
import { createHoverIntent, isMovingTowards, moveHover, type Edge, type Point } from './hover-intent';

/** A column of 260 px with rows of 40 px, and an open panel next to it. */
const ROW_PX = 40;
const EDGE: Edge = { x: 260, top: 0, bottom: 560 };
const rowAt = ({ y }: Point) => Math.floor(y / ROW_PX);

/** Points of a straight line at `speed` px/s, one every 16 ms, in whole pixels like pointer events. */
const line = (from: Point, to: Point, speed: number): readonly Point[] => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const steps = Math.max(1, Math.ceil(length / ((speed * 16) / 1_000)));
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: Math.round(from.x + ((to.x - from.x) * step) / steps),
    y: Math.round(from.y + ((to.y - from.y) * step) / steps),
  }));
};

const moveAlong = (
  points: readonly Point[],
  edge: Edge | undefined = EDGE,
  open = rowAt(points[0] ?? { x: 0, y: 0 }),
) => {
  const clock = createManualClock();
  const [opened, loaded]: [string[], string[]] = [[], []];
  const hover = createHoverIntent({
    clock,
    onOpen: (id) => opened.push(id),
    onLoad: (id) => loaded.push(id),
  });
  for (const point of points) {
    const row = rowAt(point);
    hover.move({ id: String(row), isOpen: row === open, point, edge });
    clock.pass(16);
  }
  return { clock, hover, opened, loaded };
};

describe('moveHover', () => {
  const point = { x: 60, y: 60 };

  it('remembers the position on the open item, and opens nothing', () => {
    const pending = { id: '2', delay: 120 };
    expect(moveHover({ pending }, { id: '1', isOpen: true, point, edge: EDGE })).toEqual({ from: point });
  });

  it('opens another item after a longer delay on the way to the open panel', () => {
    const to = { id: '2', isOpen: false, point: { x: 120, y: 80 }, edge: EDGE };
    expect(moveHover({ from: point }, to)).toEqual({ from: point, pending: { id: '2', delay: 300 } });
    const away = { ...to, point: { x: 20, y: 80 } };
    expect(moveHover({ from: point }, away)).toEqual({ from: point, pending: { id: '2', delay: 120 } });
  });

  it('does not restart the delay while the pointer moves on one item', () => {
    const state = { pending: { id: '2', delay: 120 } };
    expect(moveHover(state, { id: '2', isOpen: false, point, edge: undefined })).toBe(state);
  });

  it('opens nothing between items', () => {
    const state = { pending: { id: '2', delay: 120 } };
    const next = moveHover(state, { id: undefined, isOpen: false, point, edge: undefined });
    expect(next.pending).toBeUndefined();
  });
});

describe('createHoverIntent', () => {
  describe.each([
    ['slow', 60],
    ['medium', 500],
    ['fast', 2_500],
  ])('with a %s mouse, %i px/s', (_pace, speed) => {
    it.each([
      ['down', { x: 60, y: 60 }, { x: 259, y: 420 }],
      ['steeply down', { x: 200, y: 60 }, { x: 259, y: 540 }],
      ['up', { x: 40, y: 500 }, { x: 259, y: 30 }],
      ['level', { x: 40, y: 100 }, { x: 259, y: 100 }],
    ])('opens no other item on the way %s to the open panel', (_way, from, to) => {
      expect(moveAlong(line(from, to, speed)).opened).toEqual([]);
    });

    it('opens the item on which the mouse stops after moving straight down', () => {
      const { clock, opened } = moveAlong(line({ x: 60, y: 20 }, { x: 60, y: 180 }, speed));
      clock.pass(200);
      expect(opened.at(-1)).toBe('4');
    });
  });

  it('loads the content of an item before it opens, but not of items that the mouse only passes', () => {
    const { clock, loaded, opened } = moveAlong(
      line({ x: 60, y: 10 }, { x: 60, y: 410 }, 2_500),
      undefined,
      -1,
    );
    expect(loaded).toEqual([]);
    clock.pass(60);
    expect([loaded, opened]).toEqual([['10'], []]);
    clock.pass(60);
    expect(opened).toEqual(['10']);
  });

  it('opens nothing after stop', () => {
    const { clock, hover, opened } = moveAlong(line({ x: 60, y: 10 }, { x: 60, y: 100 }, 500), undefined, -1);
    hover.stop();
    clock.pass(1_000);
    expect(opened).toEqual([]);
    expect(clock.pending()).toBe(0);
  });

  it('isMovingTowards is true for every point of a straight line to the panel, in both text directions', () => {
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
          for (const point of line({ x, y }, { x: EDGE.x, y: end }, 500)) {
            expect(isMovingTowards(from, mirrored(point), edge)).toBe(true);
          }
        },
      ),
    );
  });
});
