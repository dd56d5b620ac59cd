import { Component, type ReactNode } from 'react'
import { texts } from '../texts.ts'

/** Shows a message beside the table if the code of a chart cannot be loaded. */
export class DrawingBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <p>{texts.charts.failed}</p> : this.props.children
  }
}
