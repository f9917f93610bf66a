import { Controller } from '@nestjs/common'
import { documentsApi as api } from '@workledger/contracts/documents/documents.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import { isAdmin } from '@workledger/contracts/kernel/permissions'
import { documentDecider } from '@workledger/domain/documents/document'
import { documentsList } from '@workledger/projections/documents/documents.lists'
import { documentById, readerOf } from '@workledger/projections/documents/documents.queries'
import { viewerOf } from '@workledger/projections/kernel/list-resource'
import type { FastifyReply } from 'fastify'
import { Commands } from '../kernel/commands/commands'
import { fileNameOf } from '../kernel/files/file-name'
import { Files, sendFile } from '../kernel/files/files'
import { type Call } from '../kernel/http/call'
import { Ctx } from '../kernel/http/context'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'
import { type DocumentLink, DocumentLinks } from './document-links'

/** The file behind a link. */
@Controller()
export class DocumentFilesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly lists: Lists,
    private readonly files: Files,
    private readonly links: DocumentLinks,
  ) {}

  @Route(api.documentFile)
  async download({ params, query, ctx }: Call<typeof api.documentFile>, reply: FastifyReply) {
    const link = await this.links.find(params.id, query.key)
    const reader = await this.reader(link, params.id, ctx.now)

    const row =
      (await this.queries.ask(link.workspace, (db) =>
        documentById(db, link.workspace, params.id),
      )) ?? refuse('documents.link')

    const stored =
      row.versions.find(({ version }) => version === link.version) ?? refuse('documents.link')
    const file = (await this.files.get(stored.file)) ?? refuse('documents.link')
    await this.links.use(query.key)

    if (reader.employee !== row.employee_id || link.impersonator) {
      const by = Ctx.begin(link.user, ctx.now, { impersonator: link.impersonator })

      const command = {
        type: 'download',
        employee_id: row.employee_id,
        document_id: params.id,
        version: link.version,
      } as const

      await this.commands.in(by, link.workspace).run(documentDecider, params.id, command)
    }

    return sendFile(reply, { ...file, name: fileNameOf(row.filename, file.type) })
  }

  /**
   * Returns the link's reader with their current rights: a reader who lost access to the document
   * gets nothing.
   */
  private async reader(
    { workspace, user, impersonator }: DocumentLink,
    document: string,
    now: Date,
  ) {
    const [reader, behind] = await this.queries.ask(workspace, (db) =>
      Promise.all([
        readerOf(db, workspace, user),
        impersonator ? readerOf(db, workspace, impersonator) : undefined,
      ]),
    )

    if (!reader || (impersonator && !isAdmin(behind?.permissions ?? [])))
      return refuse('documents.link')

    const viewer = viewerOf(documentsList, reader, now.toISOString())

    const { total } = await this.lists.rows(documentsList, viewer, {
      range: [0, 0],
      filter: { id: document },
    })

    return total > 0 ? reader : refuse('documents.link')
  }
}
