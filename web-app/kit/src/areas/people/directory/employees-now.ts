import { useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { useEffect, useEffectEvent } from 'react'
import { onLive } from '../../../net/live'
import { keyOf } from '../../../net/query'

/** Milliseconds within which those who look on at the same time read a list again. */
const SPREAD = 2000

/**
 * Keeps what people do now up to date in every list of them, without reading any again; `moved` is
 * called, later, when somebody may have come to or left a filtered list.
 */
export function useEmployeesNow(moved?: () => void) {
  const client = useQueryClient()
  const readAgain = useEffectEvent(() => moved?.())

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined

    const end = onLive('EmployeesNow', ({ people }) => {
      const now = new Map(people.map((person) => [person.id, person]))

      for (const query of client
        .getQueryCache()
        .findAll({ queryKey: keyOf(peopleApi.employees) })) {
        // What is on its way may be from before.
        if (query.state.fetchStatus === 'fetching')
          void client.invalidateQueries({ queryKey: query.queryKey, exact: true })

        const answer = query.state.data as AnswerOf<typeof peopleApi.employees> | undefined

        if (
          !answer?.data.some(
            ({ id, last_attendance }) => last_attendance !== undefined && now.has(id),
          )
        )
          continue

        const data = answer.data.map((row) =>
          row.last_attendance === undefined ? row : { ...row, ...now.get(row.id) },
        )
        client.setQueryData(query.queryKey, { ...answer, data })
      }

      timer ??= setTimeout(() => {
        timer = undefined
        readAgain()
      }, Math.random() * SPREAD)
    })

    return () => {
      end()
      clearTimeout(timer)
    }
  }, [client])
}
