import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import {
  isFixedKind,
  isMailed,
  type StoppableMails,
} from '@workledger/contracts/notices/notice-kinds'
import { noticesApi as api } from '@workledger/contracts/notices/notices.api'
import { channelOf, noticesDecider, stopped } from '@workledger/domain/notices/notices'
import { StopKeys } from '@workledger/event-store/secrets/stop-keys'
import { noticeReader } from '@workledger/projections/notices/notices.queries'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import type { FastifyReply } from 'fastify'
import { Commands } from '../kernel/commands/commands'
import type { Call } from '../kernel/http/call'
import { sendPage } from '../kernel/http/page'
import { Route } from '../kernel/http/route'
import { Queries } from '../kernel/lists/queries'
import { stopPage } from './stop-page'

/**
 * Stops the mails of one kind without a sign-in (RFC 8058). A mail scanner that opens the link stops
 * nothing.
 */
@Controller()
export class NoticeMailsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly keys: StopKeys,
  ) {}

  @Route(api.noticeMails)
  async page({ params, query }: Call<typeof api.noticeMails>, reply: FastifyReply) {
    const { company, gets } = await this.open(params, query.key)
    const asked = gets ? params.kind : undefined

    return sendPage(reply, stopPage(company.locale, senderOf(company), asked), 200, "'self'")
  }

  @Route(api.stopNoticeMails)
  async stop({ params, query, ctx }: Call<typeof api.stopNoticeMails>, reply: FastifyReply) {
    const { company } = await this.open(params, query.key)
    const { ws, id: employee_id, kind } = params
    const stop = { type: 'stop-mails' as const, employee_id, kind }
    await this.commands.in(ctx, ws).run(noticesDecider, employee_id, stop)

    return sendPage(reply, stopPage(company.locale, senderOf(company)))
  }

  /** Returns the company of a valid key, and whether its reader still gets the mails. */
  private async open(
    { ws, id, kind }: { ws: string; id: string; kind: StoppableMails },
    key: string,
  ) {
    const mails = { workspace: ws, employee: id, kind }
    if (stopped(kind).some(isFixedKind) || !this.keys.isValid(mails, key))
      return refuse('notices.stop_key')

    const [company, reader] = await this.queries.ask(ws, (db) =>
      Promise.all([workspaceById(db, ws), noticeReader(db, ws, id)]),
    )

    return {
      company: company ?? refuse('notices.stop_key'),
      gets: stopped(kind).some((one) => isMailed(channelOf(reader?.channels ?? {}, one))),
    }
  }
}

type Company = NonNullable<Awaited<ReturnType<typeof workspaceById>>>

const senderOf = ({ name, logo, phone_number }: Company) => ({
  name,
  logo,
  home: '/',
  contact: phone_number,
})
