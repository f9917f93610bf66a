import * as z from 'zod'
import { event } from '../kernel/event'
import { count, id, personal } from '../kernel/event-fields'

const subject = 'user_id'
const user = { user_id: id() }
const factor = { ...user, factor_id: id() }

/** How a person proves who they are, after the password or instead of it. */
export const factorKinds = ['totp', 'passkey'] as const

export type FactorKind = (typeof factorKinds)[number]

/**
 * Second factors of an account, in the user's own stream. Seeds, public keys, counters and recovery
 * codes are in the vault.
 */
export const factorEvents = {
  FactorAdded: event('FactorAdded', {
    v: 1,
    subject,
    data: z.object({ ...factor, kind: z.enum(factorKinds), name: personal.text(100) }),
  }),
  FactorNamed: event('FactorNamed', {
    v: 1,
    subject,
    data: z.object({ ...factor, name: personal.text(100) }),
  }),
  FactorRemoved: event('FactorRemoved', { v: 1, subject, data: z.object(factor) }),
  /** The counter of a passkey went backwards, so a copy of it may exist. It no longer signs in. */
  PasskeyBlocked: event('PasskeyBlocked', { v: 1, subject, data: z.object(factor) }),
  /** New recovery codes replace the earlier ones. */
  RecoveryCodesMade: event('RecoveryCodesMade', {
    v: 1,
    subject,
    data: z.object({ ...user, codes: count() }),
  }),
  RecoveryCodeUsed: event('RecoveryCodeUsed', {
    v: 1,
    subject,
    data: z.object({ ...user, session_id: id(), codes_left: count() }),
  }),
  /** An administrator of a workspace removed all factors and recovery codes. */
  FactorsReset: event('FactorsReset', {
    v: 1,
    subject,
    data: z.object({ ...user, workspace_id: id(), admin_id: id() }),
  }),
}

/** What an administrator did to a member's sign-in: stream `member-sign-in-{employee}`. */
export const memberSignInEvents = {
  MemberFactorsReset: event('MemberFactorsReset', {
    v: 1,
    subject: 'employee_id',
    data: z.object({ employee_id: id(), user_id: id(), reason: personal.text(500) }),
  }),
}
