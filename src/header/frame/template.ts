/**
 * The first frame as data: the tree of the header's markup, in which each text and each attribute that depends on the
 * page is a mark. The build makes it from the markup of the server's renderer (`make-template.ts`), and a browser fills
 * it without the header's components (`create-frame.ts`) [FED-8].
 */
import type { HeaderConfig } from '../../../federation/contract';
import { searchTermOf } from '../../context/search-term';

/** A text from the configuration or the address, by its name in `frame-values.ts`, or a text of the catalogue. */
export type Mark = { readonly value: string } | { readonly text: string; readonly before?: string };

/** What differs between variants: the parts, and the index of the part of each variant of {@link variantOf}. */
export interface Choice<Part> {
  readonly choice: readonly Part[];
  readonly of: readonly number[];
}

export type TemplateText = string | Mark;

/** The attributes of an element by name; null in the variants that do not have the attribute. */
export type TemplateAttributes = Readonly<Record<string, TemplateText | Choice<TemplateText | null>>>;

/** An element: its name, its attributes, and its children. */
export type TemplateElement = readonly [
  name: string,
  attributes: TemplateAttributes,
  ...children: TemplateNode[],
];

/** A part of the tree; a choice is between lists of nodes. */
export type TemplateNode = TemplateText | TemplateElement | Choice<TemplateNode[]>;

/** Returns the index of a page's variant: what decides about more than texts and addresses. */
export const variantOf = (
  { features = {}, session }: Pick<HeaderConfig, 'features' | 'session'>,
  here: URL,
): number =>
  Number(session?.hasTokenSession !== false) * 8 +
  Number(features.multiSearch === false) * 4 +
  Number(features.searchField === 'row') * 2 +
  Number(searchTermOf(here) !== '');
