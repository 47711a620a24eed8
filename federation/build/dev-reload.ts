/** In `npm run dev` only: reloads every page that carries the header when something was built anew. */
new EventSource('/dev/reload').addEventListener('message', () => {
  location.reload();
});

export {};
