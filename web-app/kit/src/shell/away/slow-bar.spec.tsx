// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SlowBar } from './slow-bar'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const said = () => screen.getByRole('status').textContent
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Answers of the server, by read. */
const answers = new Map<string, () => void>()
const answer = (name: string) => act(async () => answers.get(name)!())

/** A part of a page that reads something. */
function Part({ name }: { name: string }) {
  useQuery({
    queryKey: [name],
    queryFn: () => new Promise((resolve) => answers.set(name, () => resolve('here'))),
  })
  return null
}

function show(part: React.ReactNode) {
  const client = new QueryClient()
  const page = (part: React.ReactNode) => (
    <QueryClientProvider client={client}>
      {part}
      <SlowBar />
    </QueryClientProvider>
  )
  const { rerender } = render(page(part))

  return { change: (part: React.ReactNode) => rerender(page(part)), client }
}

it('says that the server takes long, until the content is there', async () => {
  show(<Part name="first" />)
  await later(7_900)
  expect(said()).toBe('')
  await later(200)
  expect(said()).toMatch(/takes longer than usual/)
  await answer('first')
  expect(said()).toBe('')
})

it('counts each read from its own beginning', async () => {
  const { change } = show(<Part name="first" />)
  await later(5_000)
  await answer('first')
  change(<Part name="second" />)
  await later(5_000)
  expect(said()).toBe('')
  await later(3_100)
  expect(said()).not.toBe('')
})

it('says nothing of a page that was left', async () => {
  const { change } = show(<Part name="first" />)
  await later(9_000)
  change(null)
  await later(100)
  expect(said()).toBe('')
})

it('says nothing while what is shown is read again', async () => {
  const { client } = show(<Part name="first" />)
  await later(10)
  await answer('first')
  void client.invalidateQueries()
  await later(9_000)
  expect(said()).toBe('')
})
