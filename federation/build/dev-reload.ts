/** In `npm run dev` only: reloads every page with the header after a build. */
new EventSource('/dev/reload').addEventListener('message', () => location.reload());

export {};
