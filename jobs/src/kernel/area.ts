import { unique } from '@workledger/contracts/kernel/area'
import type { Letter, Mail, Recipient } from '../mail/mail'
import type { MailContext } from './mail-context'
import type { Expectation, Process } from './process'
import type { MakeSchedule } from './schedule'
import { pendingSecrets, type SecretsOf, secretProcesses } from './secrets'
import { type UploadsOf, uploadProcesses } from './uploads'

/** Writes a mail about a day, at the request of a schedule. */
export type Report = (
  workspace: string,
  day: string,
  reader: Recipient & { readonly delivery_id: string },
  context: MailContext,
) => Promise<Letter | undefined>

/**
 * An area's work after its events or by the clock: mails, mails about a day by their template,
 * processes, schedules.
 */
export interface AreaJobs {
  readonly name: string
  readonly mails?: readonly Mail[]
  readonly processes?: readonly Process[]
  /** Uploads whose bytes are deleted once its records do not use them any more. */
  readonly uploads?: readonly UploadsOf[]
  /** Secrets in the vault that are deleted once its records do not use them any more. */
  readonly secrets?: readonly SecretsOf[]
  /** Reservations that an event must follow. */
  readonly expectations?: readonly Expectation[]
  readonly reports?: Readonly<Record<string, Report>>
  /** Checks that run each minute. */
  readonly schedules?: readonly MakeSchedule[]
}

/**
 * Gathers the work of areas. Throws with a sentence if two parts share a name, because names
 * identify parked and sent work.
 */
export function gathered(areas: readonly AreaJobs[]) {
  const mails = areas.flatMap((area) => area.mails ?? [])
  const uploads = areas.flatMap((area) => area.uploads ?? [])
  const secrets = areas.flatMap((area) => area.secrets ?? [])

  const processes = [
    ...areas.flatMap((area) => area.processes ?? []),
    ...uploads.flatMap(uploadProcesses),
    ...secrets.flatMap(secretProcesses),
  ]

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

  const schedules = [...areas.flatMap((area) => area.schedules ?? []), pendingSecrets(secrets)]

  return { mails, reports, processes, uploads, expectations, schedules }
}
