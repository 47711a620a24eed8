import { useEffect } from 'react';
import { Region } from '../../../ui/Region';
import * as styles from './Content.module.css';
import type { ContentComponent } from '../model';
import { hiddenAt, placementStyle, rowAt } from '../placement';
import { useContent } from './provider';
import { viewOf, type ContentProps } from './registry';

const Unknown = ({ resourceType }: { readonly resourceType: string }) => {
  const { warnOnce } = useContent();
  useEffect(() => {
    warnOnce(`no component for resource type '${resourceType}'`);
  }, [warnOnce, resourceType]);
  return null;
};

interface CellProps {
  readonly component: ContentComponent;
  readonly level: number;
  readonly nth: number;
}

const View = ({ component, level, nth }: CellProps) => viewOf(component, { level, nth, Nested: Content });

const Cell = ({ component, level, nth }: CellProps) => {
  const { warn } = useContent();
  if (component.type === 'unknown') return <Unknown resourceType={component.resourceType} />;
  return (
    <div
      className={styles.cell}
      style={placementStyle(component.placement)}
      data-hidden={hiddenAt(component.placement)}
      data-row={rowAt(component.placement)}
    >
      <Region
        name={component.type}
        report={(type, error) => {
          warn(`content ${type} '${component.id}' could not be shown: ${String(error)}`);
        }}
      >
        <View component={component} level={level} nth={nth} />
      </Region>
    </div>
  );
};

/**
 * Renders components on a grid of twelve columns. Each has its own error boundary, so a component that throws or has an
 * unknown resource type does not affect the others [CONT-7] [CONT-9].
 *
 * @throws Error 'must be used within the provider' outside a `ContentProvider`
 */
export const Content = ({ components, level = 2 }: ContentProps) => {
  useContent();
  return (
    <div className={styles.grid}>
      {components.map((component, index) => (
        <Cell key={index} component={component} level={level} nth={index + 1} />
      ))}
    </div>
  );
};
