import { Inject, type OnModuleDestroy } from '@nestjs/common'
import {
  type OnGatewayConnection,
  type OnGatewayInit,
  WebSocketGateway,
  WebSocketServer,
} from '@nestjs/websockets'
import { CodedError, refuse } from '@workledger/contracts/kernel/errors'
import { type Changed, liveHandshake } from '@workledger/contracts/kernel/live'
import { livePath } from '@workledger/contracts/kernel/live-path'
import { administers, audits } from '@workledger/contracts/kernel/permissions'
import { eventNames } from '@workledger/contracts/registry'
import type { Event } from '@workledger/event-store/port'
import { areasMovedBy, personalAreas } from '@workledger/projections/registry'
import type { Socket as AnySocket, Server } from 'socket.io'
import { SessionFinder } from '../access/session-finder'
import type { Membership } from '../http/context'
import { Queries } from '../lists/queries'
import { LiveFeed } from './live-feed'
import {
  EventTypes,
  LIVE_ENTRIES,
  LIVE_PEOPLE,
  type LiveEntries,
  type LivePeople,
} from './live-views'

/** Sessions end by time and by role without an event, so each is looked up at least this often. */
const RECHECK_MS = 12_000

interface Member {
  token: string
  session: string
  user: string
  workspace: string
  employee: string
  /** Behind a sign-in-as session: the admin's user and own employee record. */
  admin: { user: string; employee: string | undefined } | null
  /** As of the opening of the channel. */
  oversees: boolean
}

interface Says {
  changed: (message: Changed) => void
  TimeEntryUpdated: (message: { entry: unknown }) => void
  EmployeesNow: (message: { people: readonly unknown[] }) => void
}

type Socket = AnySocket<Record<string, never>, Says, Record<string, never>, Member>

const everyone = (workspace: string) => `workspace:${workspace}`
const alone = (employee: string) => `employee:${employee}`

/** Room of admins and auditors, who see the current activity of all people. */
const overseers = (workspace: string) => `overseers:${workspace}`

const oversees = ({ permissions }: Membership) => administers(permissions) || audits(permissions)

/** Events after which an employee's rights may have ended, and those of everyone in a company. */
const endsOfEmployee = new Set([
  'EmployeeTerminated',
  'EmployeeDeleted',
  'EmployeeJobChanged',
  'EmployeeAccessStopped',
])

const endsOfCompany = new Set([
  'RoleChanged',
  'RoleSecondFactorChanged',
  'SignOnEnforced',
  'MailDomainProven',
])

/** Areas whose events change an employee's current activity. */
const atWork = ['attendance', 'time-tracking']

/**
 * The live channel. A token opens one workspace. A socket receives its workspace's changes and its
 * employee's own entries.
 */
@WebSocketGateway({ path: livePath, serveClient: false, maxHttpBufferSize: 1000, cors: false })
export class LiveGateway implements OnGatewayInit, OnGatewayConnection, OnModuleDestroy {
  @WebSocketServer() private readonly server!: Server<
    Record<string, never>,
    Says,
    Record<string, never>,
    Member
  >

  private timer: NodeJS.Timeout | undefined
  private admitted = 0

  constructor(
    private readonly sessions: SessionFinder,
    private readonly queries: Queries,
    private readonly feed: LiveFeed,
    private readonly eventTypes: EventTypes,
    @Inject(LIVE_ENTRIES) private readonly readEntries: LiveEntries,
    @Inject(LIVE_PEOPLE) private readonly readPeople: LivePeople,
  ) {}

  afterInit(server: Server) {
    server.use((socket, next) => {
      this.admit(socket as unknown as Socket).then(
        () => next(),
        (error) =>
          next(
            new Error(
              error instanceof CodedError
                ? error.message
                : 'Something went wrong. Please try again.',
            ),
          ),
      )
    })

    this.feed.tell((events) => this.tell(events))
    this.timer = setInterval(() => this.round(), RECHECK_MS)
  }

  onModuleDestroy() {
    clearInterval(this.timer)
  }

  private async admit(socket: Socket) {
    const { success, data } = liveHandshake.safeParse(socket.handshake.auth)
    const session = success ? await this.sessions.look(data.token) : undefined
    if (!success || !session) return refuse('auth.required')
    const membership =
      session.memberships.find(({ workspace }) => workspace === data.workspace) ??
      refuse('not_found')
    const { employee, workspace } = membership
    this.admitted = Date.now()
    await this.feed.open()
    const { id, user, impersonator, behind } = session
    const admin = impersonator ? { user: impersonator, employee: behind?.employee } : null

    Object.assign(socket.data, {
      token: data.token,
      session: id,
      user: user.id,
      workspace,
      employee,
      admin,
      oversees: oversees(membership),
    } satisfies Member)
  }

  handleConnection(socket: Socket) {
    const { workspace, employee, oversees } = socket.data

    void socket.join([
      everyone(workspace),
      alone(employee),
      ...(oversees ? [overseers(workspace)] : []),
    ])

    // After a failure the page shows what it has read; the next change arrives in any case.
    this.tellMissed(socket).catch(() => {})
  }

  /** Sends changes from the time between reading the page and opening the channel. */
  private async tellMissed(socket: Socket) {
    const { since, age } = liveHandshake.parse(socket.handshake.auth)
    if (since === undefined && age === undefined) return
    const { workspace } = socket.data
    await this.feed.shown()

    const types = await this.queries.ask(workspace, (db) =>
      since === undefined
        ? this.eventTypes.since(db, workspace, new Date(Date.now() - age!))
        : this.eventTypes.after(db, workspace, since, [...eventNames.keys()]),
    )

    const resources = new Set(types.flatMap((type) => [...areasMovedBy(type)]))
    if (resources.size > 0) socket.emit('changed', { resources: [...resources].sort() })
  }

  private round() {
    void this.recheck(() => true)
    // A newly admitted socket may not be in the list yet.
    if (this.sockets().length === 0 && Date.now() - this.admitted > RECHECK_MS) this.feed.rest()
  }

  private sockets(): Socket[] {
    return [...this.server.sockets.sockets.values()] as unknown as Socket[]
  }

  /** Announces the changes of a batch of events, after ending the sockets that it shuts out. */
  private async tell(events: readonly Event[]) {
    await this.end(events)
    this.tellPersons(events)
    const moved = new Map<string, Set<string>>()

    for (const { workspace, type } of events) {
      const resources = moved.get(workspace) ?? new Set()
      moved.set(workspace, resources)

      for (const resource of areasMovedBy(type))
        if (!personalAreas.has(resource)) resources.add(resource)
    }

    for (const [workspace, resources] of moved) {
      if (!this.listens(everyone(workspace))) continue

      await this.tellEntries(
        workspace,
        events.filter((event) => event.workspace === workspace),
      )

      await this.tellAtWork(
        workspace,
        events.filter(
          (event) =>
            event.workspace === workspace &&
            atWork.some((area) => areasMovedBy(event.type).has(area)),
        ),
      )

      if (resources.size > 0)
        this.server.local
          .to(everyone(workspace))
          .emit('changed', { resources: [...resources].sort() })
    }
  }

  /** Announces changes of areas of one person to that person only. */
  private tellPersons(events: readonly Event[]) {
    const moved = new Map<string, Set<string>>()

    for (const { type, data } of events)
      for (const resource of areasMovedBy(type)) {
        const employee = personalAreas.get(resource)?.(data)
        if (employee && this.listens(alone(employee)))
          moved.set(employee, (moved.get(employee) ?? new Set()).add(resource))
      }

    for (const [employee, resources] of moved)
      this.server.local.to(alone(employee)).emit('changed', { resources: [...resources].sort() })
  }

  /** Sends each entry only to its employee. */
  private async tellEntries(workspace: string, events: readonly Event[]) {
    const ids = new Set<string>()

    for (const { data } of events)
      if (typeof data.entry_id === 'string' && this.listens(alone(String(data.employee_id))))
        ids.add(data.entry_id)

    if (ids.size === 0) return
    const rows = await this.queries.ask(workspace, (db) =>
      this.readEntries(db, workspace, [...ids]),
    )

    for (const { employee, entry } of rows)
      this.server.local.to(alone(employee)).emit('TimeEntryUpdated', { entry })
  }

  /**
   * Sends current activity to admins and auditors, and each person's to the managers. One read
   * serves all viewers.
   */
  private async tellAtWork(workspace: string, events: readonly Event[]) {
    const ids = new Set(
      events.flatMap(({ data }) =>
        typeof data.employee_id === 'string' ? [data.employee_id] : [],
      ),
    )

    if (ids.size === 0) return
    const rows = await this.queries.ask(workspace, (db) => this.readPeople(db, workspace, [...ids]))
    const byRoom = new Map<string, unknown[]>()

    for (const { managers, person } of rows)
      for (const room of [overseers(workspace), ...managers.map(alone)])
        if (this.listens(room)) byRoom.set(room, [...(byRoom.get(room) ?? []), person])

    for (const [room, people] of byRoom) this.server.local.to(room).emit('EmployeesNow', { people })
  }

  private listens(room: string) {
    return this.server.sockets.adapter.rooms.has(room)
  }

  private async end(events: readonly Event[]) {
    for (const { workspace, type, data } of events) {
      if (type === 'SignedOut')
        for (const socket of this.sockets())
          if (socket.data.session === data.session_id) socket.disconnect(true)

      if (type === 'PasswordChanged')
        await this.recheck(
          ({ user, admin }) => user === data.user_id || admin?.user === data.user_id,
        )

      if (endsOfCompany.has(type)) await this.recheck((member) => member.workspace === workspace)

      if (endsOfEmployee.has(type))
        await this.recheck(
          ({ employee, admin }) =>
            employee === data.employee_id || admin?.employee === data.employee_id,
        )
    }
  }

  /** Looks tokens up again and ends the sockets of those that no longer open their workspace. */
  private async recheck(which: (member: Member) => boolean) {
    const byToken = new Map<string, Socket[]>()

    for (const socket of this.sockets())
      if (which(socket.data))
        byToken.set(socket.data.token, [...(byToken.get(socket.data.token) ?? []), socket])

    for (const [token, sockets] of byToken) {
      try {
        const session = await this.sessions.look(token)
        const open = new Map(
          session?.memberships.map((membership) => [membership.employee, membership]),
        )

        for (const socket of sockets) {
          const membership = open.get(socket.data.employee)

          if (!membership) socket.disconnect(true)
          else if (oversees(membership)) await socket.join(overseers(membership.workspace))
          else await socket.leave(overseers(membership.workspace))
        }
      } catch {
        // The database is away for a moment; the next round decides.
      }
    }
  }
}
