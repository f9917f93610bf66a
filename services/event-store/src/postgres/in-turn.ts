import type { ClientBase } from 'pg'

/**
 * Returns a connection that queues its queries, so that its owner need not await a notification.
 */
export function inTurn(client: Pick<ClientBase, 'query'>): Pick<ClientBase, 'query'> {
  let last: Promise<unknown> = Promise.resolve()

  const query = (...asked: unknown[]) => {
    const answer = last.then(() =>
      (client.query as (...of: unknown[]) => Promise<unknown>)(...asked),
    )
    last = answer.catch(() => {})
    return answer
  }

  return { query: query as unknown as ClientBase['query'] }
}
