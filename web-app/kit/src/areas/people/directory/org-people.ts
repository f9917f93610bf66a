import { useQueries } from '@tanstack/react-query'
import { ORG_PAGE, type OrgPerson } from '@workledger/contracts/people/org-chart'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { useState } from 'react'
import type { ApiError } from '../../../net/client'
import { useMember } from '../../../net/current'
import { query } from '../../../net/query'

/** The loaded people at one place of the chart. */
export interface OrgPeople {
  people: readonly OrgPerson[]
  /** All people in these answers, to find the reports among them. */
  known: readonly OrgPerson[]
  /** Number of people not loaded yet. */
  left: number
  loading: boolean
  error: ApiError | null
  more: () => void
  retry: () => void
}

/**
 * Reads the direct reports of a person, or the people at the top. `given` are those in the answer
 * above; the rest comes page by page, so a company of any size opens at once.
 */
export function useOrgPeople(
  under: OrgPerson | undefined,
  given: readonly OrgPerson[] = [],
): OrgPeople {
  const { workspace } = useMember()
  const held = given.length > 0
  const [asked, setAsked] = useState(1)
  const first = held ? 2 : 1
  const below = under ? { under: under.id, levels: 1 } : {}
  const pages = Array.from({ length: held ? asked - 1 : asked }, (_, n) => first + n)

  const found = useQueries({
    queries: pages.map((page) =>
      query(peopleApi.orgChart, { params: { ws: workspace.id }, query: { ...below, page } }),
    ),
  })

  const answers = found.flatMap(({ data }) => (data ? [data] : []))
  const known = [...given, ...answers.flatMap(({ data }) => data)]

  const people = [
    ...given,
    ...answers.flatMap(({ data }) =>
      data.filter(({ manager_id }) => manager_id === (under?.id ?? null)),
    ),
  ]

  const total = answers[0]?.total ?? under?.reports_count ?? 0

  return {
    people,
    known,
    left: asked * ORG_PAGE < total ? total - people.length : 0,
    loading: found.some(({ isPending }) => isPending),
    error: found.find(({ error }) => error)?.error ?? null,
    more: () => setAsked(asked + 1),
    retry: () => {
      for (const each of found) if (each.isError) void each.refetch()
    },
  }
}

/** Returns a person's reports among the loaded people. */
export const belowIn = (known: readonly OrgPerson[], { id }: OrgPerson) =>
  known.filter(({ manager_id }) => manager_id === id)
