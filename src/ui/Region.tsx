import { Component, type ReactNode } from 'react';

interface RegionProps {
  readonly name: string;
  readonly report: (region: string, error: unknown) => void;
  /** What stands in for a region that broke. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a broken region of the header from taking the rest with it. */
export class Region extends Component<RegionProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.report(this.props.name, error);
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
