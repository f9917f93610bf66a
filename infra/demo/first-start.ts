import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import type { EventStore } from '@workledger/event-store/port'
import { makeDemo } from './demo'
import { DemoCalls } from './demo-calls'
import { emailOf, PASSWORD, people } from './people'

export interface DemoSignIn {
  readonly email: string
  readonly role: string
}

const shownMembers: readonly [key: string, role: string][] = [
  ['ines', 'admin'],
  ['jonas', 'manager'],
  ['maya', 'employee'],
  ['omar', 'payroll officer'],
  ['clara', 'auditor'],
]

/** The demo's sign-ins; they share one password. */
export const demoSignIns = {
  password: PASSWORD,
  people: shownMembers.map(
    ([key, role]): DemoSignIn => ({
      email: emailOf(people.find((person) => person.key === key)!),
      role,
    }),
  ),
}

/**
 * Makes the demo company once, in an empty log, and returns whether it did. A database with any
 * content is left alone.
 */
export async function demoAtFirstStart(
  nest: ConstructorParameters<typeof DemoCalls>[0],
  {
    store,
    settled,
    dataDir,
    now,
    language,
    tell,
  }: {
    store: EventStore
    /** Waits for processes and read tables; false after the timeout. */
    settled: (timeout: number) => Promise<boolean>
    dataDir: string
    now: Date
    language: ShippedLanguage
    tell: (line: string) => void
  },
): Promise<boolean> {
  const made = join(dataDir, 'demo.json')
  if (existsSync(made)) return false

  if ((await store.head()) !== null) {
    tell(
      `The demo company is not complete, or this is not a new database; move ${dataDir} away to have it made again.`,
    )
    return false
  }

  const started = performance.now()

  const wait = async () => {
    if (!(await settled(120_000))) throw new Error('The read tables do not follow the log.')
  }

  await makeDemo(new DemoCalls(nest, wait, now, language), (step) =>
    tell(`Making the demo company: ${step} …`),
  )

  writeFileSync(
    made,
    `${JSON.stringify({ made_at: now.toISOString(), seconds: Math.round((performance.now() - started) / 1000) })}\n`,
  )

  return true
}
