import { beforeEach, expect, it, vi } from 'vitest'

const HOUR = 3_600_000

/** One cache, whose writes fail while the disk is full. */
let disk: { full: boolean; text: string | undefined }

beforeEach(() => {
  disk = { full: false, text: undefined }
  const cache = {
    match: async () => (disk.text === undefined ? undefined : new Response(disk.text)),
    put: async (_: string, body: Response) => {
      if (disk.full) throw new DOMException('full', 'QuotaExceededError')
      disk.text = await body.text()
    },
  }
  vi.stubGlobal('caches', {
    open: async () => cache,
    delete: async () => {
      disk.text = undefined
      return true
    },
  })
  vi.resetModules()
})

const store = () => import('./reads-store')

const answer = (address: string, data: unknown, status = 200) => ({
  address,
  status,
  body: { data },
})

const me = (id: string, impersonated_by: string | null = null) =>
  answer('/me', { id, impersonated_by })

const employee = (id: string) => answer('/workspaces/w/me', { id, first_name: 'Eli' })
const entries = (id: string) => `/workspaces/w/time_entries?employee_id=${id}`

const response = () =>
  new Response(null, { headers: { date: new Date().toUTCString(), 'x-position': '7' } })

/** Keeps what a session's first page reads. */
async function begin(of: string, id: string) {
  const { keepReads } = await store()
  await keepReads(of, [me(id), employee(id), answer(entries(id), [{ id: 'e' }])], response())
}

const bodies = async (of: string, addresses: string[]) =>
  (await (await store()).keptReads(of, addresses)).map((kept) => kept?.body)

it('answers a session with what it kept, also after the worker was ended', async () => {
  await begin('one', 'eli')
  vi.resetModules()
  expect(await bodies('one', [entries('eli'), '/workspaces/w/settings'])).toEqual([
    { data: [{ id: 'e' }] },
    undefined,
  ])
})

it('answers no other session, and forgets the earlier one once another reads', async () => {
  await begin('one', 'eli')
  expect(await bodies('two', ['/me', entries('eli')])).toEqual([undefined, undefined])
  const { keepReads } = await store()
  await keepReads('two', [answer('/workspaces', [])], response())
  expect(disk.text).toBeUndefined()
  expect(await bodies('one', ['/me'])).toEqual([undefined])
})

it('forgets everything after a 401 of its session, and nothing after another one', async () => {
  await begin('one', 'eli')
  const { keepReads } = await store()
  await keepReads('none', [answer('/me', null, 401)], response())
  expect(await bodies('one', ['/me'])).not.toEqual([undefined])
  await keepReads('one', [answer('/workspaces', null, 401)], response())
  expect(await bodies('one', ['/me'])).toEqual([undefined])
  expect(disk.text).toBeUndefined()
})

it('keeps nothing of a sign-in as another person', async () => {
  const { keepReads } = await store()
  await keepReads('as', [me('eli', 'admin'), employee('eli')], response())
  await keepReads('as', [answer(entries('eli'), [])], response())
  expect(disk.text).toBeUndefined()
})

it('keeps no refusal in place of an answer', async () => {
  await begin('one', 'eli')
  const { keepReads } = await store()
  await keepReads('one', [answer(entries('eli'), null, 500)], response())
  expect(await bodies('one', [entries('eli')])).toEqual([{ data: [{ id: 'e' }] }])
})

it('keeps answers for three days, and of lists the last eighty', async () => {
  await begin('one', 'eli')
  const { keepReads } = await store()
  const many = Array.from({ length: 100 }, (_, page) =>
    answer(`${entries('eli')}&page=${page}`, []),
  )
  await keepReads('one', many, response())
  expect(Object.keys(JSON.parse(disk.text!).reads)).toHaveLength(82)
  expect(await bodies('one', ['/me', entries('eli')])).toEqual([me('eli').body, undefined])

  const later = Date.now() + 73 * HOUR
  vi.spyOn(Date, 'now').mockReturnValue(later)
  expect(await bodies('one', [`${entries('eli')}&page=99`])).toEqual([undefined])
})

it('goes on without a disk that is full', async () => {
  disk.full = true
  await begin('one', 'eli')
  expect(await bodies('one', ['/me'])).toEqual([undefined])
  disk.full = false
  await begin('one', 'eli')
  expect(await bodies('one', ['/me'])).not.toEqual([undefined])
})
