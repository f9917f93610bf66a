/** Calls listeners in isolation: an error in one becomes a process warning. */
export class Listeners<T> {
  private readonly all = new Set<(news: T) => void>()

  add(listener: (news: T) => void): () => void {
    const own = (news: T) => listener(news)
    this.all.add(own)
    return () => void this.all.delete(own)
  }

  tell(news: T): void {
    for (const listener of [...this.all]) {
      try {
        listener(news)
      } catch (error) {
        process.emitWarning(String((error as Error)?.stack ?? error), 'ListenerFailed')
      }
    }
  }
}
