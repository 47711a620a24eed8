import { UNEXPECTED } from './catalogue';
import { notPlacedProblem, problemOf } from './problem';

const SLOT_LOST = 'ORDER_ORCHESTRATION_058';
const previous = { longDay: 'Monday 4 May', time: '2pm - 3pm', start: '2026-05-04T13:00:00.000Z' };
const current = { longDay: 'Friday 8 May', time: '9am - 10am', start: '2026-05-08T08:00:00.000Z' };
const facts = { current, previous, changeHref: '/ecom/bookslot/delivery' };
const labels = ({ actions }: ReturnType<typeof problemOf>) => actions.map(({ label }) => label);

describe('problemOf and notPlacedProblem', () => {
  it('have the specified text for the modal that cannot be closed [ERR-1]', () => {
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
  ])('have the default entry for %p [ERR-2] [ERR-3]', (code) => {
    expect(problemOf(code, facts)).toMatchObject({
      title: "Sorry, there's been a problem",
      paragraphs: ['Please try again'],
      actions: [{ does: 'reload', label: 'Try again' }],
      isAlert: false,
    });
  });

  const NOT_CHARGED = 'You haven’t been charged for your changes.';
  it.each(['TIMEOUT', 'ORDER_ORCHESTRATION_999', 'header:not-placed'])(
    'say for %p that nothing was charged, but only if an order read has proved it [ERR-2] [INST-4]',
    (code) => {
      const textsOf = (more: object) => [
        ...problemOf(code, { ...facts, ...more }).paragraphs,
        ...notPlacedProblem(code, { ...facts, ...more }).paragraphs,
      ];
      expect(textsOf({ isUncharged: true }).filter((text) => text === NOT_CHARGED)).toHaveLength(2);
      expect(textsOf({})).not.toContain(NOT_CHARGED);
    },
  );

  it('say nothing about money for an error with a cause of its own [ERR-3]', () => {
    expect(problemOf('ORDER_ORCHESTRATION_042', { isUncharged: true }).paragraphs).toHaveLength(1);
  });

  it('have the previous slot and two actions for 058 [ERR-4]', () => {
    const problem = problemOf(SLOT_LOST, facts);
    expect(problem.slot).toEqual({
      name: 'Your previous slot',
      value: `${previous.longDay}, ${previous.time}`,
    });
    expect(problem.actions).toMatchObject([
      { does: 'go', label: 'Choose a new slot', to: '/ecom/bookslot/delivery' },
      { does: 'proceed', label: 'Proceed with previous slot' },
    ]);
  });

  it('only offer a new slot for 058 without a previous slot [ERR-4]', () => {
    const problem = problemOf(SLOT_LOST, {});
    expect([labels(problem), problem.slot]).toEqual([['Choose a new slot'], undefined]);
    expect(problem.actions).toMatchObject([{ to: '/ecom/serviceselection' }]);
  });

  it('show the current slot and the reason when the new slot was cancelled and the order not placed [ERR-4]', () => {
    const problem = notPlacedProblem('ORDER_ORCHESTRATION_042', facts);
    expect(problem.title).toBe("Your changes haven't been placed");
    expect(problem.reason?.title).toBe('Minimum spend not met');
    expect([labels(problem), problem.slot?.name]).toEqual([['View trolley'], 'Your slot']);
  });

  it('only offer a new slot when 058 is returned after the new slot was cancelled [ERR-4]', () => {
    expect(labels(notPlacedProblem(SLOT_LOST, facts))).toEqual(['Choose a new slot']);
  });
});
