import type { FooterCategory, HeaderClient } from '../../../../federation/contract';
import { mountHeader } from '../../../../federation/loader';
import { passAmendBarHeight, guardForms, healthSink, createListeners, whenNearView } from '../../shop/page';
import { readShellConfig } from '../../shop/shell-config';
import '../../styles/index.css';

const linkTo = ({ name, href }: FooterCategory): HTMLElement => {
  const link = document.createElement('a');
  if (href !== undefined) link.href = href;
  link.textContent = name;
  return link;
};

const sectionOf = (category: FooterCategory): HTMLElement => {
  const [section, heading, list] = ['section', 'h2', 'ul'].map((name) => document.createElement(name));
  if (!section || !heading || !list) throw new Error('the section was not created');
  heading.append(linkTo(category));
  for (const child of category.categories) {
    const item = document.createElement('li');
    item.append(linkTo(child));
    list.append(item);
  }
  section.append(heading, list);
  return section;
};

/**
 * Loads the footer's categories through the header once the footer is near the viewport, and renders them [MEGA-10].
 */
const fillFooter = (page: Document, { loadFooter }: HeaderClient): void => {
  const place = page.querySelector('.page-footer__categories');
  if (!place) return;
  whenNearView(place, () => {
    void loadFooter().then((result) => {
      // Without its categories the footer keeps its other links.
      if (result.ok) place.replaceChildren(...result.value.map(sectionOf));
    });
  });
};

const { header, loader, shop } = readShellConfig(document);
const { account } = shop;
const place = document.getElementById('shop-header');
if (place)
  fillFooter(
    document,
    mountHeader(
      place,
      { ...loader, health: healthSink },
      {
        config: header,
        ...createListeners(window),
        ...(account && { account: { load: () => account } }),
      },
    ),
  );
passAmendBarHeight(document);
guardForms(document);
