/** A wait that can be cut short. A wake-up while awake cancels the next wait. */
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

        const wakeUp = () => {
          clearTimeout(timer)
          resolve()
        }

        this.wakeUp = wakeUp
      })

    this.wakeUp = undefined
    this.wanted = false
  }
}
