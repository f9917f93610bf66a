import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { readAgain } from './read-again'

describe('reading again after a change', () => {
  it('repeats a first read that began before the change', async () => {
    const client = new QueryClient()
    const answers: ((value: string) => void)[] = []

    const observer = new QueryObserver(client, {
      queryKey: ['billing', 'subscription'],
      queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    })

    const end = observer.subscribe(() => {})
    const done = readAgain(client, { queryKey: ['billing'] })
    answers[0]!('before')
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    answers[1]!('after')
    await done
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after'))
    expect(answers).toHaveLength(2)
    end()
  })

  it('reads once what has been read before', async () => {
    const client = new QueryClient()
    let reads = 0

    const observer = new QueryObserver(client, {
      queryKey: ['billing', 'state'],
      queryFn: async () => ++reads,
    })

    const end = observer.subscribe(() => {})
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(1))
    await readAgain(client, { queryKey: ['billing'] })

    expect(reads).toBe(2)
    end()
  })
})
