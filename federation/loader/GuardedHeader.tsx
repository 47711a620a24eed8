import { useRef, type ComponentType, type JSX } from 'react';
import type { HeaderProps } from '../contract';
import { brandNameOf, type Fallback } from './fallback';
import { HeaderPlaceholder } from './HeaderPlaceholder';
import { RenderBoundary } from './RenderBoundary';

const isComponent = (value: unknown): value is ComponentType<HeaderProps> => typeof value === 'function';

const Links = (props: HeaderProps): JSX.Element => {
  const fallbackRef = useRef<Fallback>(undefined);
  return <HeaderPlaceholder brandName={brandNameOf(props)} links fallbackRef={fallbackRef} />;
};

/**
 * Returns a component that renders the header, and plain links instead if the header throws while rendering [FED-4].
 *
 * @param Header the remote's component; for any other value the component renders only the links
 */
export const guardHeader = (Header: unknown): ComponentType<HeaderProps> => {
  if (!isComponent(Header)) return Links;
  const GuardedHeader = (props: HeaderProps): JSX.Element => (
    <RenderBoundary fallback={<Links {...props} />} onError={(error) => console.error(error)}>
      <Header {...props} />
    </RenderBoundary>
  );
  return GuardedHeader;
};
