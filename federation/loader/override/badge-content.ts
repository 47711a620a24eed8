/** What the badge and its panel display. */
export interface BadgeContent {
  /** What the developer has selected; empty for nothing. */
  readonly selection: string;
  /** Origins of developers' servers. */
  readonly servers: readonly string[];
  /** Version that is loaded because of the selection, or the page's own if nothing is selected. */
  readonly version?: string;
  /** Why the selection cannot be used, so that the page keeps its own release. */
  readonly failure?: string;
}
