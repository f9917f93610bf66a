import { useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { useEffect, useEffectEvent } from 'react'
import { onLive } from '../../../net/live'
import { keyOf } from '../../../net/query'

/** Milliseconds over which simultaneous viewers spread the refresh of a list. */
const SPREAD = 2000

/**
 * Updates people's present state in every list of them without a refresh. `moved` is called later
 * if a person may have entered or left a filtered list.
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
        // An answer in progress may be older.
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
