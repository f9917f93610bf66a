import { Socket } from 'node:net'
import { Client } from 'pg'

/** What a connection sent to PostgreSQL: the name of a prepared statement, or the first words. */
export interface Sent {
  readonly role: string
  readonly statement: string
}

interface Inner {
  readonly user?: string
  readonly connection: { readonly stream: Socket }
}

/**
 * Notes the statements of connections that open from now on, and the writes to their sockets, while
 * `during` runs.
 */
export function noteMessages() {
  const roles = new WeakMap<Socket, string>()
  let statements: Sent[] | undefined
  let writes: string[] = []
  const { query } = Client.prototype
  const generic = (Socket.prototype as any)._writeGeneric

  Client.prototype.query = function (this: Client & Inner, ...asked: any[]) {
    const [config] = asked
    const { name, text = '' } = typeof config === 'string' ? { text: config } : config
    const role = this.user ?? ''
    roles.set(this.connection.stream, role)
    statements?.push({ role, statement: name ?? text.split(/\s+/).slice(0, 3).join(' ') })
    return (query as any).apply(this, asked)
  } as typeof query

  ;(Socket.prototype as any)._writeGeneric = function (this: Socket, ...args: unknown[]) {
    const role = roles.get(this)
    if (role !== undefined && statements) writes.push(role)
    return generic.apply(this, args)
  }

  return {
    async during(act: () => Promise<unknown>) {
      statements = []
      writes = []
      await act()
      const noted = { statements, writes }
      statements = undefined
      return noted
    },
    stop() {
      Client.prototype.query = query
      ;(Socket.prototype as any)._writeGeneric = generic
    },
  }
}
