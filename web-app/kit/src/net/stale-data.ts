import { focusManager, type QueryClient } from '@tanstack/react-query'
import { ApiError } from './client'

/** Milliseconds until reads without an answer are repeated; at random, so that tabs take turns. */
const again = () => 10_000 + 5_000 * Math.random()

/**
 * Keeps what is on screen while the server does not answer a read of it again, and repeats the
 * read. Without this, open pages turn into failures while a server restarts. Returns a function
 * that ends it.
 */
export function keepStaleData(client: QueryClient): () => void {
  const unanswered = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const repeat = () => {
    // A tab in the background has no reader.
    timer = focusManager.isFocused() ? undefined : setTimeout(repeat, again())
    if (timer) return
    const hashes = new Set(unanswered)
    unanswered.clear()
    void client.invalidateQueries({ predicate: ({ queryHash }) => hashes.has(queryHash) })
  }

  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { error } = event.action
    const { data, fetchMeta } = event.query.state
    // A refusal is news, and a further page that fails says so itself. An ended session is no
    // refusal: the page is left, or waits for a new sign-in.
    if (!(error instanceof ApiError && (error.unknownOutcome || error.status === 401))) return
    if (data === undefined || fetchMeta?.fetchMore) return

    event.query.setState({ status: 'success', error: null })
    unanswered.add(event.query.queryHash)
    timer ??= setTimeout(repeat, again())
  })

  return () => {
    clearTimeout(timer)
    stop()
  }
}
