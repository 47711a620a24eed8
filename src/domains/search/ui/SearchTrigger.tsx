import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../../ui/Icon';
import { useDismiss } from '../../../ui/use-dismiss';
import { useLazy } from '../../../ui/use-lazy';
import * as styles from './SearchTrigger.module.css';
import { CANCEL, OPEN_SEARCH, SEARCH } from '../texts';
import { useText } from '../../../ui/use-text';

/** In the runtime's chunk, which has usually loaded before the search is opened. Cancel and Escape work without it. */
const loadModal = async () => (await import(/* webpackChunkName: "runtime" */ './SearchModal')).SearchModal;

interface SearchTriggerProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** Closes the overlay and resets the field. */
  readonly onCancel: () => void;
  /** The form, which covers the page while the overlay is open. */
  readonly children: ReactNode;
  /** Rendered next to the form, and below it in the overlay. */
  readonly more?: ReactNode;
  /** What the button shows beside its icon while it is as wide as a field; it names the button. */
  readonly searchedTerm?: ReactNode;
}

/** On small screens, a button that opens the field in a full-screen overlay, and Cancel [SRCH-10]. */
export const SearchTrigger = ({
  isOpen,
  onOpen,
  onCancel,
  children,
  more,
  searchedTerm,
}: SearchTriggerProps) => {
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const SearchModal = useLazy(loadModal, isOpen);
  useDismiss(panel, isOpen, () => {
    onCancel();
    trigger.current?.focus();
  });

  const open = () => {
    // The focus must move during the tap event, or a phone does not open its keyboard.
    flushSync(onOpen);
    const field = panel.current?.querySelector('input');
    field?.focus();
    // Typing replaces the term of the page.
    field?.select();
  };

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-label={searchedTerm ? undefined : t(OPEN_SEARCH)}
        onClick={open}
      >
        {searchedTerm}
        <Icon name="search" />
      </button>
      <div
        ref={panel}
        className={styles.panel}
        data-open={isOpen}
        data-more={!!more}
        {...(isOpen && { role: 'dialog', 'aria-modal': true, 'aria-label': t(SEARCH) })}
      >
        {isOpen && SearchModal && <SearchModal panel={panel} trigger={trigger} onCancel={onCancel} />}
        {children}
        <button type="button" className={styles.cancel} onClick={onCancel}>
          {t(CANCEL)}
        </button>
        {more}
      </div>
    </>
  );
};
