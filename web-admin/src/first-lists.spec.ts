import simpleRest from 'ra-data-simple-rest'
import { expect, it } from 'vitest'
import { firstListAddress } from './first-lists'

/** Returns the path and the parameters of what react-admin asks, in any order. */
async function askedBy(page: number, sort: string, filter: object) {
  const asked: string[] = []

  const provider = simpleRest('/admin/ws', async (url) => {
    asked.push(url)
    const headers = new Headers({ 'content-range': 'employees 0-0/0' })
    return { status: 200, headers, body: '', json: [] }
  })

  await provider.getList('employees', {
    pagination: { page, perPage: 15 },
    sort: { field: sort, order: 'ASC' },
    filter,
  })

  return parts(asked[0]!)
}

const parts = (address: string | undefined) => {
  const [path, query] = address?.split('?') ?? []
  return [path, [...new URLSearchParams(query)].toSorted()]
}

it('asks for the first rows of a list as react-admin does', async () => {
  const at = (search: string) => parts(firstListAddress('ws', '/admin/employees', search))
  expect(at('')).toEqual(await askedBy(1, 'first_name', { status: 'active' }))
  expect(at('?page=2')).toEqual(await askedBy(2, 'first_name', { status: 'active' }))
  expect(at('?sort=email&filter={"q":"ada"}')).toEqual(await askedBy(1, 'email', { q: 'ada' }))
})

it('asks for nothing where another list shows', () => {
  expect(firstListAddress('ws', '/admin/employees', '?tab=chart')).toBeUndefined()
  expect(firstListAddress('ws', '/admin/clients', '')).toBeUndefined()
})
