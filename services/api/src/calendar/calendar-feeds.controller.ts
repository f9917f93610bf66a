import { createHash } from 'node:crypto'
import { Controller, Inject } from '@nestjs/common'
import { calendarFeedsApi as api } from '@workledger/contracts/calendar/calendar-feeds.api'
import { DAY_MS } from '@workledger/contracts/kernel/durations'
import { refuse } from '@workledger/contracts/kernel/errors'
import { calendarFeedsDecider } from '@workledger/domain/calendar/calendar-feeds'
import { dayIn } from '@workledger/domain/kernel/zone-days'
import { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import { feedById, feedsOf, teamOf } from '@workledger/projections/calendar/calendar.queries'
import { instantOf } from '@workledger/projections/kernel/projection'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import type { FastifyReply } from 'fastify'
import { ACCESS_CONFIG, type AccessConfig } from '../kernel/access/access-config'
import { allowLate } from '../kernel/commands/commands'
import { sendFile } from '../kernel/files/files'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Queries } from '../kernel/lists/queries'
import { nowOf } from '../kernel/lists/zones'
import { CompanyCalendar } from './company-calendar'
import { iCalendar } from './icalendar'

/** Days of a feed, a year in all: past ones and coming ones. */
const [BEFORE, AHEAD] = [60, 305]

/** Calendar feeds for other programs, each with its own key. */
@Controller()
export class CalendarFeedsController {
  constructor(
    private readonly queries: Queries,
    private readonly calendar: CompanyCalendar,
    private readonly keys: LinkKeys,
    @Inject(ACCESS_CONFIG) private readonly config: AccessConfig,
  ) {}

  @Route(api.calendarFeeds)
  async list(call: Call<typeof api.calendarFeeds>) {
    const { workspace, caller } = call

    return { data: await call.read((db) => feedsOf(db, workspace, caller.employee)) }
  }

  @Route(api.addCalendarFeed)
  async add(call: Call<typeof api.addCalendarFeed>) {
    const { workspace, caller, body, ctx } = call

    // The address would outlast the session.
    if (caller.session.impersonator) refuse('access.impersonating')
    const feed_id = ctx.newId()
    const { employee: employee_id } = caller
    const { kind } = body
    await call.append(calendarFeedsDecider, employee_id, {
      type: 'add',
      employee_id,
      feed_id,
      kind,
    })
    const key = await this.keys.mint(feed_id, { kind: 'calendar', subject: feed_id, workspace })
    // No other answer has the address.
    await ctx.settled().catch(allowLate)
    const url = `${this.config.publicUrl}/api/v1/public/calendars/${feed_id}?key=${key}`

    return { data: { id: feed_id, kind, created_at: instantOf(nowOf(ctx)), url } }
  }

  @Route(api.revokeCalendarFeed)
  async revoke(call: Call<typeof api.revokeCalendarFeed>) {
    const { caller, params } = call

    const { employee: employee_id } = caller

    await call.append(calendarFeedsDecider, employee_id, {
      type: 'revoke',
      employee_id,
      feed_id: params.id,
    })

    await this.keys.revoke('calendar', params.id)
    await call.ctx.settled()
  }

  /**
   * Shows the calendar as colleagues see it, even to an admin: other people may read the
   * subscribing program.
   */
  @Route(api.calendarFeed)
  async read({ params, query, ctx }: Call<typeof api.calendarFeed>, reply: FastifyReply) {
    const link = query.key ? await this.keys.find('calendar', params.id, query.key) : undefined
    const workspace = link?.workspace ?? refuse('calendar.feed_key')

    const bytes = await this.queries.ask(workspace, async (db) => {
      const feed = (await feedById(db, workspace, params.id)) ?? refuse('calendar.feed_key')
      const { employee_id: id, location_id, manager_id } = feed
      const company = await workspaceById(db, workspace)
      const day = (days: number) =>
        dayIn(company?.timezone ?? 'UTC', new Date(ctx.now.getTime() + days * DAY_MS).toISOString())

      const of =
        feed.kind === 'own'
          ? [id]
          : feed.kind === 'team'
            ? await teamOf(db, workspace, { id, manager_id })
            : undefined

      const entries = await this.calendar.between(db, {
        workspace,
        reader: { id, location_id },
        onlooker: { employee: id, everything: false },
        from: day(-BEFORE),
        to: day(AHEAD),
        ...(of && { of }),
      })

      const calendar = {
        name: company?.name ?? 'Workledger',
        locale: company?.locale ?? 'en',
        since: feed.created_at,
      }

      return iCalendar(calendar, entries, this.config.publicUrl)
    })

    // Programs ask at least hourly, mostly without news.
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    reply.header('ETag', etag).header('Cache-Control', 'private, no-cache')
    if (reply.request.headers['if-none-match']?.includes(etag)) return reply.status(304).send()

    return sendFile(
      reply,
      { name: 'calendar.ics', type: 'text/calendar; charset=utf-8', bytes: Buffer.from(bytes) },
      'inline',
    )
  }
}
