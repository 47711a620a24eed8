import type { ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Analytics } from '../platform/analytics';
import type { Browser } from '../platform/browser';
import type { DialogSurroundings } from '../ui/Dialog';
import { Notice } from '../ui/Notice';
import { Region } from '../ui/Region';
import type { Announcer } from './announcer';
import type { InTime } from './patience';

/** A dialog over the page. */
export interface Modal {
  /** As analytics and reports name it. */
  readonly name: string;
  readonly render: (surroundings: DialogSurroundings) => ReactNode;
  /** One that the shopper must answer: nothing takes its place, and only itself ends it [ERR-1]. */
  readonly isAlert?: boolean;
  /** Called once it is gone, however that came. */
  readonly onClosed?: () => void;
}

/** At most one dialog lies over the page. */
export interface Modals {
  readonly store: StoreApi<{ readonly content: ReactNode }>;
  /** Opens a dialog in place of the one that is open. */
  readonly show: (modal: Modal) => void;
  /** Closes whatever is open. */
  readonly end: () => void;
  /** Closes the one that is open; nothing happens when it is another than the one named. */
  readonly close: (name: string) => void;
  /** Tells a failure, in sight and to screen readers. */
  readonly notify: (text: string) => void;
  /** Lays something over the page's foot, under every dialog; null takes it away. One of a name at a time. */
  readonly setStrip: (name: 'app' | 'operator', strip: ReactNode) => void;
  /**
   * Opens what has to be fetched first, and comes in time. Settles once it is open or was said not to be; rejects
   * never.
   *
   * @param sorry what shoppers read when it can't be had [ERR-6]
   */
  readonly open: (load: () => Promise<Modal>, sorry: string) => Promise<void>;
}

interface ModalsDeps {
  readonly browser: Pick<Browser, 'lockScroll' | 'after'>;
  readonly inTime: InTime;
  readonly announcer: Announcer;
  readonly analytics: Analytics;
  /** Reports a region that broke. */
  readonly report: (region: string, error: unknown) => void;
}

export const createModals = ({ browser, inTime, announcer, analytics, report }: ModalsDeps): Modals => {
  const store = createStore<{ readonly content: ReactNode }>()(() => ({ content: null }));
  let current: Modal | undefined;
  let turn = 0;
  let over: ReactNode = null;
  const strips: { app?: ReactNode; operator?: ReactNode } = {};

  const paint = (content: ReactNode) => {
    over = content;
    store.setState({
      content: (
        <>
          {strips.app}
          {strips.operator}
          {content}
        </>
      ),
    });
  };
  const end = () => {
    const ended = current;
    if (!ended) return;
    current = undefined;
    paint(null);
    analytics.track({ event: 'modal_closed', modal: ended.name });
    ended.onClosed?.();
  };
  const close = (name: string) => {
    if (current?.name === name) end();
  };
  const show = (modal: Modal) => {
    if (current?.isAlert) return;
    end();
    current = modal;
    turn += 1;
    const { name, render } = modal;
    paint(
      // One that broke must not keep the next from opening.
      <Region
        key={turn}
        name={name}
        report={(region, error) => {
          report(region, error);
          close(name);
        }}
      >
        {render({
          onClose: () => {
            close(name);
          },
          lockScroll: browser.lockScroll,
          announcements: announcer.announcements,
          after: browser.after,
        })}
      </Region>,
    );
    analytics.track({ event: 'modal_opened', modal: name });
  };
  const notify = (text: string) => {
    announcer.announce(text);
    if (current) return;
    turn += 1;
    const dismiss = () => {
      if (!current) paint(null);
    };
    paint(<Notice key={turn} text={text} onClose={dismiss} />);
  };
  return {
    store,
    show,
    end,
    close,
    notify,
    setStrip(name, strip) {
      strips[name] = strip;
      paint(over);
    },
    async open(load, sorry) {
      try {
        show(await inTime(load()));
      } catch (error) {
        report('modal', error);
        notify(sorry);
      }
    },
  };
};
