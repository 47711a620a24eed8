import { PLACEHOLDER_HEIGHT, WIDE_FROM } from '../contract';
import { RESERVED_HEIGHT } from './fallback';

it('the reserved height has the heights and the width of the contract [SHELL-4]', () => {
  const { small, wide } = PLACEHOLDER_HEIGHT;
  expect(RESERVED_HEIGHT).toBe(`clamp(${small}px,(100vw - ${WIDE_FROM - 1}px)*${wide},${wide}px)`);
});
