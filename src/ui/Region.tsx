import { Component, type ReactNode } from 'react';

interface RegionProps {
  readonly name: string;
  readonly report: (region: string, error: unknown) => void;
  readonly children: ReactNode;
}

/**
 * An error boundary around a region of the header, so that an error in it does not affect the others. It renders the
 * region again once, with new elements, in case that another script had changed them; and again with new props.
 */
export class Region extends Component<RegionProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };
  hasRetried = false;

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    if (this.hasRetried) return;
    this.props.report(this.props.name, error);
    this.retry(true);
  }

  override componentDidUpdate(before: RegionProps) {
    if (before !== this.props) this.retry(false);
  }

  retry(hasRetried: boolean) {
    this.hasRetried = hasRetried;
    if (this.state.isBroken) this.setState({ isBroken: false });
  }

  override render() {
    return !this.state.isBroken && this.props.children;
  }
}
