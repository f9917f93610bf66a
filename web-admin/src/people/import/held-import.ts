import type { QueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import type { importApi } from '@workledger/contracts/people/import.api'
import { ApiError, newKey } from '@workledger/kit/net/client'
import { session } from '@workledger/kit/net/session'
import { toast } from '@workledger/kit/ui/toast'
import { useSyncExternalStore } from 'react'
import { dataProvider } from '../../data-provider'
import { commands } from '../../registry'
import { importTexts } from './messages'
import { type Choices, type Reading, readingBody } from './reading'
import { stillReadable } from './still-readable'

export type Report = AnswerOf<typeof importApi.importEmployees>['data']

interface Running {
  /** The same for every attempt, so that the server does it once. */
  key: string
  workspace: string
  /** Milliseconds since 1970, for the clock on the page. */
  since: number
  rows: number
  add: number
  /** People in the directory when it began. */
  before: number
  /** Attempts without an answer. */
  lost: number
  /** No further attempts until a person presses the button. */
  stopped: boolean
}

export interface HeldImport {
  step: 'file' | 'check' | 'running' | 'done'
  reading: Reading | null
  choices: Choices
  running: Running | null
  report: Report | null
  error: ApiError | null
}

const nothing: HeldImport = {
  step: 'file',
  reading: null,
  choices: { mode: 'good-rows', invite: false, pay_effective_on: '', current_password: '' },
  running: null,
  report: null,
  error: null,
}

const attempts = 6

/** A password stays in memory no longer than its import. */
const withoutPassword = () => ({ ...held.choices, current_password: '' })

/**
 * The running import outlives its page: a person who leaves and returns finds the file, the choices
 * and the result.
 */
let held = nothing

const listeners = new Set<() => void>()

const set = (part: Partial<HeldImport>) => {
  held = { ...held, ...part }
  for (const listener of listeners) listener()
}

// Another person must not find the file.
const owner = () => `${session.visit()} ${session.get().workspace}`
let before = owner()

session.subscribe(() => {
  if (owner() === before) return
  before = owner()
  set(nothing)
})

const stay = (event: BeforeUnloadEvent) => event.preventDefault()

export const heldImport = {
  choose: (file: File) => set({ ...nothing, step: 'check', reading: { file, mapping: {} } }),
  read: (part: Partial<Reading>) =>
    held.reading && set({ reading: { ...held.reading, ...part }, error: null }),
  decide: (part: Partial<Choices>) => set({ choices: { ...held.choices, ...part }, error: null }),
  toFile: () => set({ step: 'file', error: null }),
  toCheck: () => held.reading && set({ step: 'check' }),
  forget: () => set(nothing),
  /** Leaving the page clears a seen result and keeps everything else. */
  leave: () => held.step === 'done' && set(nothing),
  begin: (client: QueryClient, about: Pick<Running, 'workspace' | 'rows' | 'add' | 'before'>) => {
    set({
      step: 'running',
      error: null,
      running: { ...about, key: newKey(), since: Date.now(), lost: 0, stopped: false },
    })
    return finish(client)
  },
  askAgain: (client: QueryClient) => held.running && finish(client),
}

/** Repeats until there is an answer. Repetitions carry the same key, so nothing is done twice. */
async function finish(client: QueryClient) {
  const { reading, running, choices } = held
  if (!reading || !running) return
  const mine = () => held.running?.key === running.key
  const say = (part: Partial<Running>) => mine() && set({ running: { ...held.running!, ...part } })
  const { changes, timeout } = { timeout: undefined, ...commands.importEmployees }

  const asked = {
    params: { ws: running.workspace },
    body: { ...readingBody(reading), ...choices } as never,
  }

  window.addEventListener('beforeunload', stay)
  say({ stopped: false })

  try {
    for (let attempt = 1; mine(); attempt++) {
      try {
        await stillReadable(reading.file)
        const { data } = await dataProvider.importEmployees(asked, { key: running.key, timeout })
        void client.invalidateQueries({
          predicate: ({ queryKey }) => changes.includes(String(queryKey[0])),
        })
        if (mine()) set({ step: 'done', running: null, report: data, choices: withoutPassword() })

        return toast(importTexts.t('uploaded'))
      } catch (error) {
        if (!(error instanceof ApiError) || !error.unknownOutcome) {
          if (!mine()) return

          set({
            step: 'check',
            running: null,
            choices: withoutPassword(),
            error: error instanceof ApiError ? error : new ApiError(0, 'unexpected', String(error)),
          })

          return toast({ text: importTexts.t('failed'), tone: 'bad' })
        }

        say({ lost: (held.running?.lost ?? 0) + 1, stopped: attempt === attempts })
        if (attempt === attempts) return
        await new Promise((resolve) =>
          setTimeout(resolve, Math.min(15_000, 1000 * 2 ** (attempt - 1))),
        )
      }
    }
  } finally {
    window.removeEventListener('beforeunload', stay)
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useHeldImport = () => useSyncExternalStore(subscribe, () => held)
