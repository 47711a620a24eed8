/** The breakpoints at which content is laid out, narrowest first. */
export const BREAKPOINTS = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
type Breakpoint = (typeof BREAKPOINTS)[number];

/** Parts of twelve. */
export interface Place {
  readonly width?: number | undefined;
  readonly offset?: number | undefined;
  readonly visible: boolean;
}

/** Where a component stands on the twelve columns; a breakpoint without a place takes the narrower one's. */
export type Placement = Readonly<Partial<Record<Breakpoint, Place>>>;

const WHOLE: Placement = {};
const place = (width: number): Place => ({ width, visible: true });

/** Cells of a row on wide screens -> parts of twelve. */
const CELLS: ReadonlyMap<string, Placement> = new Map([
  ['oneCell', { xs: place(12), sm: place(6), lg: place(3) }],
  ['twoCells', { xs: place(12), lg: place(6) }],
  ['threeCells', { xs: place(12), lg: place(9) }],
  ['fourCells', WHOLE],
]);

/** @param cells oneCell to fourCells, for which a trading cell is made */
export const placementOfCells = (cells: string | undefined): Placement =>
  CELLS.get(cells ?? 'oneCell') ?? WHOLE;

/**
 * What the style sheet lays a component out by: no script hears the window's width. Every breakpoint has both
 * lengths, because a component within a component would otherwise inherit them.
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

/** Names of the breakpoints at which it isn't shown. */
export const hiddenAt = (placement: Placement): string | undefined =>
  BREAKPOINTS.filter((name) => placement[name]?.visible === false).join(' ') || undefined;

/** The picture's `sizes`: how much of the window's width it takes, at least from which width on. */
export const sizesOf = (placement: Placement): string => {
  const from = { xl: 1200, lg: 992, md: 768, sm: 544, xs: 0 } as const;
  const wide = (['xl', 'lg', 'md', 'sm'] as const).flatMap((name) => {
    const width = placement[name]?.width;
    return width === undefined ? [] : [`(min-width: ${String(from[name])}px) ${vw(width)}`];
  });
  return [...wide, vw(placement.xs?.width ?? 12)].join(', ');
};

const vw = (parts: number): string => `${String(Math.ceil((parts * 100) / 12))}vw`;
