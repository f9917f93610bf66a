import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EventStore } from '@workledger/event-store/port'
import type { Progress } from '@workledger/projections/runner/progress'
import { makeDemo } from './demo'
import { DemoCalls } from './demo-calls'
import { emailOf, PASSWORD, people } from './people'

export interface DemoSignIn {
  readonly email: string
  readonly role: string
}
const shown: readonly [key: string, role: string][] = [
  ['ines', 'admin'],
  ['jonas', 'manager'],
  ['maya', 'employee'],
  ['clara', 'auditor'],
]
/** Who one can sign in as, all with the same password. */
export const demoSignIns = {
  password: PASSWORD,
  people: shown.map(([key, role]): DemoSignIn => ({ email: emailOf(people.find((person) => person.key === key)!), role })),
}

/** Makes the demo company in an empty log, once. A database with anything in it is left alone. */
export async function demoAtFirstStart(
  nest: ConstructorParameters<typeof DemoCalls>[0],
  {
    store,
    progress,
    dataDir,
    now,
    tell,
  }: { store: EventStore; progress: Progress; dataDir: string; now: Date; tell: (line: string) => void },
): Promise<void> {
  const made = join(dataDir, 'demo.json')
  if (existsSync(made)) return
  if ((await store.head()) !== null) {
    tell(`The demo company is not complete, or this is not a new database; move ${dataDir} away to have it made again.`)
    return
  }
  const started = performance.now()
  const settled = async () => {
    const head = await store.head()
    if (head !== null && !(await progress.waitFor(head, 120_000))) throw new Error('The read tables do not follow the log.')
  }
  await makeDemo(new DemoCalls(nest, settled, now), (step) => tell(`Making the demo company: ${step} …`))
  writeFileSync(made, `${JSON.stringify({ made_at: now.toISOString(), seconds: Math.round((performance.now() - started) / 1000) })}\n`)
}
