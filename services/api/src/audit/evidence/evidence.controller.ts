import { Controller } from '@nestjs/common'
import { auditApi as api } from '@workledger/contracts/audit/audit.api'
import type { FastifyReply } from 'fastify'
import { DownloadLinks } from '../../kernel/access/download-links'
import { RecordViews } from '../../kernel/access/record-views'
import { sendFile } from '../../kernel/files/files'
import type { Call } from '../../kernel/http/call'
import { Route } from '../../kernel/http/route'
import { EvidencePacks } from './evidence-pack'

@Controller()
export class EvidenceController {
  constructor(
    private readonly packs: EvidencePacks,
    private readonly views: RecordViews,
    private readonly links: DownloadLinks,
  ) {}

  @Route(api.evidenceLink)
  async link({ workspace, query, caller, ctx }: Call<typeof api.evidenceLink>) {
    await this.packs.order({ company: workspace, person: caller.session.user.id }, query)
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as [string, string]],
    )

    return this.links.make(
      ctx,
      caller.session,
      workspace,
      `/workspaces/${workspace}/audit/evidence?${new URLSearchParams(given)}`,
    )
  }

  @Route(api.evidence)
  async evidence(
    { workspace, query, caller, ctx }: Call<typeof api.evidence>,
    reply: FastifyReply,
  ) {
    const { scope, id, from, to } = query
    const name = `evidence-${scope}-${id ?? `${from}-${to}`}.zip`
    const bytes = await this.packs.packEvidence(workspace, query, caller.session.user.id, ctx.now)
    if (scope === 'leaves') this.views.opened(caller, id!, 'leave')

    return sendFile(reply, { name, type: 'application/zip', bytes })
  }
}
