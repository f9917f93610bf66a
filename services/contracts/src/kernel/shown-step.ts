import * as z from 'zod'
import { escalationTargets, stepDeciders, stepStates } from './approval-steps'
import { id } from './shapes'

/** A person of a step. */
export const stepPerson = z.object({
  id: id(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.string().nullable(),
})

/** A step of an approval as people read it. */
export const shownStep = z.object({
  who: z.enum(stepDeciders),
  /** The role's name, of `role`; null once the role is gone. */
  role: z.string().nullable(),
  /** Who decides it today, stand-ins included; of a role no one by name. */
  people: z.array(stepPerson),
  /** Each of the people decides. */
  all: z.boolean(),
  escalate_after: z.number().nullable(),
  /** Who may decide it then, too; a role that is gone has no name. */
  escalate_to: z.object({
    who: z.enum([...escalationTargets, 'admins']),
    role: z.string().nullable(),
    person: stepPerson.nullable(),
  }),
  /** They may decide it too, since it waited too long. */
  escalated: z.boolean(),
  state: z.enum(stepStates),
  /** Its decisions so far. */
  approvals: z.array(z.object({ by: stepPerson.nullable(), at: z.string() })),
})

export type ShownStep = z.output<typeof shownStep>
