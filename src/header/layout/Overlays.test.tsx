import { act, fireEvent, render, screen } from '@testing-library/react';
import { createTestHeader } from '../testing/test-header';
import type { OpenPanel } from '../../context/page-store';
import { Overlays } from './Overlays';

const setUp = () => {
  const { header, runtime } = createTestHeader();
  const { container } = render(<Overlays context={runtime} />);
  const open = (panel: OpenPanel) => {
    act(() => {
      header.page.getState().open(panel);
    });
    return container.querySelector('.overlay');
  };
  return { open, openPanel: () => header.page.getState().openPanel, runtime };
};

describe('Overlays', () => {
  it.each(['account', 'groceries', 'seasonal'] as const)(
    'closes the panel %s by a completed press on the overlay [SHELL-2]',
    (panel) => {
      const { open, openPanel } = setUp();
      const overlay = open(panel);
      if (!overlay) throw new Error('no overlay');
      fireEvent.pointerDown(overlay);
      expect(openPanel()).toBe(panel);
      fireEvent.click(overlay);
      expect(openPanel()).toBe('none');
    },
  );

  it.each(['none', 'menu', 'search', 'slot'] as const)('has no overlay for %s [SHELL-2]', (panel) => {
    expect(setUp().open(panel)).toBeNull();
  });

  it('shows notices [ERR-6]', () => {
    const { runtime } = setUp();
    act(() => {
      runtime.modals.notify('The menu could not be opened.');
    });
    expect(screen.getByText('The menu could not be opened.')).toBeTruthy();
  });
});
