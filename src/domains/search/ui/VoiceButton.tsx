import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/Icon';
import * as styles from './SearchForm.module.css';
import { SEARCH_BY_VOICE } from '../texts';
import { useText } from '../../../ui/use-text';

const MICROPHONE =
  'M12 14.5a3 3 0 0 0 3-3v-5a3 3 0 0 0-6 0v5a3 3 0 0 0 3 3ZM6 11.5a6 6 0 0 0 12 0M12 17.5V21';

interface VoiceButtonProps {
  /** Listens for one phrase and searches for it. The promise resolves when the browser no longer listens. */
  readonly dictate: (signal: AbortSignal) => Promise<void>;
}

/** Starts and stops dictation. Typing stops it, too. */
export const VoiceButton = ({ dictate }: VoiceButtonProps) => {
  const t = useText();
  const [isListening, setListening] = useState(false);
  const running = useRef<AbortController>(undefined);
  const stop = () => {
    running.current?.abort();
  };
  useEffect(() => stop, []);
  return (
    <button
      type="button"
      className={styles.clear}
      aria-label={t(SEARCH_BY_VOICE)}
      aria-pressed={isListening}
      // The focus stays in the field.
      onPointerDown={(event) => {
        event.preventDefault();
      }}
      onClick={() => {
        if (isListening) {
          stop();
          return;
        }
        running.current = new AbortController();
        setListening(true);
        void dictate(running.current.signal).then(() => {
          setListening(false);
        });
      }}
    >
      <Icon path={MICROPHONE} size={20} />
    </button>
  );
};
