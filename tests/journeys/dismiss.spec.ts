import { expect, test } from '../support/fixtures';
import { addButton, Header, STOREFRONT } from '../support/header';
import { centre } from '../support/wide-menu';

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 800 } });

  test('a tap beside an open menu closes it and presses nothing of the page [SHELL-2]', async ({
    page,
    preset,
  }) => {
    await preset('slot-booked');
    const header = new Header(page);
    await header.open(STOREFRONT.path);
    await expect(header.trolley).toHaveAccessibleName(/£/);
    const before = await header.trolley.getAttribute('aria-label');
    const button = header.banner.getByRole('button', { name: 'Groceries', exact: true });
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    // An Add button stands where the tap is, below the overlay.
    await page.evaluate(() => {
      const add = [...document.querySelectorAll<HTMLElement>('main button')].find((found) =>
        found.textContent.startsWith('Add'),
      );
      add?.style.setProperty('position', 'fixed');
      add?.style.setProperty('inset', '754px auto auto 20px');
    });
    const at = await centre(addButton(page));
    await page.touchscreen.tap(at.x, at.y);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(header.trolley).toHaveAttribute('aria-label', before ?? '');
    await page.touchscreen.tap(at.x, at.y);
    await expect(header.trolley).not.toHaveAttribute('aria-label', before ?? '');
  });
});

test('only a completed press of the main button closes the slot details, also one that the page hides from others [SLOT-4]', async ({
  page,
  preset,
}) => {
  await preset('slot-booked');
  const header = new Header(page);
  await header.open(STOREFRONT.path);
  await page.evaluate(() => {
    const { body } = document;
    const stopper = document.createElement('p');
    stopper.textContent = 'Stops events';
    stopper.addEventListener('pointerdown', (event) => {
      event.stopPropagation();
    });
    const frame = document.createElement('iframe');
    frame.title = 'Advert';
    for (const [index, element] of [stopper, frame].entries()) {
      element.style.cssText = `position: fixed; left: 10px; top: ${String(500 + 100 * index)}px; height: 60px`;
      body.append(element);
    }
    const advert = frame.contentDocument?.createElement('button') ?? stopper;
    advert.textContent = 'Advert';
    frame.contentDocument?.body.append(advert);
  });
  const open = async () => {
    await header.slot.click();
    await expect(header.slotDetails).toBeVisible();
  };
  await open();
  await page.getByText('Stops events').click({ button: 'right' });
  await page.mouse.down();
  await expect(header.slotDetails).toBeVisible();
  await page.mouse.up();
  await expect(header.slotDetails).toBeHidden();
  await open();
  await page.frameLocator('[title=Advert]').getByRole('button').click();
  await expect(header.slotDetails).toBeHidden();
});
