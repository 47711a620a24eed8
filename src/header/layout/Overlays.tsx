import { useStore } from 'zustand';
import type { HeaderObject } from '../create-header';
import * as styles from './Overlays.module.css';
import { useRuntime } from './use-runtime';

/** The overlay, dialogs and notices: a component of their own, so that opening one renders nothing else. */
export const Overlays = ({ header }: { readonly header: HeaderObject }) => {
  const { openPanel, open } = useStore(header.page);
  const runtime = useRuntime(header);
  return (
    <>
      {/* The other panels cover the page, have their own backdrop, or need none. */}
      {/account|groceries|seasonal/.test(openPanel) && (
        <div
          className={styles.overlay}
          onPointerDown={() => {
            open('none');
          }}
        />
      )}
      {runtime && <runtime.views.Modals context={runtime} />}
    </>
  );
};
