import { closeModal, NO_MODAL, openModal, showNotice, type Modal } from './modals';

const modal = (name: string, isAlert = false): Modal => ({ name, isAlert, render: () => null });
const CHOOSER = modal('chooser');
const ALERT = modal('alert', true);

describe('openModal', () => {
  it('replaces the open dialog and the notice', () => {
    const open = openModal(showNotice(NO_MODAL, 'Failed'), CHOOSER);
    expect(open).toMatchObject({ modal: CHOOSER, notice: '' });
    const other = modal('other');
    expect(openModal(open, other)).toMatchObject({ modal: other, id: open.id + 1 });
  });

  it('leaves an alert open that the shopper has to answer [ERR-1]', () => {
    const open = openModal(NO_MODAL, ALERT);
    expect(openModal(open, CHOOSER)).toBe(open);
  });
});

describe('closeModal', () => {
  it('closes the dialog of the given name only', () => {
    const open = openModal(NO_MODAL, CHOOSER);
    expect(closeModal(open, 'other')).toBe(open);
    expect(closeModal(open, 'chooser').modal).toBeUndefined();
  });

  it('closes any dialog without a name, an alert as well', () => {
    expect(closeModal(openModal(NO_MODAL, ALERT)).modal).toBeUndefined();
    expect(closeModal(NO_MODAL)).toBe(NO_MODAL);
  });
});

describe('showNotice', () => {
  it('shows the text, in place of another one', () => {
    const first = showNotice(NO_MODAL, 'First');
    expect(showNotice(first, 'Second')).toMatchObject({ notice: 'Second', id: first.id + 1 });
  });

  it('shows nothing while a dialog is open, which has its own messages', () => {
    const open = openModal(NO_MODAL, CHOOSER);
    expect(showNotice(open, 'Failed')).toBe(open);
  });
});
