import { useStore } from 'zustand';
import { useShop } from '../state/shop';
import type { PendingAddition } from '../trolley/add-pending-items';

const textOf = ({ name, outcome }: PendingAddition): string => {
  switch (outcome) {
    case 'adding':
      return `Adding ${name} to your trolley…`;
    case 'added':
      return `We added ${name} to your trolley.`;
    case 'present':
      return `${name} is already in your trolley.`;
    case 'failed':
      return `Sorry, we couldn’t add ${name} to your trolley. Please add it again.`;
  }
};

/** Shows what became of the products that the customer added before signing in, until the next view. */
export const PendingAdditions = () => {
  const { pendingAdditions, navigation } = useShop();
  const additions = useStore(pendingAdditions);
  const moves = useStore(navigation.store, (state) => state.moves);
  if (additions.length === 0 || moves > 0) return null;
  const hasFailed = additions.some(({ outcome }) => outcome === 'failed');
  return (
    <div className={hasFailed ? 'note note--warning' : 'note'} role="status">
      {additions.map((addition) => (
        <p key={addition.lineNumber}>{textOf(addition)}</p>
      ))}
    </div>
  );
};
