import type { ClientBase } from 'pg'

/**
 * A connection whose queries wait for one another, so that its owner need not wait for a
 * notification before going on.
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
