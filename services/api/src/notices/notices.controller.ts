import { Controller, Inject } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import {
  isFixedKind,
  isPromptKind,
  noticeKindNames,
} from '@workledger/contracts/notices/notice-kinds'
import { noticesApi as api, type NoticeSettings } from '@workledger/contracts/notices/notices.api'
import type { Notice } from '@workledger/contracts/notices/notices.lists'
import { channelOf, noticesDecider } from '@workledger/domain/notices/notices'
import { SurveyBox } from '@workledger/event-store/secrets/survey-box'
import { noticesList } from '@workledger/projections/notices/notices.lists'
import {
  noticeReader,
  ownNotice,
  placeUpTo,
  unreadOf,
} from '@workledger/projections/notices/notices.queries'
import { openRounds } from '@workledger/projections/surveys/surveys.queries'
import type { Pool } from 'pg'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { nowOf, Zones } from '../kernel/lists/zones'
import { MASTER_KEY, POOL } from '../kernel/options'
import { factsOfNotices } from './notice-facts'

type Reading = Pick<Call<unknown>, 'workspace' | 'caller' | 'session' | 'ctx' | 'read'>

/** The caller's own notices. Each person has a stream, so no person reads for another. */
@Controller()
export class NoticesController {
  private readonly surveys: SurveyBox

  constructor(
    private readonly lists: Lists,
    private readonly zones: Zones,
    @Inject(POOL) pool: Pool,
    @Inject(MASTER_KEY) masterKey: Buffer,
  ) {
    this.surveys = new SurveyBox(pool, masterKey)
  }

  @Route(api.notices)
  async notices(call: Call<typeof api.notices>) {
    const page = await this.lists.page(noticesList, call)
    const viewer = this.lists.viewer(noticesList, call)
    const facts = await call.read((db) => factsOfNotices(db, viewer, page.data))
    const rows = page.data.map((row, index) => ({ ...row, ...facts[index]! }))

    return { ...page, data: await this.withSurveys(call, rows) }
  }

  @Route(api.unreadNotices)
  unread(call: Call<typeof api.unreadNotices>) {
    return this.counted(call)
  }

  @Route(api.readNotices)
  async readAll(call: Call<typeof api.readNotices>) {
    const { workspace, caller, body } = call
    const found = await call.read((db) => placeUpTo(db, workspace, caller.employee, body.up_to))
    const position = found ?? refuse('notices.unknown', { field: 'up_to' })

    await call.run(noticesDecider, caller.employee, {
      type: 'read-to',
      employee_id: caller.employee,
      position,
    })

    return this.counted(call)
  }

  @Route(api.readNotice)
  async read(call: Call<typeof api.readNotice>) {
    const { caller, params } = call
    const { id: notice_id, read } = await this.own(call, params.id)

    if (!read)
      await call.run(noticesDecider, caller.employee, {
        type: 'read',
        employee_id: caller.employee,
        notice_id,
      })

    return this.counted(call)
  }

  @Route(api.noticeSettings)
  async settings(call: Call<typeof api.noticeSettings>) {
    return { data: await this.chosen(call) }
  }

  @Route(api.changeNoticeSettings)
  async change(call: Call<typeof api.changeNoticeSettings>) {
    const { caller, body } = call
    const { channels, ...times } = body
    const { employee: employee_id } = caller

    await call.run(noticesDecider, employee_id, {
      ...times,
      type: 'set',
      employee_id,
      channels: channels ?? [],
    })

    return { data: await this.chosen(call) }
  }

  /** Refuses another person's notice as a missing one. */
  private async own(call: Reading, id: string) {
    const { workspace, caller } = call
    const notice = await call.read((db) => ownNotice(db, workspace, caller.employee, id))
    return notice ?? refuse('not_found')
  }

  private async counted(call: Reading) {
    const { workspace, caller, ctx } = call
    const unread = await call.read((db) => unreadOf(db, workspace, caller.employee, nowOf(ctx)))
    return { data: { unread } }
  }

  private async chosen(call: Reading): Promise<NoticeSettings> {
    const { workspace, caller, ctx } = call

    const [found, zone] = await Promise.all([
      call.read((db) => noticeReader(db, workspace, caller.employee)),
      this.zones.at(workspace, caller.employee, nowOf(ctx)),
    ])

    return {
      kinds: noticeKindNames.map((kind) => ({
        kind,
        channel: channelOf(found?.channels ?? {}, kind),
        fixed: isFixedKind(kind),
        prompt: isPromptKind(kind),
      })),
      quiet_from: found?.quiet_from ?? null,
      quiet_to: found?.quiet_to ?? null,
      digest_hour: found?.digest_hour ?? null,
      zone,
    }
  }

  /**
   * Adds the caller's own link to open surveys. It is calculated and never stored, and the same for
   * people who have answered. Only the person's own sign-in gets it: a holder of others' keys
   * could find one person's answers by elimination.
   */
  private async withSurveys(call: Reading, rows: readonly Notice[]): Promise<Notice[]> {
    const { workspace, caller, session } = call

    const rounds = rows.flatMap(({ template, record_id }) =>
      template === 'survey' && record_id ? [record_id] : [],
    )

    if (rounds.length === 0) return [...rows]
    const open = await call.read((db) => openRounds(db, workspace, rounds))

    return rows.map((row) => {
      const round =
        row.template === 'survey' ? open.find(({ id }) => id === row.record_id) : undefined
      if (!round) return row
      const facts = { ...row.facts, title: round.name, to: round.open_until }
      if (session.impersonator) return { ...row, facts }
      const key = this.surveys.keyOf(round.id, caller.employee)

      return { ...row, facts, link: `/feedback/${workspace}/survey/${round.survey_id}/${key}` }
    })
  }
}
