import type { ReactNode } from 'react';
import type { RichText } from '../model';
import { useContent } from './provider';
import type { Mark, RichBlock, RichInline, RichList } from '../rich-text';
import { ContentLink } from './ContentLink';
import { headingTag } from './heading-tag';
import * as styles from './RichTextView.module.css';

const TAGS = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strikethrough: 's',
  subscript: 'sub',
  superscript: 'sup',
} as const satisfies Record<Mark, string>;

const withMarks = (marks: readonly Mark[], text: ReactNode): ReactNode =>
  marks.reduceRight((inner, mark) => {
    const Tag = TAGS[mark];
    return <Tag className={styles[mark]}>{inner}</Tag>;
  }, text);

interface InlineProps {
  readonly nodes: readonly RichInline[];
  readonly onFollow: (label: string) => void;
}

const textOf = (nodes: readonly RichInline[]): string =>
  nodes.map((node) => (node.kind === 'text' ? node.text : textOf(node.children))).join('');

const Inlines = ({ nodes, onFollow }: InlineProps): ReactNode =>
  nodes.map((node, index) => {
    if (node.kind === 'link') {
      const { href, newWindow, title, style, children } = node;
      const follow = () => {
        onFollow(textOf(children));
      };
      return (
        <ContentLink
          key={index}
          {...{ href, newWindow, title, style }}
          className={styles.link}
          onClick={follow}
        >
          <Inlines nodes={children} onFollow={onFollow} />
        </ContentLink>
      );
    }
    const content = withMarks(node.marks, node.text);
    return (
      <span key={index} style={node.style}>
        {content}
      </span>
    );
  });

interface ListProps extends Omit<InlineProps, 'nodes'> {
  readonly list: RichList;
}

const List = ({ list, onFollow }: ListProps) => {
  const Tag = list.ordered ? 'ol' : 'ul';
  return (
    <Tag className={styles.list} data-ordered={list.ordered}>
      {list.items.map(({ children, lists, style }, index) => (
        <li key={index} style={style}>
          <Inlines nodes={children} onFollow={onFollow} />
          {lists.map((below, nth) => (
            <List key={nth} list={below} onFollow={onFollow} />
          ))}
        </li>
      ))}
    </Tag>
  );
};

interface BlockProps extends Omit<InlineProps, 'nodes'> {
  readonly block: RichBlock;
  readonly level: number;
}

const Block = ({ block, level, onFollow }: BlockProps) => {
  if (block.kind === 'list') return <List list={block} onFollow={onFollow} />;
  const { style, children } = block;
  const content = <Inlines nodes={children} onFollow={onFollow} />;
  if (block.kind === 'paragraph') return <p style={style}>{content}</p>;
  // `level` is the level of the content's largest heading.
  const Heading = headingTag(level + block.level - 1);
  return (
    <Heading className={styles.heading} data-level={block.level} style={style}>
      {content}
    </Heading>
  );
};

interface RichTextViewProps {
  readonly richText: RichText & { readonly id: string };
  readonly level: number;
}

/** Renders all blocks and marks of a rich text [CONT-1]. */
export const RichTextView = ({ richText, level }: RichTextViewProps) => {
  const { track } = useContent();
  const { id, analytics, analyticsTags, isVertical } = richText;
  const follow = (label: string) => {
    if (!analytics && analyticsTags.length === 0) return;
    track({
      event: 'promo_click',
      componentId: id,
      label,
      ...analytics,
      ...(analyticsTags.length > 0 && { analyticsTags }),
    });
  };
  return (
    <div className={styles.richText} data-margin={!richText.noMargin} data-vertical={isVertical}>
      {richText.blocks.map((block, index) => (
        <Block key={index} block={block} level={level} onFollow={follow} />
      ))}
    </div>
  );
};
