import { byId } from '../../panel/client/page';
import { EXAMPLE_EVENTS } from './example-events';

/** Lets the user edit the detail of an event, and dispatch it as a host does. */
export const startHostEvents = (): void => {
  const select = byId('event', HTMLSelectElement);
  const detail = byId('detail', HTMLTextAreaElement);
  const error = byId('detail-error', HTMLElement);
  const chosen = () => EXAMPLE_EVENTS[Number(select.value)];
  const showDetail = (): void => {
    detail.value = JSON.stringify(chosen()?.detail, null, 2);
  };
  select.onchange = showDetail;
  showDetail();
  byId('dispatch', HTMLButtonElement).onclick = () => {
    error.textContent = '';
    try {
      const parsed: unknown = JSON.parse(detail.value);
      document.dispatchEvent(new CustomEvent(chosen()?.name ?? '', { detail: parsed }));
    } catch (problem) {
      error.textContent = String(problem);
      detail.focus();
    }
  };
};
