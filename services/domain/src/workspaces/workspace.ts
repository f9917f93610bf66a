import { FIRST_OID_PATTERN } from '@workledger/contracts/kernel/employee-ids'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { DEFAULT_RETENTION_YEARS } from '@workledger/contracts/kernel/retention'
import type { workspaceEvents } from '@workledger/contracts/workspaces/workspaces.events'
import { changed } from '../kernel/changed'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'
import { isZone } from '../kernel/zone-days'
import { type Closing, type ClosingCommand, decideClosing, isClosingCommand } from './closing'

export type WorkspaceEvent = AnyEventOf<typeof workspaceEvents>
type Created = Extract<WorkspaceEvent, { type: 'WorkspaceCreated' }>['data']
type Profile = Extract<WorkspaceEvent, { type: 'WorkspaceProfileChanged' }>['data']
type Settings = Extract<WorkspaceEvent, { type: 'WorkspaceSettingsChanged' }>['data']

export type WorkspaceState =
  | { status: 'none' }
  | {
      status: 'open'
      admin: string
      profile: Record<string, unknown>
      settings: Record<string, unknown>
      oid_pattern: string | null
      retention_years: number
      logo: string | null
      closing: Closing | null
    }
  | { status: 'erasing' }
  | { status: 'erased' }

export type WorkspaceCommand =
  | ({ type: 'create' } & Created)
  /** `admin` is the company's new administrator, who must be able to administer it now. */
  | ({
      type: 'change-profile'
      logo?: string | undefined
      admin?: { user: string; administers: boolean } | undefined
    } & Profile)
  | ({
      type: 'change-settings'
      oid_pattern?: string | null | undefined
      retention_years?: number | undefined
    } & Settings)
  | ClosingCommand

/** The settings as an item of the stream; the profile is the other one. */
export const SETTINGS = 'settings'

/** A company's profile and settings: stream `workspace-{id}`. */
export const workspaceDecider: Decider<WorkspaceState, WorkspaceCommand, WorkspaceEvent> = {
  category: 'workspace',
  initial: { status: 'none' },
  decide(state, command) {
    if (isClosingCommand(command)) return decideClosing(state, command)
    const { type, ...data } = command

    if ('timezone' in data && data.timezone !== undefined && !isZone(data.timezone))
      refuse('workspace.timezone', { field: 'timezone' })

    if (type === 'create')
      return state.status === 'none' ? [{ type: 'WorkspaceCreated', data: data as Created }] : []

    if (state.status !== 'open') return refuse('not_found')
    const { workspace_id } = data

    switch (type) {
      case 'change-profile': {
        const { logo, admin, ...update } = data as Omit<
          Extract<WorkspaceCommand, { type: 'change-profile' }>,
          'type'
        >

        const named = admin && admin.user !== state.admin ? admin : undefined
        if (named && !named.administers) refuse('workspace.admin', { field: 'admin' })
        const difference = changed(state.profile, { ...update, ...silenced(state.profile, update) })

        return [
          ...(difference
            ? [
                {
                  type: 'WorkspaceProfileChanged' as const,
                  data: { ...difference, workspace_id } as Profile,
                },
              ]
            : []),
          ...(named
            ? [{ type: 'WorkspaceAdminNamed' as const, data: { workspace_id, admin: named.user } }]
            : []),
          ...(logo
            ? [{ type: 'WorkspaceLogoChanged' as const, data: { workspace_id, logo } }]
            : []),
        ]
      }

      case 'change-settings': {
        const {
          workspace_id: _,
          oid_pattern,
          retention_years,
          ...update
        } = data as Omit<Extract<WorkspaceCommand, { type: 'change-settings' }>, 'type'>

        const difference = changed(state.settings, update)
        const numbered = oid_pattern !== undefined && oid_pattern !== state.oid_pattern
        const kept = retention_years !== undefined && retention_years !== state.retention_years

        return [
          ...(difference
            ? [
                {
                  type: 'WorkspaceSettingsChanged' as const,
                  data: { ...difference, workspace_id } as Settings,
                },
              ]
            : []),
          ...(numbered
            ? [{ type: 'EmployeeIdPatternChanged' as const, data: { workspace_id, oid_pattern } }]
            : []),
          ...(kept
            ? [{ type: 'RetentionChanged' as const, data: { workspace_id, retention_years } }]
            : []),
        ]
      }

      default:
        return type satisfies never
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'WorkspaceCreated':
        return {
          status: 'open',
          admin: event.data.created_by,
          profile: event.data,
          settings: {
            enable_attendance_task: true,
            timer_desc_required: false,
            send_daily_work_report: false,
            four_eyes: false,
            links: null,
            daily_work_report_at: null,
          },
          oid_pattern: FIRST_OID_PATTERN,
          retention_years: DEFAULT_RETENTION_YEARS,
          logo: null,
          closing: null,
        }

      case 'WorkspaceProfileChanged':
        return state.status === 'open'
          ? { ...state, profile: { ...state.profile, ...event.data } }
          : state

      case 'WorkspaceSettingsChanged':
        return state.status === 'open'
          ? { ...state, settings: { ...state.settings, ...event.data } }
          : state

      case 'EmployeeIdPatternChanged':
        return state.status === 'open' ? { ...state, oid_pattern: event.data.oid_pattern } : state

      case 'RetentionChanged':
        return state.status === 'open'
          ? { ...state, retention_years: event.data.retention_years }
          : state

      case 'WorkspaceClosingAnnounced': {
        const { closes_at, erases_at } = event.data
        return state.status === 'open' ? { ...state, closing: { closes_at, erases_at } } : state
      }

      case 'WorkspaceClosingWithdrawn':
        return state.status === 'open' ? { ...state, closing: null } : state
      case 'WorkspaceErasureStarted':
        return { status: 'erasing' }
      case 'WorkspaceErased':
        return { status: 'erased' }
      case 'WorkspaceAdminNamed':
        return state.status === 'open' ? { ...state, admin: event.data.admin } : state
      case 'WorkspaceLogoChanged':
        return state.status === 'open' ? { ...state, logo: event.data.logo } : state
      default:
        return event satisfies never
    }
  },
  content: contentOf<WorkspaceEvent>({
    WorkspaceCreated: { submitted: 'workspace_id' },
    WorkspaceProfileChanged: { changed: 'workspace_id' },
    WorkspaceAdminNamed: { changed: 'workspace_id' },
    WorkspaceLogoChanged: { changed: 'workspace_id' },
    WorkspaceSettingsChanged: { changed: () => SETTINGS },
    EmployeeIdPatternChanged: { changed: () => SETTINGS },
    RetentionChanged: { changed: () => SETTINGS },
  }),
}

/** Clears `every` at `after` 0: without a first reminder there is no repeated one. */
function silenced(
  before: Record<string, unknown>,
  { not_tracking_notify_after: after, not_tracking_notify_every: every }: Partial<Profile>,
) {
  const given = after !== undefined || every !== undefined
  return given && (after ?? before.not_tracking_notify_after) === 0
    ? { not_tracking_notify_every: 0 }
    : {}
}
