/** A prefix of at most 32 characters; it begins the name of every stream. */
const PREFIX = /^[a-z][a-z0-9-]{0,31}$/

/**
 * Names of streams in EventStoreDB: `<prefix>/<workspace>/<stream>`, so never empty and never a
 * system stream.
 */
export class Names {
  /** The beginning of the names of all streams of this installation. */
  readonly start: string

  constructor(prefix: string) {
    if (!PREFIX.test(prefix))
      throw new RangeError(
        `${prefix} is no prefix: 1 to 32 of a-z, 0-9 and -, beginning with a letter.`,
      )

    this.start = `${prefix}/`
  }

  of(workspace: string, stream: string): string {
    return `${this.start}${workspace}/${stream}`
  }

  /** Returns undefined for a stream of another installation. */
  partsOf(name: string): { workspace: string; stream: string } | undefined {
    if (!name.startsWith(this.start)) return undefined
    const slash = name.indexOf('/', this.start.length)

    return slash < 0
      ? undefined
      : { workspace: name.slice(this.start.length, slash), stream: name.slice(slash + 1) }
  }
}
