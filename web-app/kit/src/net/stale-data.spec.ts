import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from './client'
import { keepStaleData } from './stale-data'

let client: QueryClient
let answer: () => Promise<string>
let stop: () => void

const refused = (status: number) => () => Promise.reject(new ApiError(status, 'code', 'No.'))

/** Reads once, shows it, and reads again with another answer. */
async function reread(next: () => Promise<string>) {
  const observer = new QueryObserver(client, { queryKey: ['leaves'], queryFn: () => answer() })
  stop = observer.subscribe(() => {})
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('first'))
  answer = next
  await observer.refetch()
  return observer
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  answer = async () => 'first'
})

afterEach(() => {
  stop()
  client.clear()
  vi.useRealTimers()
})

it.each([0, 502, 503, 504])(
  'keeps its data while the answer is %d, and reads again',
  async (status) => {
    const end = keepStaleData(client)
    const observer = await reread(refused(status))
    expect(observer.getCurrentResult()).toMatchObject({
      status: 'success',
      data: 'first',
      error: null,
    })
    answer = async () => 'second'
    await vi.advanceTimersByTimeAsync(15_000)
    expect(observer.getCurrentResult().data).toBe('second')
    end()
  },
)

it.each([403, 404, 500])('shows that the answer is %d', async (status) => {
  const end = keepStaleData(client)
  const observer = await reread(refused(status))
  expect(observer.getCurrentResult().status).toBe('error')
  end()
})
