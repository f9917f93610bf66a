import * as z from 'zod'
import { stepDeciders, stepStates } from '../kernel/approval-steps'
import { leavePerson } from './leave-person'

/** A step of an approval as people read it. */
export const leaveStep = z.object({
  who: z.enum(stepDeciders),
  /** The role's name, of `role`; null once the role is gone. */
  role: z.string().nullable(),
  /** Who decides it today, stand-ins included; of a role no one by name. */
  people: z.array(leavePerson),
  /** Each of the people decides. */
  all: z.boolean(),
  escalate_after: z.number().nullable(),
  /** Administrators may decide it too, since it waited too long. */
  escalated: z.boolean(),
  state: z.enum(stepStates),
  /** Its decisions so far. */
  approvals: z.array(z.object({ by: leavePerson.nullable(), at: z.string() })),
})

export type LeaveStep = z.output<typeof leaveStep>
