/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { createStore } from 'zustand/vanilla';
import { silentDialogContext, polyfillDialogs } from '../../../ui/testing/polyfill-dialogs';
import { problemOf } from '../errors/problem';
import type { PlacingState } from '../placing/store';
import { ErrorDialog } from './ErrorDialog';

polyfillDialogs();

describe('ErrorDialog', () => {
  it('says that the order is being checked for as long as it is [INST-4]', () => {
    const placing = createStore<PlacingState>()(() => ({ kind: 'refused', code: 'X', mayBePlaced: true }));
    render(
      <ErrorDialog
        {...silentDialogContext(() => undefined)}
        problem={problemOf('X', {})}
        placing={placing}
        telephone=""
        onAction={() => undefined}
      />,
    );
    const sentence = 'Your order may have been placed. We’re checking whether it has gone through.';
    expect(screen.queryByText(sentence)).not.toBeNull();
    act(() => {
      placing.setState({ kind: 'refused', code: 'X' }, true);
    });
    expect(screen.queryByText(sentence)).toBeNull();
  });
});
