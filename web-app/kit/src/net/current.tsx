import { useQuery, useQueryClient } from '@tanstack/react-query'
import { accessApi, type User } from '@workledger/contracts/access/access.api'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import {
  type AreaPermission,
  administers,
  audits,
  isAdmin,
  type Permission,
} from '@workledger/contracts/kernel/permissions'
import { announcementsApi } from '@workledger/contracts/operations/announcements.api'
import type { Employee } from '@workledger/contracts/people/people.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react'
import { setZone } from '../i18n/format'
import { currentLanguage, switchLanguage, useText } from '../i18n/i18n'
import { type CompleteLanguage, isOffered } from '../i18n/languages'
import { kitTexts } from '../i18n/messages'
import { setWeek } from '../i18n/weeks'
import { ApiError, call } from './client'
import { query } from './query'
import { session, useSession } from './session'

type Workspace = AnswerOf<typeof workspacesApi.workspace>['data']
type Settings = AnswerOf<typeof workspacesApi.settings>['data']

export interface Current {
  user: User
  /** Null until the person belongs to a workspace. */
  workspace: Workspace | null
  employee: Employee | null
  settings: Settings | null
  /** The chosen workspace needs a second factor, which this session has not shown. */
  needsFactor: boolean
  /** Returns whether the employee's role has a permission. The server checks it again. */
  can: (...anyOf: Permission[]) => boolean
  /** Holds edit_company or manage_company. */
  admin: boolean
  /**
   * Returns whether the console's lists of an area, or of all areas, are open: to administrators,
   * auditors and holders of the area's permission.
   */
  sees: (area?: AreaPermission) => boolean
}

const Context = createContext<Current | null>(null)

/** Like `useCurrent`; null on pages that need no sign-in. */
export const useCurrentOrNull = (): Current | null => use(Context)

/** Returns the signed-in person and their workspace. Only inside `CurrentProvider`. */
export function useCurrent(): Current {
  const current = useCurrentOrNull()
  if (!current) throw new Error('useCurrent needs CurrentProvider')
  return current
}

/**
 * Returns a function that switches the interface's language, and keeps it in the account of the
 * signed-in person. In a sign-in-as session only the browser changes.
 */
export function useChooseLanguage() {
  const user = use(Context)?.user
  const client = useQueryClient()

  return async (language: CompleteLanguage) => {
    await switchLanguage(language)
    if (!user || user.impersonated_by) return
    await call(accessApi.changeMe, { body: { language } })
    await client.invalidateQueries({ queryKey: query(accessApi.me).queryKey })
  }
}

/** Like `useCurrent` behind the member guard, where workspace and employee exist. */
export function useMember() {
  const current = useCurrent()

  if (!current.workspace || !current.employee) throw new Error('useMember needs the member guard')

  return current as Current & { workspace: Workspace; employee: Employee }
}

interface Props {
  children: ReactNode
  /** Shown while user and workspace load. */
  loading: ReactNode
  /** Shown without a valid answer of the server. */
  failed: (error: { message: string }, retry: () => void) => ReactNode
  /** Shown in a workspace that wants a sign-in by its provider. */
  barred: (workspace: BarredWorkspace, others: readonly OwnWorkspace[]) => ReactNode
}

type OwnWorkspace = AnswerOf<typeof workspacesApi.workspaces>['data'][number]
export type BarredWorkspace = OwnWorkspace & { sign_on: NonNullable<OwnWorkspace['sign_on']> }

/**
 * Loads the user, the chosen workspace, its settings and the employee; without a choice it selects
 * the first workspace.
 */
export function CurrentProvider({ children, loading, failed, barred }: Props) {
  const { workspace: chosen, defaultWorkspace } = useSession()
  const client = useQueryClient()
  const t = useText(kitTexts)
  const user = useQuery(query(accessApi.me))
  // All at once: the browser knows the last workspace, and each call is authorised by itself.
  const all = useQuery(query(workspacesApi.workspaces))
  const first = all.data?.data[0]?.id
  // With the first data, so that the shell's banner does not push the page down later.
  const notices = useQuery(query(announcementsApi.announcements))
  const ws = chosen ?? defaultWorkspace ?? first ?? null
  const params = { ws: ws ?? '' }
  const inside = { enabled: ws !== null }
  const workspace = useQuery({ ...query(workspacesApi.workspace, { params }), ...inside })
  const employee = useQuery({ ...query(peopleApi.employeeMe, { params }), ...inside })
  const settings = useQuery({ ...query(workspacesApi.settings, { params }), ...inside })

  const needsFactor = [workspace.error, employee.error].some(
    (error) => error?.code === 'auth.factor_required',
  )

  const refused = [workspace.error, employee.error].some(
    (error) =>
      error &&
      !needsFactor &&
      error.status >= 400 &&
      error.status < 500 &&
      error.status !== 401 &&
      error.status !== 429 &&
      error.code !== 'workspace.sign_on',
  )

  const closed = all.data?.data.find(
    (each): each is BarredWorkspace => each.id === ws && each.sign_on !== null,
  )

  const closedNow = !closed && workspace.error?.code === 'workspace.sign_on'

  useEffect(() => {
    if (closedNow) void client.invalidateQueries({ queryKey: ['workspaces', 'workspaces'] })
  }, [closedNow, client])

  useEffect(() => {
    if (refused) {
      // The workspace is deleted, or the person has left it: /workspaces takes over.
      session.dropWorkspace()
      void client.invalidateQueries({ queryKey: ['workspaces', 'workspaces'] })
    }
  }, [refused, client])

  useEffect(() => {
    if (ws && ws !== chosen && all.data?.data.some((each) => each.id === ws))
      session.chooseWorkspace(ws)
  }, [ws, chosen, all.data])

  useEffect(() => {
    if (employee.data?.data?.id) session.setEmployee(employee.data.data.id)
  }, [employee.data])

  useEffect(() => {
    setZone(employee.data?.data?.timezone ?? workspace.data?.data?.timezone)
  }, [employee.data, workspace.data])

  const own = user.data?.data
  // A person's own language reaches each browser with the sign-in.
  const account = own && !own.impersonated_by ? own.language : null

  useEffect(() => {
    if (account && isOffered(account) && account !== currentLanguage()) void switchLanguage(account)
  }, [account])

  const value = useMemo<Current | null>(() => {
    if (!user.data) return null
    const held = employee.data?.data?.role?.permissions ?? []
    setWeek(employee.data?.data)

    return {
      user: user.data.data,
      workspace: needsFactor ? null : (workspace.data?.data ?? null),
      employee: needsFactor ? null : (employee.data?.data ?? null),
      settings: settings.data?.data ?? null,
      needsFactor,
      can: (...anyOf) => anyOf.some((permission) => held.includes(permission)),
      admin: isAdmin(held),
      sees: (area) => administers(held, area) || audits(held),
    }
  }, [user.data, workspace.data, employee.data, settings.data, needsFactor])

  if (closed) return barred(closed, all.data?.data.filter(({ id }) => id !== closed.id) ?? [])

  const invalid = [workspace, employee].find(({ data }) => data && !data.data?.id)

  const failure =
    invalid ??
    [user, all, ...(ws ? [workspace, employee] : [])].find(
      (each) => each.isLoadingError && !refused && !needsFactor,
    )

  if (failure) {
    const { error } = failure

    const message =
      error instanceof ApiError
        ? error.message
        : t(failure === employee ? 'invalidEmployee' : 'invalidWorkspace')

    return failed({ message }, () => void failure.refetch())
  }

  const waiting =
    !value ||
    all.isPending ||
    (notices.isPending && notices.failureCount === 0) ||
    (ws !== null && (workspace.isPending || employee.isPending) && !refused && !needsFactor)

  return waiting ? loading : <Context value={value}>{children}</Context>
}
