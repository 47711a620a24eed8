import { Component, type ReactNode } from 'react';

interface RegionProps {
  readonly name: string;
  readonly report: (region: string, error: unknown) => void;
  /** Rendered instead of the region after an error. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** An error boundary around a region of the header, so that an error in it does not affect the others. */
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
