import type { FocusEvent, HTMLAttributes, ReactNode, MouseEvent, PointerEvent } from 'react';
import { createMenuTrigger } from '../../domains/menus';
import type { HeaderContext } from '../../context/context';
import { FROM_MD } from '../../kernel/breakpoints';
import { lazy } from '../../kernel/lazy';
import { routes } from '../../kernel/routes';
import type { Clock } from '../../kernel/clock';

/** How long a finger stays on an element, in milliseconds. */
const LONG_PRESS_MS = 500;

interface LongPress {
  readonly handlers: Pick<
    HTMLAttributes<HTMLElement>,
    'onPointerDown' | 'onPointerUp' | 'onPointerCancel' | 'onContextMenu' | 'onClickCapture'
  >;
  /** Clears the timer. */
  readonly stop: () => void;
}

/**
 * Recognises a long press by a finger or a pen. The link below is not followed then, and the browser's own menu stays closed.
 *
 * @param press called after 500 ms; returns whether it did something
 */
const createLongPress = (clock: Clock, press: () => boolean): LongPress => {
  let isDone = false;
  let stopTimer: (() => void) | undefined;
  const stop = () => stopTimer?.();
  return {
    stop,
    handlers: {
      onPointerDown: ({ pointerType }: PointerEvent) => {
        stop();
        isDone = false;
        if (pointerType === 'mouse') return;
        stopTimer = clock.after(LONG_PRESS_MS, () => {
          isDone = press();
        });
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onContextMenu: (event: MouseEvent) => {
        if (isDone) event.preventDefault();
      },
      onClickCapture: (event: MouseEvent) => {
        if (isDone) event.preventDefault();
        isDone = false;
      },
    },
  };
};

export interface TrolleyPreviewEntry {
  /** Handlers of the element that contains the trolley's link and the preview. */
  readonly handlers: HTMLAttributes<HTMLElement>;
  /** Loads a function that renders the open preview. @param checkout the Checkout control */
  readonly load: () => Promise<(checkout: ReactNode) => ReactNode>;
  /** Closes the preview when the host changes the page. Returns a function that stops everything. */
  readonly start: () => () => void;
}

/** Loads what renders the preview, as a popover and as a sheet, and its data. */
export const loadPreview = () => import(/* webpackChunkName: "order" */ './preview-data');

const LINK = '[data-trolley]';

const createOpening = ({ page, trolley }: HeaderContext) => {
  const isOpen = () => page.getState().openPanel === 'trolley';
  const mayShow = () => {
    const { width, amendHeight, here } = page.getState();
    // Phones have a sheet. The amend bar and the trolley's page show what the preview shows.
    if (width < FROM_MD || amendHeight > 0 || here.pathname === routes.trolley) return false;
    return trolley.getState().status.kind === 'ready';
  };
  const open = () => {
    page.getState().open('trolley');
  };
  return {
    mayShow,
    open,
    /** Opens the preview if nothing else is open. Returns whether it did. */
    openAlone: () => {
      const opens = page.getState().openPanel === 'none' && mayShow();
      if (opens) open();
      return opens;
    },
    close: () => {
      if (isOpen()) page.getState().open('none');
    },
  };
};

/** Opens the trolley's preview on hover, on keyboard focus, and on a long press. */
export const createTrolleyPreview = (context: HeaderContext): TrolleyPreviewEntry => {
  const { browser, element } = context;
  const { mayShow, open, openAlone, close } = createOpening(context);
  const longPress = createLongPress(browser, openAlone);
  const trigger = createMenuTrigger({
    clock: browser,
    menu: 'trolley',
    openMenu: () => context.page.getState().openPanel,
    hoverOpened: context.hoverOpened,
    mayHover: mayShow,
    open,
    close,
  });
  let ignoresFocus = false;
  const onClose = (returnsFocus: boolean) => {
    close();
    ignoresFocus = true;
    if (returnsFocus) element()?.querySelector<HTMLElement>(LINK)?.focus();
    ignoresFocus = false;
  };

  const load = lazy(async () => {
    try {
      const { TrolleyPopover, createPreviewData } = await loadPreview();
      const dataNow = createPreviewData(context);
      const Preview = (checkout: ReactNode) => (
        <TrolleyPopover {...dataNow()} onClose={onClose}>
          {checkout}
        </TrolleyPopover>
      );
      return Preview;
    } catch (error) {
      // The link works as always.
      close();
      context.report('trolley preview', error);
      throw error;
    }
  });
  return {
    load,
    handlers: {
      ...longPress.handlers,
      onPointerMove: trigger.move,
      onPointerLeave: trigger.leave,
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        if (!ignoresFocus && target.matches(`${LINK}:focus-visible`)) openAlone();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      },
    },
    start() {
      const stopFollowing = browser.onLocationChange(close);
      return () => {
        stopFollowing();
        longPress.stop();
        trigger.stop();
      };
    },
  };
};
