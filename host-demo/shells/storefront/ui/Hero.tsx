import type { ReactNode } from 'react';
import type { SeasonName } from '../state/route';

interface HeroProps {
  /** Name of a wide drawing with its own background. */
  readonly picture: 'hero-groceries' | `hero-${SeasonName}`;
  readonly children: ReactNode;
}

export const Hero = ({ picture, children }: HeroProps) => (
  <div className={`hero ${picture}`}>
    <div className="hero__text">{children}</div>
    <img className="hero__picture" src={`/demo/pictures/${picture}.svg`} alt="" width="640" height="280" />
  </div>
);
