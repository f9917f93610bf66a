import type { Membership, Session } from '../http/context'

/** A membership as loaded: whether its role needs a second factor. */
export type Loading = Membership & { readonly needs_factor?: boolean }

/**
 * Binds a session to the workspaces that it satisfies. Those that need a second factor, which it
 * did not show, are apart in `unproved`. In a sign-in-as session the admin's role counts too.
 */
export function bound<S extends Session>(session: S | undefined, strong: boolean): S | undefined {
  if (!session) return undefined
  if (strong) return { ...session, strong }
  const behind = (session.behind as { needs_factor?: boolean } | null | undefined)?.needs_factor
  const needs = (each: Loading) => each.needs_factor === true || behind === true
  const unproved = session.memberships.filter(needs)
  if (unproved.length === 0) return session

  return { ...session, memberships: session.memberships.filter((each) => !needs(each)), unproved }
}
