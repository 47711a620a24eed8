import { HEADER_READY, type HeaderClient, type PageComponent } from '../../../../federation/contract';
import { mountHeader, readHeaderState } from '../../../../federation/loader';
import { passAmendBarHeight, createListeners } from '../../shop/page';
import { readShellConfig, type ShellConfig } from '../../shop/shell-config';
import '../../styles/index.css';

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

const entries = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const element = (page: Document, name: string, content: string): HTMLElement => {
  const made = page.createElement(name);
  made.textContent = content;
  return made;
};

/** Returns the plain text of a rich text's block. */
const wordsOf = (block: unknown): string =>
  entries(field(block, 'children'))
    .map((child) => text(field(child, 'text')) || wordsOf(child))
    .join('');

const paragraphs = (page: Document, component: PageComponent): readonly HTMLElement[] =>
  entries(component['blocks']).map((block) => element(page, 'p', wordsOf(block)));

const cell = (page: Document, component: PageComponent): readonly HTMLElement[] => {
  const words = component['text'];
  const link = field(words, 'link');
  const anchor = page.createElement('a');
  anchor.className = 'button';
  anchor.href = text(field(link, 'href'));
  anchor.textContent = text(field(link, 'text'));
  return [element(page, 'h2', text(field(words, 'heading'))), ...(link ? [anchor] : [])];
};

const nodesOf = (page: Document, component: PageComponent): readonly HTMLElement[] => {
  if (component.type === 'richText') return paragraphs(page, component);
  return component.type === 'tradingCell' ? cell(page, component) : [];
};

/**
 * Renders editors' content for this page in its content section. A page without such a section requests nothing; when
 * the request fails, the section stays hidden.
 */
const showPageContent = async (
  page: Document,
  { loadContent }: Pick<HeaderClient, 'loadContent'>,
): Promise<void> => {
  const place = page.querySelector<HTMLElement>('[data-content-path]');
  const path = place?.dataset['contentPath'];
  if (!place || path === undefined) return;
  const queryParams = Object.fromEntries(new URLSearchParams(page.location.search));
  const result = await loadContent(path, { queryParams });
  if (!result.ok) return;
  const components = result.value.locations.flatMap((location) => location.components);
  place.replaceChildren(...components.flatMap((component) => nodesOf(page, component)));
  place.hidden = false;
};

/** If the server did not render the header in time, the page contains the configuration only. */
const fromConfig = ({ header, loader }: ShellConfig) => ({ props: { config: header }, loader });

const { props, loader } = readHeaderState(document) ?? fromConfig(readShellConfig(document));
const place = document.getElementById('shop-header');
if (place) {
  const header = mountHeader(place, loader, { ...props, ...createListeners(window) });
  void showPageContent(document, header);
}
// The container reserves the amend bar's height until the header does so itself.
document.addEventListener(HEADER_READY, () => passAmendBarHeight(document), { once: true });
