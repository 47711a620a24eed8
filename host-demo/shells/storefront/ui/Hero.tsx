import type { ReactNode } from 'react';

interface HeroProps {
  readonly picture: string;
  readonly children: ReactNode;
}

export const Hero = ({ picture, children }: HeroProps) => (
  <div className="hero">
    <div className="hero__text">{children}</div>
    <img className="hero__picture" src={`/demo/pictures/${picture}.svg`} alt="" width="640" height="280" />
  </div>
);
