import { connectField, createDraft } from './draft';

const setUp = () => {
  const draft = createDraft('');
  const field = document.createElement('input');
  const disconnect = connectField(draft, field);
  const type = (text: string) => {
    field.value = text;
    field.dispatchEvent(new Event('input'));
  };
  return { draft, field, disconnect, type };
};

describe('connectField', () => {
  it('counts a field as edited that was cleared again before React has come [SRCH-2]', () => {
    const { draft, type } = setUp();
    type('oats');
    type('');
    expect(draft.getState()).toMatchObject({ text: '', isEdited: true });
  });

  it('ignores a field that has left [SRCH-2]', () => {
    const { draft, disconnect, type } = setUp();
    disconnect();
    type('oats');
    expect(draft.getState()).toMatchObject({ text: '', isEdited: false });
  });
});
