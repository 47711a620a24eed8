// The header's styles: the reset comes first, as in its own style sheet.
import '../../src/ui/tokens.module.css';
import { mountGallery } from '../../src/features/gallery/mount-gallery';
import { FERNLEIGH } from '../shells/fernleigh';

/** Title of the gallery's section with the sponsored banners. */
const TITLE = 'Sponsored banners';

/** The cookies in which a shopper consents to advertising. */
const CONSENT_COOKIES = ['wtr_cookie_consent', 'wtr_cookies_advertising'] as const;

const createCaption = (page: Document): HTMLElement => {
  const caption = page.createElement('p');
  caption.className = 'gallery-caption';
  const button = page.createElement('button');
  button.type = 'button';
  button.textContent = 'Consent and show the banners';
  button.addEventListener('click', () => {
    for (const name of CONSENT_COOKIES) page.cookie = `${name}=true; path=/; samesite=lax`;
    page.defaultView?.location.reload();
  });
  caption.append(
    'No banner is shown, because the header shows adverts only to shoppers who have consented to advertising: ' +
      `the cookies ${CONSENT_COOKIES.join(' and ')} must both be true. `,
    button,
  );
  return caption;
};

/**
 * Adds a caption to the section of the sponsored banners if it shows none, once the gallery is rendered.
 *
 * @param main the element into which the gallery is rendered
 */
const explainNoBanners = (main: Element): void => {
  const observer = new MutationObserver(() => {
    if (!main.querySelector('[data-gallery=ready]')) return;
    observer.disconnect();
    const title = [...main.querySelectorAll('h2')].find(({ textContent }) => textContent === TITLE);
    if (title && !title.parentElement?.querySelector('aside')) title.after(createCaption(main.ownerDocument));
  });
  observer.observe(main, { childList: true, subtree: true });
};

const main = document.querySelector('main');
const sections = document.querySelector('#sections')?.textContent;
if (!main || !sections) throw new Error('the page has no sections');
explainNoBanners(main);
// What the gallery reports; tests read it.
const received = { warnings: [] as string[], events: [] as object[] };
Object.assign(window, { galleryEvents: received });
void mountGallery(main, JSON.parse(sections) as Parameters<typeof mountGallery>[1], {
  mediaPaths: FERNLEIGH.mediaPaths,
  warn: (message) => received.warnings.push(message),
  push: (event) => received.events.push(event),
});
