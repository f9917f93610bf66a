import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { pick } from '@workledger/contracts/kernel/pick'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import {
  announcementBody,
  announcementsApi as api,
} from '@workledger/contracts/operations/announcements.api'
import { textsByLanguage } from '@workledger/contracts/operations/announcements.events'
import { announcementDecider, dismissalsDecider } from '@workledger/domain/operations/announcement'
import { said } from '@workledger/projections/kernel/projection'
import { announcementsFor } from '@workledger/projections/operations/announcements.queries'
import { announcementsList } from '@workledger/projections/operations/operations.lists'
import { Commands } from '../kernel/commands/commands'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { changed } from '../kernel/http/changed'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'
import { isoOf } from '../kernel/lists/zones'

/** Announcements of operators to all signed-in users. */
@Controller()
export class AnnouncementsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly lists: Lists,
  ) {}

  /**
   * An admin in a sign-in-as session has read them already, and must not close them for that
   * person.
   */
  @Route(api.announcements)
  async current({ session }: Call<typeof api.announcements>) {
    if (session.impersonator) return { data: [] }
    const { id } = session.user

    return {
      data: await this.queries.askAs([SYSTEM_WORKSPACE], id, (db) => announcementsFor(db, id)),
    }
  }

  @Route(api.dismissAnnouncement)
  async dismiss({ session, params, ctx }: Call<typeof api.dismissAnnouncement>) {
    if (session.impersonator) refuse('access.impersonating')

    if (
      (await this.commands.state(announcementDecider, SYSTEM_WORKSPACE, params.id)).status ===
      'none'
    )
      refuse('not_found')

    const { id: user_id } = session.user
    const command = { type: 'dismiss' as const, announcement_id: params.id, user_id }
    await this.commands.in(ctx, SYSTEM_WORKSPACE).run(dismissalsDecider, user_id, command)
  }

  @Route(api.listAnnouncements)
  list(call: Call<typeof api.listAnnouncements>) {
    return this.lists.page(announcementsList, call)
  }

  @Route(api.addAnnouncement)
  async add({ body, ctx }: Call<typeof api.addAnnouncement>) {
    const id = ctx.newId()
    await this.commands
      .in(ctx, SYSTEM_WORKSPACE)
      .run(announcementDecider, id, { ...announcementContent(id, body), type: 'set' })
    return { data: { id } }
  }

  @Route(api.changeAnnouncement)
  async change(call: Call<typeof api.changeAnnouncement>) {
    const { id } = call.params
    const { body, ctx } = call
    const before = pick(announcementBody, await this.lists.one(announcementsList, call, id))
    const whole = changed(announcementBody, before, body)
    const change = { ...announcementContent(id, whole), type: 'change' as const }

    return changing(
      call.seen(id),
      (seen) => this.commands.in(ctx, SYSTEM_WORKSPACE).run(announcementDecider, id, change, seen),
      async () => ({ data: await this.lists.one(announcementsList, call, id) }),
    )
  }

  @Route(api.withdrawAnnouncement)
  async withdraw({ params: { id }, ctx }: Call<typeof api.withdrawAnnouncement>) {
    await this.commands
      .in(ctx, SYSTEM_WORKSPACE)
      .run(announcementDecider, id, { type: 'withdraw', announcement_id: id })
  }
}

const announcementContent = (
  announcement_id: string,
  { from, until, ...texts }: Call<typeof api.addAnnouncement>['body'],
) => ({
  announcement_id,
  ...textsByLanguage(() => null),
  ...said(texts),
  from: isoOf(from),
  until: isoOf(until),
})
