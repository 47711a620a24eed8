/** Replaces content that failed to load. */
export const ErrorMessage = ({ what }: { readonly what: string }) => (
  <p className="note note--warning" role="status">
    Sorry, we can’t show {what} right now. Please try again in a moment.
  </p>
);
