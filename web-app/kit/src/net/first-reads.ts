import type { QueryClient } from '@tanstack/react-query'
import { currentLanguage } from '../i18n/i18n'
import { answerAmong } from './read-together'
import { session } from './session'
import { whenQuiet } from './when-idle'

/** What public/first-reads.js sent before this code was here. */
interface Sent {
  readonly token: string
  readonly language: string
  readonly sent: readonly {
    readonly addresses: readonly string[]
    readonly response: Promise<Response | null>
  }[]
}

const KEY = 'workledger.first_reads'

/** Milliseconds after which an answer that no one took is forgotten. */
const LIFE = 10_000

const answers = new Map<string, Promise<Response | null>>()

/** Writers of addresses order and encode parameters differently. */
function sameFor(address: string): string {
  const [path, query = ''] = address.split('?')
  return JSON.stringify([path, [...new URLSearchParams(query)].toSorted()])
}

function readSent({ firstReads }: { firstReads?: Sent }) {
  if (!firstReads) return
  const { token, language, sent } = firstReads
  if (token !== session.get().token || language !== currentLanguage()) return

  for (const { addresses, response } of sent) {
    const body = response.then((whole) => (whole?.ok ? whole.json() : null)).catch(() => null)

    for (const [place, address] of addresses.entries())
      answers.set(sameFor(address), answerAmong(response, body, place))
  }
}

/** Forgets the answers that no one took, because what they tell may have changed. */
export const forgetFirstReads = () => answers.clear()

if (typeof window !== 'undefined') {
  readSent(window as { firstReads?: Sent })
  setTimeout(forgetFirstReads, LIFE)
}

/** Holds the answer to a read that its page will ask for. */
export function readFirst(address: string, response: Promise<Response>) {
  answers.set(
    sameFor(address),
    response.then((given) => (given.ok ? given : null)).catch(() => null),
  )
}

/** The addresses that the page reads by itself: at once, and after the first answers. */
const noted: [string[], string[]] = [[], []]
let noting: 'first' | 'later' | undefined = 'first'

/** Takes the answer to a read that was sent ahead; each answer serves once. */
export function takeFirstRead(address: string): Promise<Response | null> | undefined {
  note(address)
  const same = sameFor(address)
  const answer = answers.get(same)
  answers.delete(same)

  return answer
}

function note(address: string) {
  if (!noting) return

  if (noting === 'first' && noted[0].length === 0)
    setTimeout(() => {
      noting &&= 'later'
    })

  const list = noted[noting === 'first' ? 0 : 1]
  if (!noted.some((each) => each.includes(address))) list.push(address)
}

const stopNoting = () => {
  noting = undefined
}

/**
 * Keeps the addresses that this page reads until it is quiet or its person does something. The next
 * visit of the page sends them before its code is here.
 */
export function keepFirstReads(client: QueryClient) {
  const page = location.pathname + location.search
  for (const act of ['pointerdown', 'keydown']) addEventListener(act, stopNoting, { once: true })

  whenQuiet(client, async () => {
    stopNoting()
    forgetFirstReads()
    // The page's own code comes first.
    const kept = await import('./keep-reads').catch(() => undefined)
    if (page === location.pathname + location.search) kept?.keepReads(KEY, page, noted)
  })
}

let visit = session.visit()

// The next person's page starts without a trace of this one's.
session.subscribe(() => {
  if (session.visit() === visit) return
  visit = session.visit()
  stopNoting()
  forgetFirstReads()
  localStorage.removeItem(KEY)
})
