/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { VERSION } from '../../context/version';
import { signedIn } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { polyfillDialogs, silentDialogContext } from '../../ui/testing/polyfill-dialogs';
import { healthPanel } from './health-panel';

polyfillDialogs();

/** Renders the panel of a customer's header, after these entries of the log. */
const setUp = (...entries: readonly { readonly message: string; readonly fields: object }[]) => {
  const { context } = createTestContext({
    status: signedIn('70012345'),
    config: { features: { healthPanel: true, pinBar: true, multiSearch: false } },
  });
  for (const { message, fields } of entries)
    context.services.health?.keep({ level: 'info', message, fields: { ...fields } });
  context.services.health?.flickered();
  const { container } = render(
    healthPanel({ ...context, browser: { ...context.browser, channel: () => 'next' } }).render(
      silentDialogContext(() => undefined),
    ),
  );
  const facts = [...container.querySelectorAll('dt')].map(
    ({ textContent, nextElementSibling }) => `${textContent}: ${nextElementSibling?.textContent ?? ''}`,
  );
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  return { container, facts, rows };
};

describe('healthPanel', () => {
  it('shows the state of the header, and no data of the shopper [CALL-1] [AUTH-4]', () => {
    const { container, facts } = setUp();
    expect(facts).toEqual([
      `Version: ${VERSION}`,
      'Channel: next',
      'Session: signed-in, customer',
      'Flickers: 1',
      'Features: healthPanel, pinBar',
    ]);
    expect(container.textContent).not.toContain('70012345');
  });

  it('lists the calls, newest first [CALL-1]', () => {
    const call = { service: 'orders', method: 'GET', path: '/v1/orders/{id}', status: 200, milliseconds: 12 };
    const { rows } = setUp(
      { message: 'API response', fields: call },
      { message: 'API response', fields: { ...call, status: 503, kind: 'http' } },
      { message: 'Instant checkout beacon cut', fields: {} },
    );
    expect(rows).toEqual([
      ['Instant checkout beacon cut', '– –', '', '–'],
      ['orders', 'GET /v1/orders/{id}', 'http 503', '12'],
      ['orders', 'GET /v1/orders/{id}', '200', '12'],
    ]);
  });
});
