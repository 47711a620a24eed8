import { useStateOf } from '../../ui/use-state-of';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { HeaderObject } from '../create-header';
import { useEngine } from './use-engine';

/** The one live region of the header. */
export const Announcements = ({ header }: { readonly header: HeaderObject }) => {
  const announcer = useEngine(header)?.announcer;
  const phrase = useStateOf(announcer, (state) => state.phrase, '');
  const turn = useStateOf(announcer, (state) => state.turn, 0);
  return (
    <VisuallyHidden>
      <span role="status">
        <span key={turn}>{phrase}</span>
      </span>
    </VisuallyHidden>
  );
};
