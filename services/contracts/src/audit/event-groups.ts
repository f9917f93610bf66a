import { areasWithEvents, eventTypes } from '../event-names'

/**
 * Groups of events for auditors. *core*: pay, contracts, leave and approvals, with which the audit
 * opens. *technical*: mails, jobs, sessions and reservations.
 */
export const eventGroups = ['core', 'technical'] as const

export type EventGroup = (typeof eventGroups)[number]

const CORE = ['payroll', 'payments', 'employment', 'leave', 'expenses']
const TECHNICAL = ['operations', 'access', 'references']

/** Decisions in any area, and what is open again after one. */
const DECISION = /(Approved|Rejected|SentBack|Reopened)$/

/** Returns the event types of a group. */
export function typesOfGroup(group: EventGroup): string[] {
  const areas = group === 'core' ? CORE : TECHNICAL
  const types = areas.flatMap((area) => [...eventTypes(area)])
  if (group === 'technical') return types

  const decisions = areasWithEvents
    .filter((area) => !TECHNICAL.includes(area))
    .flatMap((area) => eventTypes(area).filter((type) => DECISION.test(type)))

  return [...new Set([...types, ...decisions])]
}
