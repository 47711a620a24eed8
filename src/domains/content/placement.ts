import { FROM_LG, FROM_MD, FROM_SM, FROM_XL } from '../../kernel/breakpoints';

/** The breakpoints at which content is laid out, narrowest first. */
export const BREAKPOINTS = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
type Breakpoint = (typeof BREAKPOINTS)[number];

/** A component's columns at one breakpoint; lengths are numbers of the grid's twelve columns. */
export interface Place {
  readonly width?: number | undefined;
  readonly offset?: number | undefined;
  readonly visible: boolean;
  /** Whether a card's image is next to its text; undefined: as at the narrower breakpoint. */
  readonly isRow?: boolean | undefined;
}

/** A component's columns at each breakpoint; a breakpoint without a place uses that of the narrower one. */
export type Placement = Readonly<Partial<Record<Breakpoint, Place>>>;

const FULL_WIDTH: Placement = {};
const place = (width: number): Place => ({ width, visible: true });

/** Placements by the number of cells of a row on wide screens. */
const CELLS: ReadonlyMap<string, Placement> = new Map([
  ['oneCell', { xs: place(12), sm: place(6), lg: place(3) }],
  ['twoCells', { xs: place(12), lg: place(6) }],
  ['threeCells', { xs: place(12), lg: place(9) }],
  ['fourCells', FULL_WIDTH],
]);

/** @param cells 'oneCell' to 'fourCells', the width of a trading cell; 'oneCell' by default */
export const placementOfCells = (cells: string | undefined): Placement =>
  CELLS.get(cells ?? 'oneCell') ?? FULL_WIDTH;

/**
 * Returns the custom properties with which the style sheet lays out a component, so that no script needs the window's
 * width. Every breakpoint has both lengths, because a nested component would otherwise inherit them.
 */
export const placementStyle = (placement: Placement): Readonly<Record<string, number>> => {
  let width = 12;
  let offset = 0;
  return Object.fromEntries(
    BREAKPOINTS.flatMap((name) => {
      width = placement[name]?.width ?? width;
      offset = placement[name]?.offset ?? offset;
      return [
        [`--sh-width-${name}`, width],
        [`--sh-offset-${name}`, offset],
      ] as const;
    }),
  );
};

/** Names of the breakpoints at which the component is hidden, separated by spaces. */
export const hiddenAt = (placement: Placement): string | undefined =>
  BREAKPOINTS.filter((name) => placement[name]?.visible === false).join(' ') || undefined;

/** Names of the breakpoints at which a card's image is next to its text, separated by spaces. */
export const rowAt = (placement: Placement): string | undefined => {
  let isRow = false;
  return BREAKPOINTS.filter((name) => (isRow = placement[name]?.isRow ?? isRow)).join(' ') || undefined;
};

/** The `sizes` attribute of the component's image. */
export const sizesOf = (placement: Placement): string => {
  const from = { xl: FROM_XL, lg: FROM_LG, md: FROM_MD, sm: FROM_SM, xs: 0 } as const;
  const wide = (['xl', 'lg', 'md', 'sm'] as const).flatMap((name) => {
    const width = placement[name]?.width;
    return width === undefined ? [] : [`(min-width: ${String(from[name])}px) ${vw(width)}`];
  });
  return [...wide, vw(placement.xs?.width ?? 12)].join(', ');
};

const vw = (parts: number): string => `${String(Math.ceil((parts * 100) / 12))}vw`;
