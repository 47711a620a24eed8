import { createTestContext } from './testing/test-context';
import type { Modal } from './modals';
import { INTERACTION_TIMEOUT_MS } from './timeouts';

const modalOf = (name: string, more: Partial<Modal> = {}): Modal => ({ name, render: () => null, ...more });

const setUp = () => {
  const { context, ...header } = createTestContext();
  return { ...header, modals: context.modals };
};

describe('createModals', () => {
  it('reports the dialogs that it opens and closes [EVT-1] [ERR-7]', () => {
    const { modals, tracked, modal } = setUp();
    modals.show(modalOf('chooser'));
    modals.show(modalOf('error'));
    modals.end();
    expect(tracked).toEqual([
      { event: 'modal_opened', modal: 'chooser' },
      { event: 'modal_closed', modal: 'chooser' },
      { event: 'modal_opened', modal: 'error' },
      { event: 'modal_closed', modal: 'error' },
    ]);
    expect(modal()).toBeUndefined();
  });

  it('calls onClosed once, whether the dialog is closed or replaced [ERR-7]', () => {
    const { modals } = setUp();
    const closed: string[] = [];
    const listening = (name: string) => modalOf(name, { onClosed: () => closed.push(name) });
    modals.show(listening('first'));
    modals.show(listening('second'));
    modals.close('first');
    expect(closed).toEqual(['first']);
    modals.close('second');
    modals.end();
    expect(closed).toEqual(['first', 'second']);
  });

  it('leaves an alert open that the shopper has to answer, until its own buttons close it [ERR-1]', () => {
    const { modals, modal } = setUp();
    modals.show(modalOf('alert', { isAlert: true }));
    modals.show(modalOf('chooser'));
    expect(modal()?.name).toBe('alert');
    modals.end();
    expect(modal()).toBeUndefined();
  });

  it('shows a message and announces it, until it is dismissed [ERR-6]', () => {
    const { modals, notice, announced } = setUp();
    modals.notify('The menu could not be opened.');
    expect([notice(), announced()]).toEqual(Array(2).fill('The menu could not be opened.'));
    const { id } = modals.store.getState();
    modals.notify('Please try again.');
    expect(modals.store.getState()).toMatchObject({ notice: 'Please try again.', id: id + 1 });
    modals.show(modalOf('chooser'));
    expect(modals.store.getState()).toMatchObject({ notice: '', id: id + 2 });
    modals.end();
    modals.notify('Please try again.');
    modals.dismiss();
    expect(notice()).toBe('');
  });

  it('announces a message that an open dialog hides [ERR-6]', () => {
    const { modals, notice, announced } = setUp();
    modals.show(modalOf('chooser'));
    modals.notify('Please try again.');
    expect([notice(), announced()]).toEqual(['', 'Please try again.']);
  });

  it('keeps each banner at the bottom until that banner is removed [APP-1] [AUTH-3]', () => {
    const { modals } = setUp();
    modals.setStrip('app', 'the app');
    modals.setStrip('operator', 'staff');
    modals.show(modalOf('chooser'));
    modals.setStrip('app', null);
    expect(modals.store.getState().strips).toEqual({ app: null, operator: 'staff' });
  });
});

describe('opening a lazy-loaded dialog', () => {
  it('shows it once it is loaded [ERR-7]', async () => {
    const { modals, modal, notice } = setUp();
    await modals.open(() => Promise.resolve(modalOf('multi-search')), 'It failed.');
    expect([modal()?.name, notice()]).toEqual(['multi-search', '']);
  });

  it('reports a load that fails, and shows the failure message [ERR-6]', async () => {
    const { modals, modal, notice, reports } = setUp();
    await modals.open(() => Promise.reject(new Error('Loading chunk 7 failed')), 'It failed.');
    expect([modal(), notice()]).toEqual([undefined, 'It failed.']);
    expect(reports).toEqual(['modal: Error: Loading chunk 7 failed']);
  });

  it('shows the failure message after the timeout, and never the late dialog [ERR-6]', async () => {
    const { modals, modal, notice, clock } = setUp();
    let finish: (modal: Modal) => void = () => undefined;
    const opened = modals.open(() => new Promise((resolve) => (finish = resolve)), 'It failed.');
    clock.pass(INTERACTION_TIMEOUT_MS);
    await opened;
    finish(modalOf('late'));
    await Promise.resolve();
    expect([modal(), notice()]).toEqual([undefined, 'It failed.']);
  });
});
