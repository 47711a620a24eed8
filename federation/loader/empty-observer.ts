/** Calls `onEmpty` once the observed element is empty: React empties it when the header throws while rendering. */
export const createEmptyObserver = (element: HTMLElement, onEmpty: () => void): MutationObserver => {
  const observer = new MutationObserver(() => {
    if (element.hasChildNodes()) return;
    observer.disconnect();
    onEmpty();
  });
  return observer;
};
