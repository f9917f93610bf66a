import { Controller } from '@nestjs/common'
import { askedLanguage } from '@workledger/contracts/kernel/asked-language'
import { refuse } from '@workledger/contracts/kernel/errors'
import {
  dataExportsApi as api,
  type DataExport,
} from '@workledger/contracts/privacy/data-exports.api'
import type { dataExportKinds } from '@workledger/contracts/privacy/data-exports.events'
import { dataExportDecider } from '@workledger/domain/privacy/data-export'
import type { FastifyReply } from 'fastify'
import { DownloadLinks } from '../kernel/access/download-links'
import { OwnPassword } from '../kernel/access/own-password'
import { Commands } from '../kernel/commands/commands'
import { sendFile } from '../kernel/files/files'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Queries } from '../kernel/lists/queries'
import { ExportFiles } from './export-files'

type ExportCall = Pick<Call<typeof api.ownExport>, 'ctx' | 'workspace' | 'caller'>
type Kind = (typeof dataExportKinds)[number]

/** Exports of a person's own data, and of the whole workspace; a worker makes them. */
@Controller()
export class DataExportsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly files: ExportFiles,
    private readonly links: DownloadLinks,
    private readonly password: OwnPassword,
  ) {}

  @Route(api.ownExport)
  own({ workspace, caller }: Call<typeof api.ownExport>) {
    return this.standing(workspace, caller.employee)
  }

  @Route(api.requestOwnExport)
  requestOwn(call: Call<typeof api.requestOwnExport>) {
    return this.request(call, call.caller.employee, 'person')
  }

  @Route(api.ownExportLink)
  ownLink(call: Call<typeof api.ownExportLink>) {
    return this.link(call, call.caller.employee, '/me/export/file')
  }

  @Route(api.ownExportFile)
  ownFile(call: Call<typeof api.ownExportFile>, reply: FastifyReply) {
    return this.download(call, call.caller.employee, reply, 'my-data')
  }

  @Route(api.workspaceExport)
  whole({ workspace }: Call<typeof api.workspaceExport>) {
    return this.standing(workspace, workspace)
  }

  @Route(api.requestWorkspaceExport)
  async requestWhole(call: Call<typeof api.requestWorkspaceExport>) {
    await this.password.confirm(call.caller.session, call.body.current_password)
    return this.request(call, call.workspace, 'workspace')
  }

  @Route(api.workspaceExportLink)
  wholeLink(call: Call<typeof api.workspaceExportLink>) {
    return this.link(call, call.workspace, '/export/file')
  }

  @Route(api.workspaceExportFile)
  wholeFile(call: Call<typeof api.workspaceExportFile>, reply: FastifyReply) {
    return this.download(call, call.workspace, reply, 'workspace')
  }

  private async standing(workspace: string, owner: string): Promise<{ data: DataExport }> {
    const row = await this.queries.ask(workspace, (db) =>
      db.selectFrom('data_exports').selectAll().where('id', '=', owner).executeTakeFirst(),
    )
    const over =
      row?.expires_at && row.expires_at <= new Date().toISOString().slice(0, 19).replace('T', ' ')

    if (!row || over)
      return {
        data: {
          status: 'none',
          export_id: null,
          percent: 0,
          size: null,
          requested_at: null,
          expires_at: null,
        },
      }

    const { status, export_id, percent, size, requested_at, expires_at } = row

    return { data: { status, export_id, percent, size, requested_at, expires_at } as DataExport }
  }

  private async request({ ctx, workspace, caller }: ExportCall, owner_id: string, kind: Kind) {
    if (caller.session.impersonator && !caller.session.token) refuse('access.impersonating')

    await this.commands.in(ctx, workspace).run(dataExportDecider, owner_id, {
      type: 'request',
      owner_id,
      export_id: ctx.newId(),
      kind,
      requested_at: ctx.now.toISOString(),
      language: askedLanguage(),
    })

    return { message: 'The export is being made' }
  }

  private async link(asked: ExportCall, owner_id: string, path: string) {
    await this.made(asked, owner_id)
    const { ctx, workspace, caller } = asked
    return this.links.make(ctx, caller.session, workspace, `/workspaces/${workspace}${path}`)
  }

  private async made({ ctx, workspace, caller }: ExportCall, owner_id: string) {
    if (caller.session.impersonator && !caller.session.token) refuse('access.impersonating')
    const state = await this.commands.state(dataExportDecider, workspace, owner_id)

    return state.status === 'ready' && ctx.now.toISOString() < state.expires_at
      ? state
      : refuse('privacy.no_export')
  }

  private async download(asked: ExportCall, owner_id: string, reply: FastifyReply, name: string) {
    const { ctx, workspace } = asked
    const state = await this.made(asked, owner_id)
    const now = ctx.now.toISOString()
    const bytes =
      (await this.files.read(workspace, owner_id, state.export_id)) ?? refuse('privacy.no_export')

    // The download is recorded with its actor and time.
    await this.commands.in(ctx, workspace).append(dataExportDecider, owner_id, {
      type: 'download',
      owner_id,
      export_id: state.export_id,
      now,
    })

    return sendFile(reply, {
      name: `${name}-${now.slice(0, 10)}.zip`,
      type: 'application/zip',
      bytes,
    })
  }
}
