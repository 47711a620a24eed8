import { html } from 'ghtml';

/**
 * Returns the HTML of the gallery page.
 *
 * @param json the sections as JSON
 * @param nonce the nonce of the page's policy, for its script
 */
export const galleryPage = (json: string, isHostile: boolean, nonce: string): string =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${isHostile ? 'Hostile content' : 'Content'} | Fernleigh</title>
        <link rel="icon" href="/demo/pictures/brand-mark.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/demo/gallery.css" />
        <link rel="stylesheet" href="/demo/content.css" />
      </head>
      <body>
        <header>
          <h1>${isHostile ? 'Hostile content' : 'Content'}</h1>
          <nav aria-label="Demo">
            <a href="/demo">Panel</a>
            <a href="${isHostile ? '/demo/content' : '/demo/content?world=hostile'}"
              >${isHostile ? 'Good content' : 'Hostile content'}</a
            >
          </nav>
        </header>
        <main></main>
        <script type="application/json" id="sections">
          !${json.replaceAll('<', '\\u003c')}
        </script>
        <script nonce="${nonce}" src="/demo/content.js"></script>
      </body>
    </html>`;
