import { expect, it } from 'vitest'
import { readsTogether } from './read-together'

/** A server that counts its requests, and answers each address with itself. */
function serverOf(answered: (address: string) => object = () => ({})) {
  const requests: string[] = []

  const fetchOne = async (address: string) => {
    requests.push(address)
    const url = new URL(address, 'http://server')
    const calls = url.searchParams.get('calls')
    if (url.pathname !== '/reads' || !calls) return Response.json({ data: address })

    const data = (JSON.parse(calls) as string[]).map((each) => ({
      status: 200,
      headers: { 'content-range': 'rows 0-1/2' },
      body: { data: each },
      ...answered(each),
    }))

    return Response.json({ data })
  }

  return { requests, read: readsTogether(fetchOne) }
}

const bodies = async (answers: Promise<Response>[]) =>
  Promise.all(answers.map(async (answer) => (await answer).json()))

it('sends the reads of one moment as one request', async () => {
  const { requests, read } = serverOf()
  const answers = [read('/me'), read('/announcements'), read('/me')]

  expect(await bodies(answers)).toEqual([
    { data: '/me' },
    { data: '/announcements' },
    { data: '/me' },
  ])
  expect(requests).toHaveLength(1)
  expect((await answers[0]!).headers.get('content-range')).toBe('rows 0-1/2')
})

it('sends a read alone unchanged', async () => {
  const { requests, read } = serverOf()
  await read('/me')
  await read('/announcements')
  expect(requests).toEqual(['/me', '/announcements'])
})

it('sends alone what the server does not read among others', async () => {
  const { requests, read } = serverOf((address) =>
    address === '/file' ? { status: 404, headers: { 'x-alone': '1' } } : {},
  )
  expect(await bodies([read('/me'), read('/file')])).toEqual([{ data: '/me' }, { data: '/file' }])
  expect(requests.at(-1)).toBe('/file')
})

it('refuses one without the others', async () => {
  const { read } = serverOf((address) => (address === '/gone' ? { status: 404 } : {}))
  const [found, gone] = await Promise.all([read('/me'), read('/gone')])
  expect([found.ok, gone.ok, gone.status]).toEqual([true, false, 404])
})

it('gives each a refusal of the whole', async () => {
  const read = readsTogether(async () => Response.json({ code: 'auth.required' }, { status: 401 }))
  const answers = [read('/me'), read('/announcements')]
  expect(await bodies(answers)).toEqual([{ code: 'auth.required' }, { code: 'auth.required' }])
})

it('keeps each request short', async () => {
  const { requests, read } = serverOf()
  const long = 'x'.repeat(1_500)
  await Promise.all(Array.from({ length: 8 }, (_, n) => read(`/things/${n}${long}`)))
  expect(requests.length).toBeGreaterThan(1)
  expect(Math.max(...requests.map((each) => each.length))).toBeLessThan(8_000)
})
