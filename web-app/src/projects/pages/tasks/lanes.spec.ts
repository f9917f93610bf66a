import type { TaskAnswer } from '@workledger/contracts/projects/tasks.api'
import { expect, it } from 'vitest'
import { belowOf, type Lane, placeOf, stepped, within } from './lanes'

const task = (id: string) => ({ id }) as TaskAnswer

const lane = (id: string, tasks: string, sorted = false): Lane => ({
  id,
  tasks: [...tasks].map(task),
  sorted,
})

const lanes = [lane('todo', 'abc'), lane('doing', 'd'), lane('done', 'ef', true)]

it('finds a task, and the task below a place', () => {
  expect(placeOf(lanes, 'c')).toEqual({ lane: 'todo', index: 2 })
  expect(placeOf(lanes, 'x')).toBeNull()
  expect(belowOf(lanes, { lane: 'todo', index: 1 }, 'a')).toBe('c')
  expect(belowOf(lanes, { lane: 'todo', index: 2 }, 'a')).toBeNull()
  expect(belowOf(lanes, { lane: 'doing', index: 0 }, 'a')).toBe('d')
})

it('keeps a place inside of its lane, and puts completed tasks first', () => {
  expect(within(lanes, { lane: 'doing', index: 9 }, 'a')).toEqual({ lane: 'doing', index: 1 })
  expect(within(lanes, { lane: 'done', index: 2 }, 'a')).toEqual({ lane: 'done', index: 0 })
})

it('moves by arrows between columns, and turns round where pages are read from the right', () => {
  const from = { lane: 'todo', index: 2 }

  expect(stepped(lanes, from, 'ArrowRight', { task: 'c', stacked: false, rtl: false })).toEqual({
    lane: 'doing',
    index: 1,
  })

  expect(stepped(lanes, from, 'ArrowRight', { task: 'c', stacked: false, rtl: true })).toEqual(from)

  expect(stepped(lanes, from, 'ArrowLeft', { task: 'c', stacked: false, rtl: true })).toEqual({
    lane: 'doing',
    index: 1,
  })

  expect(stepped(lanes, from, 'ArrowDown', { task: 'c', stacked: false, rtl: false })).toEqual(from)

  expect(stepped(lanes, from, 'ArrowUp', { task: 'c', stacked: false, rtl: false })).toEqual({
    lane: 'todo',
    index: 1,
  })
})

it('moves over the end of a list into the next', () => {
  expect(
    stepped(lanes, { lane: 'todo', index: 2 }, 'ArrowDown', {
      task: 'c',
      stacked: true,
      rtl: false,
    }),
  ).toEqual({
    lane: 'doing',
    index: 0,
  })
  expect(
    stepped(lanes, { lane: 'doing', index: 0 }, 'ArrowUp', {
      task: 'c',
      stacked: true,
      rtl: false,
    }),
  ).toEqual({
    lane: 'todo',
    index: 2,
  })
})
