/**
 * Returns a signal that is aborted as soon as one of `signals` is, with its reason. Chrome before 116, Firefox before 124
 * and Safari before 17.4 have no `AbortSignal.any`.
 */
export const anySignal = (...signals: readonly AbortSignal[]): AbortSignal => {
  if ('any' in AbortSignal) return AbortSignal.any([...signals]);
  const first = new AbortController();
  for (const signal of signals) {
    const abort = () => first.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { signal: first.signal });
  }
  return first.signal;
};
