import { render, screen } from '@testing-library/react';
import { Region } from './Region';

const Label = ({ isLong }: { readonly isLong: boolean }) => (
  <p>
    {isLong && <b>long</b>}
    text
  </p>
);

const Broken = (): never => {
  throw new Error('broken');
};

describe('Region', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation();
  });

  const region = (report: (name: string) => void, children: React.ReactNode) => (
    <Region name="label" report={report}>
      {children}
    </Region>
  );

  it('renders its content again after another script has removed its elements, and reports it once [ERR-6]', () => {
    const report = jest.fn();
    const { rerender } = render(region(report, <Label isLong />));
    screen.getByText('long').remove();
    rerender(region(report, <Label isLong={false} />));
    expect(screen.getByText('text').tagName).toBe('P');
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('renders nothing for content that fails again, and the content of the next props [ERR-6]', () => {
    const report = jest.fn();
    const { container, rerender } = render(region(report, <Broken />));
    expect(container.textContent).toBe('');
    expect(report).toHaveBeenCalledTimes(1);
    rerender(region(report, <Label isLong={false} />));
    expect(container.textContent).toBe('text');
  });
});
