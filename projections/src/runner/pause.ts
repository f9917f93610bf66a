/** A wait that somebody may cut short; being woken while awake makes the next wait none. */
export class Pause {
  private wanted = false
  private wakeUp: (() => void) | undefined

  wake(): void {
    this.wanted = true
    this.wakeUp?.()
  }

  async rest(milliseconds: number): Promise<void> {
    if (!this.wanted)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds)
        this.wakeUp = () => {
          clearTimeout(timer)
          resolve()
        }
      })

    this.wakeUp = undefined
    this.wanted = false
  }
}
