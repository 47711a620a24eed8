import { fireEvent, render, screen } from '@testing-library/react';
import type { ContentPorts } from '../ports';
import { AccordionView } from './AccordionView';
import { ContentProvider } from './provider';

const ignore = () => undefined;

const PORTS: Omit<ContentPorts, 'onResize'> = {
  warn: ignore,
  beacon: ignore,
  track: ignore,
  observe: () => ignore,
  observeSize: () => ignore,
  canAdvertise: () => true,
  isAllowed: () => true,
};

describe('AccordionView', () => {
  it('notifies the page once for its own opening, not for that of a part inside [CONT-8]', () => {
    const onResize = jest.fn();
    render(
      <ContentProvider ports={{ ...PORTS, onResize }}>
        <AccordionView title="Outer" isOpen>
          <details data-testid="inner" open />
        </AccordionView>
      </ContentProvider>,
    );
    const inner = screen.getByTestId('inner');
    onResize.mockClear();
    fireEvent(inner, new Event('toggle', { bubbles: false }));
    expect(onResize).not.toHaveBeenCalled();
    const [outer] = screen.getAllByRole('group');
    if (outer) fireEvent(outer, new Event('toggle', { bubbles: false }));
    expect(onResize).toHaveBeenCalledTimes(1);
  });
});
