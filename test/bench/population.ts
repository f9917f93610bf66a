import { randomUUID } from 'node:crypto'
import type { EventStore, NewEvent } from '@workledger/event-store/port'
import type { Server } from './server'

const blank = {
  ...{
    phone_number: null,
    birthday_on: null,
    gender: null,
    nationality: null,
    address_1: null,
    address_2: null,
    city: null,
  },
  ...{
    state: null,
    postal_code: null,
    country: null,
    oid: null,
    manager_id: null,
    time_off_manager_id: null,
    department_id: null,
  },
}

export interface Place {
  readonly role_id: string
  readonly time_off_policy_id: string | null
  readonly location_id: string | null
}

type Event = NewEvent
export type Write = (stream: string, events: readonly Event[]) => Promise<void>

/**
 * Writes events directly into the log, past the deciders, for a population too large for the
 * interface.
 */
export const writer =
  (
    store: Pick<EventStore, 'append'>,
    workspace: string,
    occurred_at = new Date().toISOString(),
  ): Write =>
  async (stream, events) => {
    const meta = {
      actor: 'bench',
      command_id: randomUUID(),
      correlation_id: randomUUID(),
      occurred_at,
    }
    await store.append({ workspace, stream, expected: 'any', events: [...events], meta })
  }

/** Writes one more employee and returns their id. */
export async function writeEmployee(
  write: Write,
  place: Place,
  n: number,
  hired_on: string,
): Promise<string> {
  const employee_id = randomUUID()

  const person = {
    employee_id,
    first_name: `First${n}`,
    last_name: `Last${n}`,
    email: `person.${n}@example.com`,
    hired_on,
  }

  await write(`employee-${employee_id}`, [
    { type: 'EmployeeAdded', data: { ...blank, ...place, ...person } },
  ])

  return employee_id
}

/** Returns a contract with yearly pay, Monday to Friday. */
export const contractAdded = (
  employee_id: string,
  effective_on: string,
  currency: string,
  base_compensation_amount: string,
): Event => ({
  type: 'ContractAdded',
  data: {
    ...{
      employee_id,
      contract_id: randomUUID(),
      effective_on,
      start_date: effective_on,
      end_date: null,
    },
    ...{
      designation_id: null,
      role_description: null,
      base_compensation_amount,
      base_compensation_type: 'yearly',
      pay_frequency: null,
    },
    ...{
      currency,
      working_days: {},
      working_hours: null,
      working_period_unit: null,
      shift_start_at: null,
    },
  },
})

/** Runs an action for each item, so many at a time. */
export async function each<T>(
  all: readonly T[],
  act: (one: T) => Promise<unknown>,
  atOnce = 64,
): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < all.length) await act(all[next++] as T)
    }),
  )
}

type Figures = { seconds: number; serverCpu: number; postgresCpu: number }

/** Returns the duration, and the CPU seconds of the server and its PostgreSQL. */
export async function timed<T>(
  server: Server,
  act: () => Promise<T>,
): Promise<Figures & { answer: T }> {
  const before = server.cpu()
  const start = performance.now()
  const answer = await act()
  const seconds = (performance.now() - start) / 1000
  const after = server.cpu()
  const to2 = (value: number) => Math.round(value * 100) / 100

  return {
    answer,
    seconds: to2(seconds),
    serverCpu: to2(after.server - before.server),
    postgresCpu: to2(after.postgres - before.postgres),
  }
}
