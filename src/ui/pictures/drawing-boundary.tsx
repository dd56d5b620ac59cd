import { Component, type ReactNode } from 'react'

/** A picture whose code did not load leaves its table standing and says so. */
export class DrawingBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <p>The picture did not load. The table says the same.</p> : this.props.children
  }
}
