// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { ApiError } from './client'
import { useSending } from './command'

const client = new QueryClient()

const within = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

/** Presses a button three times, and returns the key of each attempt; the first one fails so. */
async function keysAfter(status: number) {
  const keys: string[] = []

  const send = async (_: object, key: string) => {
    keys.push(key)
    if (keys.length === 1) throw new ApiError(status, 'code', 'No.')
  }

  const { result } = renderHook(() => useSending({ send, readAgain: async () => {} }), {
    wrapper: within,
  })

  for (let press = 0; press < 3; press++)
    await act(() => result.current.send({ name: 'x' }).catch(() => {}))

  return keys
}

it.each([0, 500, 502, 503])(
  'keeps its key after %d, because the server may have done it',
  async (status) => {
    const [first, second, third] = await keysAfter(status)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  },
)

it.each([401, 409, 422, 429])('takes a new key after the refusal %d', async (status) => {
  const [first, second] = await keysAfter(status)
  expect(second).not.toBe(first)
})
