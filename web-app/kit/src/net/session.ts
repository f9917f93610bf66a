import { useSyncExternalStore } from 'react'

/** The stored part of a sign-in. Both apps share one origin, and so this. */
export interface Session {
  readonly token: string | null
  /** The workspace with which a new tab opens. */
  readonly defaultWorkspace: string | null
  readonly workspace: string | null
  readonly employee: string | null
  /**
   * The administrator's own token during a sign-in-as session; their session continues after it.
   */
  readonly own: string | null
}

const keys = {
  token: 'workledger.token',
  defaultWorkspace: 'workledger.default_company',
  workspace: 'workledger.company',
  employee: 'workledger.employee',
  own: 'workledger.own',
} as const satisfies Record<keyof Session, string>

const empty: Session = {
  token: null,
  defaultWorkspace: null,
  workspace: null,
  employee: null,
  own: null,
}

const listeners = new Set<() => void>()
let current: Session = read()

function read(): Session {
  if (typeof localStorage === 'undefined') return empty
  const entries = Object.entries(keys).map(([name, key]) => [name, localStorage.getItem(key)])
  return Object.fromEntries(entries) as Session
}

/** Counts the people who used this page one after the other; see `session.visit`. */
let visit = 0

/** Gets the session that other tabs store, while this page waits for a new sign-in. */
let waiting: ((stored: Session) => void) | null = null

function become(next: Session, sameVisit = false) {
  if (!sameVisit && next.token !== current.token) visit++
  current = next
  for (const listener of listeners) listener()
}

function write(next: Session, sameVisit = false) {
  for (const [name, key] of Object.entries(keys)) {
    const value = next[name as keyof Session]

    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  }

  become(next, sameVisit)
}

// Signing out or switching in one tab reaches the others.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key !== null && !Object.values<string>(keys).includes(event.key)) return
    const stored = read()

    if (waiting) waiting(stored)
    else become(stored)
  })
}

export const session = {
  get: () => current,
  signIn: (token: string) => write({ ...current, token }),
  signOut: () => write(empty),
  /** Continues as another person and keeps the own session for later. */
  actAs: (token: string) => write({ ...empty, token, own: current.own ?? current.token }),
  /**
   * Ends the session of this token once, for all parts that notice it; a sign-in-as session
   * returns to the own one.
   */
  end: (token: string | null) => current.token === token && write({ ...empty, token: current.own }),
  /** Ends a refused session. A page that can wait for a new sign-in replaces this. */
  refuse(token: string) {
    session.end(token)
  },
  /**
   * Lets `hears` get what other tabs store, instead of this page; `null` lets the page take that
   * over.
   */
  wait(hears: typeof waiting) {
    waiting = hears
    if (!hears) become(read())
  },
  /** Continues the visit of the same person with a new token, in the same workspace. */
  renew: (token: string) => write({ ...current, token }, true),
  /** Stays the same until another person takes over or the session ends. */
  visit: () => visit,
  chooseWorkspace: (workspace: string) =>
    write({
      ...current,
      workspace,
      defaultWorkspace: workspace,
      employee: current.workspace === workspace ? current.employee : null,
    }),
  /** Forgets a workspace that cannot be loaded any more. */
  dropWorkspace: () => write({ ...empty, token: current.token, own: current.own }),
  setEmployee: (employee: string) =>
    current.employee !== employee && write({ ...current, employee }),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export const useSession = () => useSyncExternalStore(session.subscribe, session.get)
