import { serverMark, type HeaderConfig } from '../../../federation/contract';
import type { FrameRelease } from '../../../federation/contract/frame-release';
import type { PinnedFile } from '../../../federation/contract/hints';
import { readStableAddress } from '../../../federation/contract/stable-address';
import { HAS_RUN } from '../../../federation/contract/when-wanted';

/** A frame in the page. */
export interface ShownFrame {
  readonly frame: HTMLElement;
  readonly config: HeaderConfig;
  /** The release's folder, with a trailing slash. */
  readonly folder: string;
  /** Whether the header has not taken the frame over. */
  readonly isFree: () => boolean;
}

/** What follows a frame. */
export interface Follower {
  /**
   * Completes a frame that is not in the page yet: a page that has changed would be laid out for what this reads. Returns
   * false if the header must reserve more space than the frame: that of the bar of an order that is changed [AMND-1].
   */
  readonly complete: (frame: HTMLElement, config: HeaderConfig) => boolean;
  /** Called once the frame is in the page. */
  readonly shown: (shown: ShownFrame) => void;
  /** Called if there will be no frame. */
  readonly failed: () => void;
}

const SHEET = 'link[rel="stylesheet"]';

/** Returns the folder of the release: that of the script, or the one to which its stable address belongs. */
const folderOf = (script: HTMLScriptElement, path: string): string => {
  const stable = readStableAddress(script.src);
  return new URL(stable ? stable.base + path : '.', script.src).href;
};

/** Loads a style sheet without delaying the page's first paint, unless the page's head already does. */
const loadSheet = async (folder: string, { file, integrity }: PinnedFile): Promise<HTMLLinkElement> => {
  const { href } = new URL(file, folder);
  const existing = [...document.querySelectorAll<HTMLLinkElement>(SHEET)].find((link) => link.href === href);
  const link =
    existing ??
    Object.assign(document.createElement('link'), {
      ...{ rel: 'stylesheet', media: 'print', crossOrigin: 'anonymous', fetchPriority: 'high' },
      ...{ href, integrity },
    });
  // The loader, too, waits for such a sheet, and uses it.
  link.dataset['shopHeaderEarly'] = '';
  if (link.sheet) return link;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(link));
    link.addEventListener('error', reject);
    if (!existing) document.head.append(link);
  });
};

interface Host {
  readonly element: HTMLElement;
  readonly json: Element | null;
  readonly config: HeaderConfig;
}

/** Whether the parser has reached the end of the `<shop-header>`: an element follows it, or one around it. */
const isParsed = (): boolean => {
  let node: Element | null = document.querySelector('shop-header');
  while (node && !node.nextElementSibling) node = node.parentElement;
  return node !== null;
};

const JSON_SCRIPT = 'script[type="application/json"]';

/**
 * The loader may have been there first, and have replaced the JSON by its own content. Then the element has a copy of the
 * configuration, which the host may have changed.
 */
const findHost = (): Host | undefined => {
  const element = document
    .querySelector(`shop-header > ${JSON_SCRIPT}, shop-header[data-config]`)
    ?.closest<HTMLElement>('shop-header');
  const json = element?.querySelector(`:scope > ${JSON_SCRIPT}`) ?? null;
  try {
    const text = element?.dataset['config'] ?? json?.textContent ?? '';
    return element ? { element, json, config: JSON.parse(text) as HeaderConfig } : undefined;
  } catch {
    // Not JSON, which the loader reports.
    return undefined;
  }
};

/**
 * Waits until the parser has reached the end of the element: what it adds later would follow the frame. Resolves to
 * undefined in a page without a configuration.
 */
const waitForHost = (): Promise<Host | undefined> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (document.readyState === 'loading' && !isParsed()) return;
      observer.disconnect();
      document.removeEventListener('readystatechange', look);
      resolve(findHost());
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener('readystatechange', look);
    look();
  });

/**
 * Repeats the latest press of a button of the frame once the header acts on presses: it removes the mark as it mounts, and a
 * component only moves it. A later press elsewhere, or on a link, cancels this.
 */
const repeatPress = (mark: Comment, frame: Element): void => {
  let pressed: HTMLElement | null | undefined;
  const onClick = ({ target }: Event): void => {
    const button = (target as Element).closest<HTMLElement>('button:not([type=submit])');
    pressed = frame.contains(button) ? button : null;
  };
  const look = (): void => {
    if (mark.parentNode) {
      observer.observe(mark.parentNode, { childList: true });
      return;
    }
    observer.disconnect();
    document.removeEventListener('click', onClick);
    if (pressed?.isConnected) pressed.click();
  };
  const observer = new MutationObserver(look);
  document.addEventListener('click', onClick);
  look();
};

/** Puts the frame in place of the element's content, unless the header is there already or the content is in use. */
const insertFrame = (
  { element, json, config }: Host,
  { entry, folder }: { readonly entry: string; readonly folder: string },
  frame: HTMLElement,
  { complete, shown, failed }: Follower,
): void => {
  const isTaken = element.querySelector('header') !== null || element.matches(':focus-within');
  if (isTaken || !complete(frame, config)) {
    failed();
    return;
  }
  for (const node of [...element.childNodes]) if (node !== json) node.remove();
  const mark = document.createComment(serverMark(entry));
  element.append(mark, frame);
  repeatPress(mark, frame);
  // The header removes the mark as it mounts, and a component only moves it.
  shown({ frame, config, folder, isFree: () => mark.isConnected });
  // The sticky header must stay in view beyond this element.
  element.style.display = 'contents';
};

/**
 * Shows the first frame in the page's `<shop-header>` once the styles have loaded. The header takes its nodes over, like
 * a server's markup [FED-8]. If anything fails, the page is left as it is, and the header is rendered by its own code.
 * Called by the script that contains the frame, as it runs.
 *
 * @param create returns the frame's element; throws for a wrong configuration
 * @param createFollower returns what is called once the frame is in the page, or if there will be none
 */
export const showFrame = async (
  { entry, path, styles }: FrameRelease,
  create: (config: HeaderConfig, page: Document) => HTMLElement,
  createFollower: (page: Document, findConfig: () => HeaderConfig | undefined) => Follower,
): Promise<void> => {
  const { currentScript } = document;
  if (!(currentScript instanceof HTMLScriptElement)) return;
  currentScript.dataset[HAS_RUN] = '';
  const follower = createFollower(document, () => findHost()?.config);
  const folder = folderOf(currentScript, path);
  try {
    const [host, links] = await Promise.all([
      waitForHost(),
      Promise.all(styles.map((style) => loadSheet(folder, style))),
    ]);
    if (!host) throw new TypeError('the page has no configuration');
    const frame = create(host.config, document);
    for (const link of links) link.media = 'all';
    insertFrame(host, { entry, folder }, frame, follower);
  } catch {
    // The loader reports what is wrong with the configuration, and loads the styles again.
    follower.failed();
  }
};
