import { useStore } from 'zustand';
import { useStateOf } from '../../ui/use-state-of';
import type { HeaderObject } from '../create-header';
import * as styles from './Overlays.module.css';
import { useEngine } from './use-engine';

/** What lies over the page, apart from the header, so that opening something renders no more than that. */
export const Overlays = ({ header }: { readonly header: HeaderObject }) => {
  const { openPanel, open } = useStore(header.page);
  const modal = useStateOf(useEngine(header)?.modals.store, ({ content }) => content, null);
  return (
    <>
      {/* The others cover the page, bring a backdrop of their own, or leave the page as it is. */}
      {/account|groceries|seasonal/.test(openPanel) && (
        <div
          className={styles.overlay}
          onPointerDown={() => {
            open('none');
          }}
        />
      )}
      {modal}
    </>
  );
};
