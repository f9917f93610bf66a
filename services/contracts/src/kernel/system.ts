/** The workspace of users' own streams; no company has it. */
export const SYSTEM_WORKSPACE = '00000000-0000-7000-8000-000000000000'

/** The actor of reactions and schedules. */
export const SYSTEM_ACTOR = 'system'
