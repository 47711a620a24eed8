import { useState } from 'react';
import { useStore } from '../../ui/use-store';
import type { DialogContext } from '../../ui/Dialog';
import { Notice } from '../../ui/Notice';
import { Region } from '../../ui/Region';
import type { HeaderContext } from '../../context/context';
import type { Modal } from '../../context/modal-state';
import { BottomStrips } from './BottomStrips';

interface ModalsProps {
  readonly context: Pick<HeaderContext, 'modals' | 'browser' | 'announcer' | 'report'>;
}

const OpenModal = ({ modal, context }: ModalsProps & { readonly modal: Modal }) => {
  const { modals, browser, announcer } = context;
  const [dialog] = useState<DialogContext>(() => ({
    onClose: () => {
      modals.close(modal.name);
    },
    lockScroll: browser.lockScroll,
    announcements: announcer.announcements,
    after: browser.after,
  }));
  return modal.render(dialog);
};

/** The dialog or notice over the page, and the banners at its bottom edge. */
export const Modals = ({ context }: ModalsProps) => {
  const { modals, report } = context;
  const { modal, notice, id } = useStore(modals.store);
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
      {notice && <Notice key={id} text={notice} onClose={modals.dismiss} />}
    </>
  );
};
