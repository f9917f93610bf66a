import { randomUUID } from 'node:crypto'
import { type EventDefinition, event } from '@workledger/contracts/kernel/event'
import { personal } from '@workledger/contracts/kernel/event-fields'
import * as z from 'zod'
import type { Append, NewEvent } from '../port'

const subject = 'person_id'

const entry = z.object({
  person_id: z.string(),
  net: z.string(),
  note: personal(z.string()).nullable(),
})

/** Events with every shape that the store must handle. */
export const testDefinitions: readonly EventDefinition[] = [
  event('Counted', { v: 1, data: z.object({ n: z.number(), text: z.string().optional() }) }),
  event('PersonNamed', {
    v: 1,
    subject,
    data: z.object({
      person_id: z.string(),
      office: z.string(),
      name: personal(z.string()),
      phone: personal(z.string().nullable()).optional(),
    }),
  }),
  event('ChunkPaid', {
    v: 1,
    subject,
    data: z.object({ run: z.string(), entries: z.array(entry) }),
  }),
  event('Lifted', {
    v: 3,
    subject,
    data: z.object({
      person_id: z.string(),
      full_name: personal(z.string()),
      tags: z.array(z.string()),
    }),
    upcast: {
      1: ({ name, ...rest }) => ({ ...rest, full_name: name }),
      2: (data) => ({ ...data, tags: [] }),
    },
  }),
]

export const counted = (n: number, text?: string): NewEvent => ({
  type: 'Counted',
  data: { n, ...(text === undefined ? {} : { text }) },
})

export const named = (person_id: string, name: string): NewEvent => ({
  type: 'PersonNamed',
  data: { person_id, office: 'Oslo', name },
})

/** Returns an append with defaults for missing parts: a new workspace, stream and command. */
export function anAppend(given: Partial<Append> & { command?: string } = {}): Append {
  const { command = randomUUID(), ...rest } = given

  const meta = {
    actor: 'system',
    command_id: command,
    correlation_id: command,
    occurred_at: '2026-03-01T08:00:00Z',
  }

  return {
    workspace: randomUUID(),
    stream: `counter-${randomUUID()}`,
    expected: 'any',
    events: [counted(1)],
    meta,
    ...rest,
  }
}
