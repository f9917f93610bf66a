import type { Writable } from 'node:stream'
import type { ClientBase } from 'pg'

/**
 * Waits for queries that a pipelining connection sends in one write; each write to a socket costs
 * as much as a small query. Another connection sends them in turn.
 */
export function together<T>(
  client: Pick<ClientBase, 'query'>,
  send: () => readonly Promise<T>[],
): Promise<T[]> {
  // Public in pg, but not in its types.
  const stream = (client as { connection?: { stream: Writable } }).connection?.stream
  stream?.cork()

  try {
    return Promise.all(send())
  } finally {
    stream?.uncork()
  }
}
