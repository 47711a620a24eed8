import type { MouseEvent } from 'react';

/** Creates the event of a press on a control, with these modifier keys; `effects` lists what the press led to. */
export const createPress = (keys: { readonly ctrlKey?: boolean; readonly button?: number } = {}) => {
  const effects: string[] = [];
  const fields = {
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    preventDefault: () => void effects.push('default prevented'),
    currentTarget: { focus: () => void effects.push('focused') },
    ...keys,
  };
  return { event: fields as unknown as MouseEvent<HTMLElement>, effects };
};
