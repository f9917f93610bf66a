import { stepPerson } from '../kernel/shown-step'

/** A person in the answers of leave. */
export const leavePerson = stepPerson
