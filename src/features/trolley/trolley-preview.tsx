import type { FocusEvent, HTMLAttributes, KeyboardEvent, ReactNode, MouseEvent, PointerEvent } from 'react';
import { createMenuTrigger } from '../../domains/menus';
import type { HeaderContext } from '../../context/context';
import { FROM_MD } from '../../kernel/breakpoints';
import { lazy } from '../../kernel/lazy';
import { routes } from '../../kernel/routes';
import { stopAll } from '../../kernel/stop-all';
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
    isOpen,
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

/** Creates what keys on the trolley's link do, and what tells screen readers so. */
const createKeys = (
  { isOpen, mayShow, openAlone, close }: ReturnType<typeof createOpening>,
  link: () => HTMLElement | null | undefined,
) => ({
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget, repeat } = event;
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (isModified || target !== link() || !/^(Enter| |ArrowDown)$/.test(key)) return;
    const wasOpen = isOpen();
    // The second Enter follows the link. A key that is held down repeats.
    if (wasOpen ? repeat || key !== 'Enter' : openAlone()) event.preventDefault();
    if (!wasOpen || repeat) return;
    if (key === ' ') close();
    else if (key === 'ArrowDown')
      currentTarget.querySelector<HTMLElement>('[role=group] :is(button, a)')?.focus();
  },
  /** Says on the link whether the preview, which Enter opens, is open. */
  describe: () => {
    if (mayShow()) link()?.setAttribute('aria-expanded', String(isOpen()));
    else link()?.removeAttribute('aria-expanded');
  },
});

/** Opens the trolley's preview on hover, on a long press, and with Enter, Space or Down on the link; never on focus alone. */
export const createTrolleyPreview = (context: HeaderContext): TrolleyPreviewEntry => {
  const { browser, element } = context;
  const opening = createOpening(context);
  const { mayShow, open, openAlone, close } = opening;
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
  const link = () => element()?.querySelector<HTMLElement>(LINK);
  const { onKeyDown, describe } = createKeys(opening, link);
  const onClose = (returnsFocus: boolean) => {
    close();
    if (returnsFocus) link()?.focus();
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
      onKeyDown,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      },
    },
    start() {
      describe();
      return stopAll(
        browser.onLocationChange(close),
        context.page.subscribe(describe),
        context.trolley.subscribe(describe),
        longPress.stop,
        trigger.stop,
      );
    },
  };
};
