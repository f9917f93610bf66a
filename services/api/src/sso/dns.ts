import { Resolver } from 'node:dns/promises'

/** Looks TXT records up. */
export interface Dns {
  /** Returns the records of a domain; none if it has none. Throws if the DNS does not answer. */
  txt(domain: string): Promise<readonly string[]>
}

/** Milliseconds of one question, and how often it is asked. */
const TIMEOUT = 3_000
const TRIES = 2

/** Answers that say that there is no record. Others, such as SERVFAIL, say nothing. */
const NONE = ['ENODATA', 'ENOTFOUND']

/** Asks the resolver of this machine. */
export class SystemDns implements Dns {
  async txt(domain: string): Promise<readonly string[]> {
    const resolver = new Resolver({ timeout: TIMEOUT, tries: TRIES })

    try {
      return (await resolver.resolveTxt(domain)).map((parts) => parts.join(''))
    } catch (error) {
      if (NONE.includes((error as NodeJS.ErrnoException).code ?? '')) return []
      throw error
    }
  }
}
