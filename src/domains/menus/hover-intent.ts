import type { Clock } from '../../kernel/clock';

/** CSS pixels of the viewport. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The side of an open panel that is nearest to the pointer, in CSS pixels of the viewport. */
export interface Edge {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** Tolerance in CSS pixels: past the panel's corners, and at the start of the movement. */
const SLACK_PX = 24;
const START_SLACK_PX = 6;
/** Milliseconds that the mouse stays on an item before its panel opens; more on the way to an open panel. */
const HOVER_OPEN_MS = 120;
const HOVER_OPEN_TOWARDS_PANEL_MS = 300;
/** Milliseconds after which the content of an item's panel is requested. */
const HOVER_LOAD_MS = 60;

const side = (a: Point, b: Point, p: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

/**
 * Whether a pointer that left an item at `start` is moving towards the panel: it is inside the triangle between that
 * point and the panel's near side. Works for both text directions.
 */
export const isMovingTowards = (start: Point, to: Point, { x, top, bottom }: Edge): boolean => {
  const from = { x: start.x - Math.sign(x - start.x) * START_SLACK_PX, y: start.y };
  const upper = side(from, { x, y: top - SLACK_PX }, to);
  const lower = side(from, { x, y: bottom + SLACK_PX }, to);
  const isBetween = x > from.x ? upper >= 0 && lower <= 0 : upper <= 0 && lower >= 0;
  return isBetween && (to.x - from.x) * (x - to.x) >= 0;
};

/** The pointer's position in one column. */
export interface Hovered {
  /** The item's id; undefined between items and on an item without a panel. */
  readonly id: string | undefined;
  readonly isOpen: boolean;
  readonly point: Point;
  /** The near side of the panel that is open next to this column. */
  readonly edge: Edge | undefined;
}

interface HoverState {
  /** The item that is about to open, and the delay in milliseconds. */
  readonly pending?: { readonly id: string; readonly delay: number } | undefined;
  readonly from?: Point | undefined;
}

/** Returns the state after a move of the pointer. Each new `pending` object starts its delay from the beginning. */
export const moveHover = (state: HoverState, { id, isOpen, point, edge }: Hovered): HoverState => {
  const { from, pending } = state;
  if (isOpen) return { from: point };
  if (id === undefined) return { from };
  // Each move towards the panel restarts the delay, so the item opens only when the mouse has stopped.
  if (edge && from && isMovingTowards(from, point, edge)) {
    return { from, pending: { id, delay: HOVER_OPEN_TOWARDS_PANEL_MS } };
  }
  const isUnchanged = pending?.id === id && pending.delay === HOVER_OPEN_MS;
  return isUnchanged ? state : { from, pending: { id, delay: HOVER_OPEN_MS } };
};

export interface HoverIntentDeps {
  readonly clock: Pick<Clock, 'after'>;
  readonly onLoad: (id: string) => void;
  readonly onOpen: (id: string) => void;
}

/**
 * Creates the hover rule of a column: an item opens when the mouse stops on it, but not when the mouse only passes it.
 */
export const createHoverIntent = ({ clock, onLoad, onOpen }: HoverIntentDeps) => {
  let state: HoverState = {};
  let cancel: (() => void) | undefined;

  const setState = (next: HoverState) => {
    const { pending } = next;
    const isSame = pending === state.pending;
    state = next;
    if (isSame) return;
    cancel?.();
    if (!pending) return;
    const { id, delay } = pending;
    cancel = clock.after(HOVER_LOAD_MS, () => {
      onLoad(id);
      cancel = clock.after(delay - HOVER_LOAD_MS, () => {
        stop();
        onOpen(id);
      });
    });
  };
  const stop = () => {
    setState({ from: state.from });
  };
  return {
    move(hovered: Hovered) {
      setState(moveHover(state, hovered));
    },
    stop,
  };
};
