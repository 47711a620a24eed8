/** Returns the object that a custom event carries; an empty object for anything else. */
export const detailOf = (event: Event): object => {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  return typeof detail === 'object' && detail !== null ? detail : {};
};

/** Returns the phase of an update that a host announces; undefined for anything else. */
export const phaseOf = (event: Event): unknown => Reflect.get(detailOf(event), 'phase');
