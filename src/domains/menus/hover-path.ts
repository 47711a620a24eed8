import type { Clock } from '../../kernel/clock';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The side of an open panel that a pointer comes to first. */
export interface Edge {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** CSS pixels that a hand may waver: past the panel's corners, and at the beginning of its way. */
const SLACK = 24;
const SLACK_AT_START = 6;
/** Milliseconds that a pointer rests on an item before its panel opens, and on the way to an open panel. */
const REST = 120;
const REST_ON_THE_WAY = 300;
/** Milliseconds after which an item counts as wanted, so that its panel's content is asked for. */
const WANTED = 60;

const side = (a: Point, b: Point, p: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

/**
 * Whether a pointer that left an item at `start` is on its way to the panel: inside of the triangle between
 * that point and the panel's near side, whichever way the page reads.
 */
export const isOnTheWay = (start: Point, to: Point, { x, top, bottom }: Edge): boolean => {
  const from = { x: start.x - Math.sign(x - start.x) * SLACK_AT_START, y: start.y };
  const upper = side(from, { x, y: top - SLACK }, to);
  const lower = side(from, { x, y: bottom + SLACK }, to);
  const isBetween = x > from.x ? upper >= 0 && lower <= 0 : upper <= 0 && lower >= 0;
  return isBetween && (to.x - from.x) * (x - to.x) >= 0;
};

export interface HoverPathDeps {
  readonly clock: Pick<Clock, 'after'>;
  readonly onWanted: (id: string) => void;
  readonly onRest: (id: string) => void;
}

/** What the pointer is on, in one column. */
export interface Hovered {
  /** Undefined between items, and on one without a panel. */
  readonly id: string | undefined;
  readonly isOpen: boolean;
  readonly point: Point;
  /** Of the panel that is open beside this column. */
  readonly edge: Edge | undefined;
}

/** Follows a mouse over a column: an item opens when the pointer rests on it, and not on the way past it. */
export const createHoverPath = ({ clock, onWanted, onRest }: HoverPathDeps) => {
  let cancel: (() => void) | undefined;
  /** The item that may be about to open, and how long the pointer has to rest on it. */
  let awaited: { readonly id: string; readonly rest: number } | undefined;
  /** Where the pointer was last on the open item. */
  let from: Point | undefined;

  const stop = () => {
    cancel?.();
    cancel = undefined;
    awaited = undefined;
  };
  const wait = (id: string, rest: number) => {
    stop();
    awaited = { id, rest };
    cancel = clock.after(WANTED, () => {
      onWanted(id);
      cancel = clock.after(rest - WANTED, () => {
        stop();
        onRest(id);
      });
    });
  };
  return {
    move({ id, isOpen, point, edge }: Hovered) {
      if (isOpen) {
        from = point;
        stop();
      } else if (edge && from && isOnTheWay(from, point, edge)) {
        // Every move begins the rest anew: only a pointer that stands still has arrived.
        if (id === undefined) stop();
        else wait(id, REST_ON_THE_WAY);
      } else if (id === undefined) stop();
      else if (awaited?.id !== id || awaited.rest !== REST) wait(id, REST);
    },
    stop,
  };
};
