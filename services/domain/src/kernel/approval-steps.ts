import type { ApprovalRoute, StepSeat } from '@workledger/contracts/kernel/approval-steps'
import { refuse } from '@workledger/contracts/kernel/errors'

/** A person who can decide today, perhaps in place of another who is away. */
export interface StepDecider {
  readonly id: string
  readonly in_place_of: string | null
}

/** Who can decide today: by step and seat, and the administrators for steps that no one can. */
export interface StepPeople {
  /** Of each step its seats: one, or one for each person of a step that all decide. */
  readonly steps: readonly (readonly (readonly StepDecider[])[])[]
  readonly admins: readonly string[]
}

/** The approvals of a request so far, since its last change. */
export type StepApprovals = readonly StepSeat[]

/** What waits: a step with its open seats, or the last word of an administrator. */
export type WaitingStep =
  | { readonly kind: 'step'; readonly step: number; readonly seats: readonly OpenSeat[] }
  | { readonly kind: 'admin'; readonly people: readonly string[] }

interface OpenSeat {
  readonly seat: number
  readonly people: readonly StepDecider[]
}

const isApproved = (approvals: StepApprovals, step: number, seat: number) =>
  approvals.some((one) => one.step === step && one.seat === seat)

/** Returns the seats of a step that are open and that another person than the asker can take. */
const openSeats = (
  people: StepPeople,
  approvals: StepApprovals,
  step: number,
  asker: string,
): OpenSeat[] =>
  (people.steps[step] ?? []).flatMap((seat, place) => {
    const able = seat.filter(({ id }) => id !== asker)
    return able.length === 0 || isApproved(approvals, step, place)
      ? []
      : [{ seat: place, people: able }]
  })

/**
 * Returns what a request waits for: the first step with an open seat that another person than the
 * asker can take. Without such a step an administrator decides, so that no request is stuck.
 */
export function waitingStep(
  route: ApprovalRoute,
  approvals: StepApprovals,
  people: StepPeople,
  asker: string,
): WaitingStep {
  for (const step of route.steps.keys()) {
    const seats = openSeats(people, approvals, step, asker)
    if (seats.length > 0) return { kind: 'step', step, seats }
  }

  return { kind: 'admin', people: people.admins.filter((id) => id !== asker) }
}

/** Returns the people for whom a request waits. */
export const peopleOf = (waiting: WaitingStep): string[] =>
  waiting.kind === 'admin'
    ? [...waiting.people]
    : [...new Set(waiting.seats.flatMap(({ people }) => people.map(({ id }) => id)))]

/** Returns the person in whose place one of the people decides; null for their own decision. */
export function standsInAt(waiting: WaitingStep, by: string): string | null {
  if (waiting.kind === 'admin') return null
  const mine = waiting.seats.flatMap(({ people }) => people.filter(({ id }) => id === by))
  return mine.some(({ in_place_of }) => in_place_of === null)
    ? null
    : (mine[0]?.in_place_of ?? null)
}

/** What one person's approval decides, and whether it is the last one. */
export interface StepOutcome {
  readonly seats: readonly StepSeat[]
  readonly last: boolean
}

/**
 * Returns what an approval decides: the person's seats in the waiting step and, where these are its
 * last, in the steps that follow at once. Between two of a person's steps another one's decision
 * lies, or they decide both together. Undefined if the request does not wait for the person.
 */
export function approveStep(
  route: ApprovalRoute,
  approvals: StepApprovals,
  people: StepPeople,
  { asker, by }: { asker: string; by: string },
): StepOutcome | undefined {
  const taken: StepSeat[] = []

  for (;;) {
    const waiting = waitingStep(route, [...approvals, ...taken], people, asker)

    if (waiting.kind === 'admin') {
      // The last step has its approval, so no administrator is needed.
      if (taken.some(({ step }) => step === lastOf(route))) return { seats: taken, last: true }
      if (waiting.people.includes(by)) return { seats: taken, last: true }
      return taken.length > 0 ? { seats: taken, last: false } : undefined
    }

    const mine = waiting.seats.filter(({ people: able }) => able.some(({ id }) => id === by))
    if (mine.length === 0) return taken.length > 0 ? { seats: taken, last: false } : undefined
    taken.push(...mine.map(({ seat }) => ({ step: waiting.step, seat })))
  }
}

const lastOf = ({ steps }: ApprovalRoute) => steps.length - 1

/** A decision of the waiting step. `step`: the one that the decider saw; null: the last word. */
export interface StepDecision {
  readonly by: string
  readonly step: number | null
  readonly people: StepPeople
  readonly own: boolean
}

type Refusal = Parameters<typeof refuse>[0]

/**
 * Returns what an approval of the waiting step decides: no seat for a person who is alone in the
 * company. Refuses another step than the one that was seen, and people who do not decide it.
 */
export function checkStep(
  { route, approvals, asker }: { route: ApprovalRoute; approvals: StepApprovals; asker: string },
  { by, step, people, own }: StepDecision,
  codes: { own: Refusal; notYours: Refusal },
): { seats: StepSeat[]; last: boolean } {
  const waiting = waitingStep(route, approvals, people, asker)
  if ((waiting.kind === 'step' ? waiting.step : null) !== step) refuse('state.conflict')
  const able = peopleOf(waiting)
  // Alone in the company, even the asker decides; the decider checks that no one else could.
  if (own && able.length === 0) return { seats: [], last: true }
  if (own) refuse(codes.own)
  if (!able.includes(by)) refuse(codes.notYours)
  const outcome = approveStep(route, approvals, people, { asker, by })
  if (!outcome) refuse(codes.notYours)

  return { seats: [...outcome.seats], last: outcome.last }
}

/** A rule: the steps of requests of some kinds from a size on. */
export interface ApprovalRule {
  readonly id: string
  /** Empty: of every kind. */
  readonly kinds: readonly string[]
  readonly steps: ApprovalRoute['steps']
}

/**
 * Returns the steps of a request: those of the rule that names its kind, else of one for every kind;
 * among these of the one with the highest bound that the request reaches. `reaches` compares exactly.
 */
export function routeOf<R extends ApprovalRule>(
  rules: readonly R[],
  kind: string,
  { reaches, above }: { reaches: (rule: R) => boolean; above: (a: R, b: R) => boolean },
): ApprovalRoute | undefined {
  const fitting = rules.filter(reaches)
  const named = fitting.filter(({ kinds }) => kinds.includes(kind))
  const chosen = named.length > 0 ? named : fitting.filter(({ kinds }) => kinds.length === 0)
  const rule = chosen.reduce<R | undefined>(
    (best, one) => (!best || above(one, best) ? one : best),
    undefined,
  )

  return rule && { rule_id: rule.id, steps: [...rule.steps] }
}
