/** Open until a test closes it; later arrivals then wait. */
export class Gate {
  private closed: Promise<void> | undefined
  private release: (() => void) | undefined

  close(): void {
    this.closed ??= new Promise((resolve) => {
      this.release = resolve
    })
  }

  open(): void {
    this.release?.()
    this.closed = undefined
    this.release = undefined
  }

  opened(): Promise<void> {
    return this.closed ?? Promise.resolve()
  }
}
