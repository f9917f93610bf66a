import { unique } from '@workledger/contracts/kernel/area'
import type { Letter, Mail, Recipient } from '../mail/mail'
import type { MailContext } from './mail-context'
import type { Expectation, Process } from './process'
import type { MakeSchedule } from './schedule'

/** Writes a mail about a day, which a schedule asks for. */
export type Report = (
  workspace: string,
  day: string,
  reader: Recipient,
  context: MailContext,
) => Promise<Letter | undefined>

/**
 * What an area has done after its events or by the clock: mails that are asked for, mails about a
 * day by their template, processes, schedules.
 */
export interface AreaJobs {
  readonly name: string
  readonly mails?: readonly Mail[]
  readonly processes?: readonly Process[]
  /** Reservations that something has to follow. */
  readonly expectations?: readonly Expectation[]
  readonly reports?: Readonly<Record<string, Report>>
  /** What is looked after each minute. */
  readonly schedules?: readonly MakeSchedule[]
}

/**
 * Everything that these areas do; throws with a sentence where two parts have one name, by which
 * what is parked or sent is found again.
 */
export function gathered(areas: readonly AreaJobs[]) {
  const mails = areas.flatMap((area) => area.mails ?? [])
  const processes = areas.flatMap((area) => area.processes ?? [])
  const expectations = areas.flatMap((area) => area.expectations ?? [])
  const reports: Record<string, Report> = Object.assign({}, ...areas.map((area) => area.reports))

  unique(
    'areas',
    areas.map(({ name }) => name),
  )

  unique('mails', [
    ...mails.map(({ template }) => template),
    ...areas.flatMap((area) => Object.keys(area.reports ?? {})),
  ])

  unique(
    'processes',
    [...processes, ...expectations].map(({ name }) => name),
  )

  const schedules = areas.flatMap((area) => area.schedules ?? [])

  return { mails, reports, processes, expectations, schedules }
}
