/** The most milliseconds for which a mail that is being written keeps its place. */
const WRITING = 500

/** A place in the line. */
interface Place {
  /** Keeps the place however long the mail waits. */
  written(): void
  /** Gives the place up; once is enough. */
  leave(): void
}

/**
 * Mails that are being written, wait for the mail server or are there. A mail gets a place only if
 * its turn comes soon, by the time that the mail server takes for one.
 */
export class Line {
  private readonly outside: (() => void)[] = []
  private inside = 0
  /** Milliseconds of one mail at the mail server; the first one shows them. */
  private pace = Number.POSITIVE_INFINITY

  constructor(
    /** The most milliseconds for which a written mail should wait. */
    private readonly soon: number,
  ) {}

  /** Waits for a place. A mail that takes long to write keeps no other from one. */
  async enter(): Promise<Place> {
    await new Promise<void>((resolve) => {
      this.outside.push(resolve)
      this.admit()
    })

    let left = false

    const leave = () => {
      clearTimeout(slow)
      if (left) return
      left = true
      this.inside--
      this.admit()
    }

    const slow = setTimeout(leave, WRITING)

    return { written: () => clearTimeout(slow), leave }
  }

  /** Receives how long the mail server took for one. It trusts slow answers more than fast ones. */
  took(milliseconds: number): void {
    const before = Number.isFinite(this.pace) ? this.pace : 0
    this.pace = Math.max(milliseconds, before / 2)
  }

  /** One at the mail server, and as many more as it takes soon. */
  private get places(): number {
    return 1 + Math.floor(this.soon / this.pace)
  }

  private admit(): void {
    while (this.outside.length > 0 && this.inside < this.places) {
      this.inside++
      this.outside.shift()!()
    }
  }
}
