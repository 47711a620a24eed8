import { useState, useEffect, useRef } from 'react';
import { useStore } from '../../ui/use-store';
import type { DialogContext } from '../../ui/Dialog';
import { Notice } from '../../ui/Notice';
import { Region } from '../../ui/Region';
import type { HeaderContext } from '../../context/context';
import type { Modal } from '../../context/modals';
import { BOTTOM_CHANGED, headerEvent } from '../../../federation/contract';

/** Height in CSS pixels by which a fixed element at the bottom edge covers the viewport; 0 while it is hidden. */
const coveredBy = (strip: HTMLElement, height: number): number =>
  height > 0 ? strip.ownerDocument.documentElement.clientHeight - strip.offsetTop : 0;

/**
 * Publishes the height by which a strip covers the bottom of the viewport: as `--shop-header-bottom`, as
 * `scroll-padding-bottom` and as an event. Returns a function that publishes 0 and restores the page's values.
 */
const publishBottom = (strip: HTMLElement, browser: HeaderContext['browser']): (() => void) => {
  let bottom = 0;
  let restore: (() => void)[] = [];
  const publish = (height: number) => {
    if (height === bottom) return;
    bottom = height;
    for (const each of restore) each();
    restore =
      height > 0
        ? ['--shop-header-bottom', 'scroll-padding-bottom'].map((name) =>
            browser.setRootProperty(name, `${height}px`),
          )
        : [];
    browser.dispatch(headerEvent(BOTTOM_CHANGED, { height }));
  };
  const stop = browser.observeHeight(strip, (height) => publish(Math.round(coveredBy(strip, height))));
  return () => {
    stop();
    publish(0);
  };
};

/** The banners at the viewport's bottom edge, of which at most one is shown: shoppers have the one, staff the other. */
export const BottomStrips = ({
  context,
}: {
  readonly context: Pick<HeaderContext, 'modals' | 'browser'>;
}) => {
  const { modals, browser } = context;
  const strips = useStore(modals.store, (state) => state.strips);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const strip = box.current?.firstElementChild;
    return strip instanceof HTMLElement ? publishBottom(strip, browser) : undefined;
  }, [strips, browser]);
  return (
    <div ref={box}>
      {strips.app}
      {strips.operator}
    </div>
  );
};

interface ModalsProps {
  readonly context: Pick<HeaderContext, 'modals' | 'browser' | 'announcer' | 'report'>;
}

const OpenModal = ({ modal, context }: ModalsProps & { readonly modal: Modal }) => {
  const { modals, browser, announcer } = context;
  const [dialog] = useState<DialogContext>(() => ({
    onClose: () => modals.close(modal.name),
    lockScroll: browser.lockScroll,
    announcements: announcer.announcements,
    after: browser.after,
  }));
  return modal.render(dialog);
};

/** The dialog or notice over the page, and the banners at its bottom edge. */
export const Modals = ({ context }: ModalsProps) => {
  const { modals, report } = context;
  const { modal, notice, noticeLink, id } = useStore(modals.store);
  return (
    <>
      <BottomStrips context={context} />
      {modal && (
        // A dialog that fails must not keep the next one from opening.
        <Region
          key={id}
          name={modal.name}
          report={(region, error) => {
            report(region, error);
            modals.close(modal.name);
          }}
        >
          <OpenModal modal={modal} context={context} />
        </Region>
      )}
      {notice && <Notice key={id} text={notice} link={noticeLink} onClose={modals.dismiss} />}
    </>
  );
};
