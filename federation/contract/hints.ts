import { tag } from './markup';

/** One file of the remote, and what its bytes must hash to. */
export interface PinnedFile {
  readonly file: string;
  /** As in the `integrity` attribute; empty while developing. */
  readonly integrity: string;
}

/** What a server knows of a release: its `header.json`, or a part of it. */
export interface PinnedRelease<Expose extends string = string> {
  readonly version?: string;
  readonly entry: PinnedFile;
  readonly exposes: Readonly<
    Record<Expose, { readonly scripts: readonly PinnedFile[]; readonly styles: readonly PinnedFile[] }>
  >;
  /** The React that the header brings, for pages that lend none. */
  readonly react?: readonly PinnedFile[];
}

/** A page whose head gets the links. */
export interface HintedPage {
  /** The folder of the release, ending in a slash, as the loader is told. */
  readonly base: string;
  /** Of this answer's Content-Security-Policy; left out where it has none. */
  readonly nonce?: string | undefined;
  /** Whether the page's script lends React 19 to the header, as `<RemoteHeader>` does. */
  readonly lendsReact?: boolean | undefined;
  /**
   * Whether the header's scripts run as they come, rather than once the loader asks for them: the header stands with
   * the page's first render. The loader of such a page has to be given the same release, and no `overrideOrigins`.
   */
  readonly early?: boolean | undefined;
}

/** Marks what {@link HintedPage.early} puts in, whose failure is nobody's: the loader asks for the file again. */
const EARLY = { 'data-shop-header-early': '' };

/**
 * Links for a page's head, by which the browser fetches the header's first files beside the page's own scripts, not
 * after them; put behind those scripts' tags, which take longer. In the loader's own mode, so that nothing is fetched
 * twice; with the nonce, or a strict policy refuses the hint.
 *
 * @param styles `stylesheet` for a page whose markup has a header in it: it is painted with its styles. `preload`
 *   for any other: a page of yours never waits for them
 */
export const hintsOf = <Expose extends string>(
  { version, entry, exposes, react = [] }: PinnedRelease<Expose>,
  expose: Expose,
  { base, nonce, lendsReact = false, early = false }: HintedPage,
  styles: 'stylesheet' | 'preload' = 'preload',
): string => {
  const pinned = ({ integrity }: PinnedFile) => ({
    integrity: integrity === '' ? undefined : integrity,
    crossorigin: 'anonymous',
    nonce,
  });
  const link = (
    file: PinnedFile,
    kind: { readonly rel: string; readonly as?: string; readonly fetchpriority?: string },
  ) => tag('link', { ...kind, href: base + file.file, ...pinned(file) });
  const scripts = [entry, ...exposes[expose].scripts, ...(lendsReact ? [] : react)];
  const sheets = exposes[expose].styles;
  if (early && styles === 'preload') {
    const now = { ...EARLY, fetchpriority: 'high' };
    // For print until the loader takes it: the page's first paint doesn't wait for it, and nor do its scripts.
    const sheet = { rel: 'stylesheet', media: 'print', ...now };
    return [
      ...sheets.map((file) => link(file, sheet)),
      ...scripts.map((file) => {
        const runs = file === entry ? { ...now, 'data-shop-header-version': version } : now;
        return `${tag('script', { async: '', src: base + file.file, ...runs, ...pinned(file) })}</script>`;
      }),
    ].join('');
  }
  const style = styles === 'preload' ? { rel: styles, as: 'style' } : { rel: styles };
  const behind = styles === 'preload' ? {} : { fetchpriority: 'low' };
  return [
    ...sheets.map((file) => link(file, style)),
    ...scripts.map((file) => link(file, { rel: 'preload', as: 'script', ...behind })),
  ].join('');
};
