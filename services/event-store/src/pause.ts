/** The wait of a loop between two looks, which can be cut short, also ahead. */
export class Pause {
  /** When the present or next wait ends at the latest, on the clock of `performance.now`. */
  private due = Number.POSITIVE_INFINITY
  private moved: (() => void) | undefined

  /** Ends the present or next wait within so many milliseconds. */
  wake(within = 0): void {
    const due = performance.now() + within
    if (due >= this.due) return
    this.due = due
    this.moved?.()
  }

  /** Forgets earlier calls of `wake`, because the look that follows sees their reason. */
  clear(): void {
    this.due = Number.POSITIVE_INFINITY
  }

  async rest(milliseconds: number): Promise<void> {
    this.wake(milliseconds)

    await new Promise<void>((resolve) => {
      let timer: NodeJS.Timeout | undefined

      const wait = () => {
        clearTimeout(timer)
        const left = this.due - performance.now()
        if (left > 0) timer = setTimeout(resolve, left)
        else resolve()
      }

      this.moved = wait
      wait()
    })

    this.moved = undefined
    this.clear()
  }
}
