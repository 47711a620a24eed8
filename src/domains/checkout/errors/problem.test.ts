import { CATALOGUE, DEFAULT_ENTRY, UNEXPECTED } from './catalogue';
import { notPlacedProblem, problemOf } from './problem';

const SLOT_LOST = 'ORDER_ORCHESTRATION_058';
const previous = { longDay: 'Monday 4 May', time: '2pm - 3pm', start: '2026-05-04T13:00:00.000Z' };
const current = { longDay: 'Friday 8 May', time: '9am - 10am', start: '2026-05-08T08:00:00.000Z' };
const facts = { current, previous, changeHref: '/ecom/bookslot/delivery' };
const labels = ({ actions }: ReturnType<typeof problemOf>) => actions.map(({ label }) => label);

describe('what is shown for a code', () => {
  it('is the text of the specification for the modal that cannot be closed [ERR-1]', () => {
    expect(problemOf(UNEXPECTED, {})).toMatchObject({
      title: "Sorry, we're experiencing an unexpected error",
      paragraphs: [
        'These problems are normally temporary. Please refresh the page, restart your browser or try again a little later',
      ],
      actions: [{ does: 'reload', label: 'OK' }],
      isAlert: true,
    });
  });

  it.each([
    'TIMEOUT',
    'UNKNOWN_ERROR',
    'ORDER_ORCHESTRATION_999',
    '',
    'constructor',
    '__proto__',
    'toString',
  ])('is the default for %p [ERR-2] [ERR-3]', (code) => {
    expect(problemOf(code, facts)).toMatchObject({
      title: "Sorry, there's been a problem",
      paragraphs: ['Please try again'],
      actions: [{ does: 'reload', label: 'Try again' }],
      isAlert: false,
    });
  });

  it.each([...Object.entries(CATALOGUE), ['other', DEFAULT_ENTRY] as const])(
    'has a title, a text and a way on: %s [ERR-3]',
    (_code, { title, text, actions }) => {
      expect([title.trim(), text.trim(), actions.length > 0]).toEqual([title, text, true]);
    },
  );

  it('of 058 is the previous slot and both ways [ERR-4]', () => {
    const problem = problemOf(SLOT_LOST, facts);
    expect(problem.slot).toEqual({ ...previous, caption: 'Your previous slot' });
    expect(problem.actions).toMatchObject([
      { does: 'go', label: 'Choose a new slot', to: '/ecom/bookslot/delivery' },
      { does: 'proceed', label: 'Proceed with previous slot' },
    ]);
  });

  it('of 058 without a slot to go back to is only a new one [ERR-4]', () => {
    const problem = problemOf(SLOT_LOST, {});
    expect([labels(problem), problem.slot]).toEqual([['Choose a new slot'], undefined]);
    expect(problem.actions).toMatchObject([{ to: '/ecom/serviceselection' }]);
  });

  it('after the new slot was given up says what stands and what was not done [ERR-4]', () => {
    const problem = notPlacedProblem('ORDER_ORCHESTRATION_042', facts);
    expect(problem.title).toBe("Your changes haven't been placed");
    expect(problem.paragraphs[1]).toContain('Minimum spend not met');
    expect([labels(problem), problem.slot?.caption]).toEqual([['View trolley'], 'Your slot']);
  });

  it('after the new slot was given up and 058 came again is only a new one [ERR-4]', () => {
    expect(labels(notPlacedProblem(SLOT_LOST, facts))).toEqual(['Choose a new slot']);
  });
});
