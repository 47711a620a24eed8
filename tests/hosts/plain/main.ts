import { mountHeader } from '../../../federation/loader';
import type { HeaderConfig } from '../../../federation/contract';

const config = JSON.parse(document.querySelector('#config')?.textContent ?? '') as HeaderConfig;
const element = document.querySelector<HTMLElement>('#root');
if (element) {
  const mounted = mountHeader(
    element,
    {
      base: '/ecom/assets/mfe/common/',
      onProblem: ({ kind }) => {
        element.dataset['problems'] = `${element.dataset['problems'] ?? ''} ${kind}`.trim();
      },
    },
    { config },
  );
  document.addEventListener('take-away', () => {
    mounted.unmount();
  });
}
