import { Component, type ReactNode } from 'react';

interface RenderBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
  readonly onError: (error: unknown) => void;
}

/** Keeps a header that throws while rendering from taking the host's page with it [FED-4]. */
export class RenderBoundary extends Component<RenderBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
