import { MOST_FAVOURITES } from '@workledger/contracts/time-tracking/timer-favourites'
import { given } from '../kernel/decider-specification'
import { type TimerFavouriteEvent, timerFavouritesDecider } from './timer-favourites'

const id = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`
const employee_id = id(1)
const [project_id, task_id] = [id(2), id(3)]
const work = { description: 'Stand-up', project_id, task_id, billable: true, tags: ['Calls'] }

const added = (n: number, description = `Work ${n}`): TimerFavouriteEvent => ({
  type: 'TimerFavouriteAdded',
  data: { ...work, description, employee_id, favourite_id: id(100 + n), position: n },
})

const of = (n: number) => ({ employee_id, favourite_id: id(100 + n) })

const movedTo = (n: number, position: number): TimerFavouriteEvent => ({
  type: 'TimerFavouriteMoved',
  data: { ...of(n), position },
})

describe('favourites of the timer', () => {
  it('are added as the last one', () => {
    given(timerFavouritesDecider, added(1), added(4))
      .when({ ...work, ...of(9), type: 'add' })
      .then({ type: 'TimerFavouriteAdded', data: { ...work, ...of(9), position: 5 } })
  })

  it('are at most so many, each once, and have a name', () => {
    const all = Array.from({ length: MOST_FAVOURITES }, (_, n) => added(n + 1))
    const add = { ...work, ...of(99), type: 'add' as const }
    given(timerFavouritesDecider, ...all)
      .when(add)
      .thenRefused('timer.favourites_most')

    given(timerFavouritesDecider, added(1, 'Stand-up'))
      .when(add)
      .thenRefused('timer.favourite_known')

    given(timerFavouritesDecider, added(1, 'Stand-up'))
      .when({ ...add, task_id: null })
      .then({
        type: 'TimerFavouriteAdded',
        data: { ...work, ...of(99), task_id: null, position: 2 },
      })

    given(timerFavouritesDecider)
      .when({ ...add, description: '', project_id: null, task_id: null })
      .thenRefused('timer.favourite_blank')
  })

  it('change only in what differs', () => {
    const change = { ...of(1), type: 'change' as const }

    given(timerFavouritesDecider, added(1))
      .when({ ...change, update: { description: 'Daily', tags: ['Calls'] } })
      .then({ type: 'TimerFavouriteChanged', data: { ...of(1), description: 'Daily' } })

    given(timerFavouritesDecider, added(1))
      .when({ ...change, update: {} })
      .then()

    given(timerFavouritesDecider, added(1), added(2))
      .when({ ...change, update: { description: 'Work 2' } })
      .thenRefused('timer.favourite_known')

    given(timerFavouritesDecider, added(1))
      .when({ ...change, update: { description: '', project_id: null, task_id: null } })
      .thenRefused('timer.favourite_blank')
  })

  it('move, and the others make room', () => {
    const move = { ...of(3), type: 'change' as const, update: {} }
    const before = [added(1), added(2), added(3)]

    given(timerFavouritesDecider, ...before)
      .when({ ...move, place: 0 })
      .then(movedTo(3, 1), movedTo(1, 2), movedTo(2, 3))

    given(timerFavouritesDecider, ...before)
      .when({ ...move, place: 1 })
      .then(movedTo(3, 2), movedTo(2, 3))

    given(timerFavouritesDecider, ...before)
      .when({ ...move, place: 2 })
      .then()
    given(timerFavouritesDecider, ...before)
      .when({ ...move, place: 19 })
      .then()
  })

  it('are removed once', () => {
    const remove = { ...of(1), type: 'remove' as const }
    const gone: TimerFavouriteEvent = { type: 'TimerFavouriteRemoved', data: of(1) }
    given(timerFavouritesDecider, added(1)).when(remove).then(gone)
    given(timerFavouritesDecider, added(1), gone).when(remove).thenRefused('not_found')
  })

  it('read an erased person’s favourites', () => {
    const erased = added(1)
    Object.assign(erased.data, { description: null, tags: null })
    given(timerFavouritesDecider, erased)
      .when({ ...of(1), type: 'remove' })
      .then({
        type: 'TimerFavouriteRemoved',
        data: of(1),
      })
  })
})
