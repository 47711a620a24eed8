import { isIntegrity } from './integrity';
import { headElement, headMarkup, type HeadElement } from './markup';

/** A file of the remote, with its hash. */
export interface PinnedFile {
  readonly file: string;
  /** Hash in the format of the `integrity` attribute. A file without a valid hash gets no link and is not loaded. */
  readonly integrity: string;
}

/** A release as a server knows it: its `header.json`, or a part of that file. */
export interface PinnedRelease<Expose extends string = string> {
  readonly version?: string;
  readonly entry: PinnedFile;
  readonly exposes: Readonly<
    Record<Expose, { readonly scripts: readonly PinnedFile[]; readonly styles: readonly PinnedFile[] }>
  >;
  /** The React of the header, for pages that do not share theirs. */
  readonly react?: readonly PinnedFile[];
  /** The script of the first frame. Older releases have none. */
  readonly frame?: PinnedFile | undefined;
}

/** A page that gets the links in its head. */
export interface HintedPage {
  /** The folder of the release, with a trailing slash, as in the loader's options. */
  readonly base: string;
  /** Nonce of the response's Content-Security-Policy; omitted if the policy has none. */
  readonly nonce?: string | undefined;
  /** Whether the page's script shares its React 19 with the header, as `<RemoteHeader>` does. */
  readonly sharesReact?: boolean | undefined;
  /** Deprecated: the former name of `sharesReact`, accepted for one minor version. */
  readonly lendsReact?: boolean | undefined;
  /**
   * Whether the header's scripts run as soon as they are loaded, instead of when the loader requests them, so that the
   * header is part of the page's first render. The loader of such a page must get the same release, and no
   * `overrideOrigins`.
   */
  readonly early?: boolean | undefined;
  /**
   * Whether the page has a `<shop-header>` with its configuration, in which the header's first frame is shown before
   * the page's own scripts run. The header then takes its nodes over. Not together with `early`. `only`: the page is a
   * visitor's, with `session.hasTokenSession: false`, whose header is loaded once a shopper comes near, so its files get
   * no links.
   */
  readonly frame?: boolean | 'only' | undefined;
}

/**
 * Marks the elements of {@link HintedPage.early}. If one fails, no error is reported: the loader loads the file again.
 */
const EARLY = { 'data-shop-header-early': '' };

/**
 * Returns the elements of {@link hintsOf} as data.
 *
 * @param styles `stylesheet` if the page's markup contains the header, which must be painted with its styles; `preload`
 *   otherwise, so that the page never waits for the styles
 */
export const hintElementsOf = <Expose extends string>(
  { version, entry, exposes, react = [], frame }: PinnedRelease<Expose>,
  expose: Expose,
  { base, nonce, lendsReact = false, sharesReact = lendsReact, early = false, frame: hasFrame }: HintedPage,
  styles: 'stylesheet' | 'preload' = 'preload',
): readonly HeadElement[] => {
  const pinned = ({ integrity }: PinnedFile) => ({ integrity, crossorigin: 'anonymous', nonce });
  const isPinned = ({ integrity }: PinnedFile) => isIntegrity(integrity);
  const link = (
    file: PinnedFile,
    kind: { readonly rel: string; readonly as?: string; readonly fetchpriority?: string },
  ) => headElement('link', { ...kind, href: base + file.file, ...pinned(file) });
  const scripts = [entry, ...exposes[expose].scripts, ...(sharesReact ? [] : react)].filter(isPinned);
  const sheets = exposes[expose].styles.filter(isPinned);
  if (hasFrame && frame && isPinned(frame) && styles === 'preload')
    return [
      ...sheets.map((file) => link(file, { rel: 'preload', as: 'style', fetchpriority: 'high' })),
      headElement('script', { async: '', src: base + frame.file, fetchpriority: 'high', ...pinned(frame) }),
      ...(hasFrame === 'only' ? [] : scripts).map((file) =>
        link(file, { rel: 'preload', as: 'script', fetchpriority: 'low' }),
      ),
    ];
  if (early && styles === 'preload') {
    const now = { ...EARLY, fetchpriority: 'high' };
    // With media="print" the sheet delays neither the first paint nor scripts. The loader changes it to "all".
    const sheet = { rel: 'stylesheet', media: 'print', ...now };
    return [
      ...sheets.map((file) => link(file, sheet)),
      ...scripts.map((file) => {
        const runs = file === entry ? { ...now, 'data-shop-header-version': version } : now;
        return headElement('script', { async: '', src: base + file.file, ...runs, ...pinned(file) });
      }),
    ];
  }
  const style = styles === 'preload' ? { rel: styles, as: 'style' } : { rel: styles };
  const behind = styles === 'preload' ? {} : { fetchpriority: 'low' };
  return [
    ...sheets.map((file) => link(file, style)),
    ...scripts.map((file) => link(file, { rel: 'preload', as: 'script', ...behind })),
  ];
};

/**
 * Returns links for a page's head, with which the browser loads the header's first files in parallel with the page's
 * own scripts. Insert the links after the tags of those scripts, which take longer to load. The links have the CORS
 * mode of the loader, so that no file is loaded twice, and the nonce, which a strict policy requires. A file without a
 * valid hash is omitted: the page works without its link, and the loader reports the release.
 *
 * @param styles `stylesheet` if the page's markup contains the header, which must be painted with its styles; `preload`
 *   otherwise, so that the page never waits for the styles
 */
export const hintsOf = <Expose extends string>(
  release: PinnedRelease<Expose>,
  expose: Expose,
  page: HintedPage,
  styles: 'stylesheet' | 'preload' = 'preload',
): string => headMarkup(hintElementsOf(release, expose, page, styles));
