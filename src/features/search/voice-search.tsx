import type { ComponentType } from 'react';
import { VoiceButton } from '../../domains/search/lazy';
import type { SearchStore } from '../../domains/search';
import { findDictation, type Dictate } from '../../platform/browser/dictate';
import { LISTENING, MICROPHONE_BLOCKED, NO_SPEECH } from './texts';
import type { HeaderContext } from '../../context/context';

const NOTICES = {
  blocked: MICROPHONE_BLOCKED,
  nothing: NO_SPEECH,
} as const;

/**
 * Returns the button that searches by voice, for `features.voiceSearch`; undefined in browsers that do not recognise speech.
 */
export const createVoiceSearch = (
  { draft, modals, announcer }: Pick<HeaderContext, 'draft' | 'modals' | 'announcer'>,
  store: SearchStore,
  find: () => Dictate | undefined = findDictation,
): ComponentType | undefined => {
  const listen = find();
  if (!listen) return undefined;
  const dictate = async (signal: AbortSignal) => {
    announcer.announce(LISTENING);
    const result = await listen(signal);
    if (signal.aborted) return;
    if (typeof result === 'string') {
      modals.notify(NOTICES[result]);
      return;
    }
    draft.setState({ text: result.text, isEdited: true });
    store.getState().submit();
  };
  const Voice = () => <VoiceButton dictate={dictate} />;
  return Voice;
};
