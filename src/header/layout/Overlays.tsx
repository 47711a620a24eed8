import { useStore } from '../../ui/use-store';
import type { HeaderContext } from '../../context/context';
import { Modals } from './Modals';
import * as styles from './Overlays.module.css';

/**
 * The overlay, dialogs and notices: a component of their own, so that opening one renders nothing else. It
 * loads with the runtime.
 */
export const Overlays = ({ context }: { readonly context: HeaderContext }) => {
  const { openPanel, open } = useStore(context.page);
  return (
    <>
      {/* The other panels cover the page, have their own backdrop, or need none. */}
      {/account|groceries|seasonal/.test(openPanel) && (
        <div className={styles.overlay} role="presentation" data-overlay onClick={() => open('none')} />
      )}
      <Modals context={context} />
    </>
  );
};
