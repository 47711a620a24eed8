import { useStore } from 'zustand';
import { useStateOf } from '../../ui/use-state-of';
import type { HeaderObject } from '../create-header';
import { Checkout } from './Checkout';
import * as styles from './AmendBar.module.css';
import { useEngine } from './use-engine';

/** The bar of an amended order, or the room that is kept for it while it comes [AMND-1]. */
export const AmendBar = ({ header }: { readonly header: HeaderObject }) => {
  const amendHeight = useStore(header.page, (page) => page.amendHeight);
  const amendBar = useStateOf(useEngine(header)?.amendBar, ({ content }) => content, undefined);
  return (
    (amendBar ?? amendHeight > 0) && (
      <div className={styles.amend} style={{ minBlockSize: amendHeight }}>
        {amendBar?.(<Checkout header={header} placement="amend" />)}
      </div>
    )
  );
};
