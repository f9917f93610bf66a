import { createHash } from 'node:crypto'
import { Controller } from '@nestjs/common'
import {
  documentsApi as api,
  type EmployeeDocument,
} from '@workledger/contracts/documents/documents.api'
import type { RowOf } from '@workledger/contracts/kernel/define-list'
import type { Upload } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import { type DocumentFile, documentDecider } from '@workledger/domain/documents/document'
import { streamOf } from '@workledger/domain/kernel/decider'
import { documentsList } from '@workledger/projections/documents/documents.lists'
import { authorsOf, documentById } from '@workledger/projections/documents/documents.queries'
import { changing } from '../kernel/commands/or-current'
import { Files } from '../kernel/files/files'
import type { Call } from '../kernel/http/call'
import type { Ctx } from '../kernel/http/context'
import { Route } from '../kernel/http/route'
import { type Asking, Lists } from '../kernel/lists/lists'
import { DocumentLinks } from './document-links'

@Controller()
export class DocumentsController {
  constructor(
    private readonly lists: Lists,
    private readonly files: Files,
    private readonly links: DocumentLinks,
  ) {}

  @Route(api.documents)
  async list(call: Call<typeof api.documents>) {
    const page = await this.lists.page(documentsList, call, { employee_id: call.params.id })
    return { ...page, data: page.data.map(documentOf) }
  }

  @Route(api.document)
  async get(call: Call<typeof api.document>) {
    const { workspace, params, query, ctx, session } = call
    const row = await this.readDocument(call)
    const { versions } =
      (await call.read((db) => documentById(db, workspace, params.docId))) ?? refuse('not_found')
    const { version = row.version } = query
    if (!versions.some((each) => each.version === version)) refuse('not_found')
    const users = [...new Set(versions.flatMap(({ author_id }) => author_id ?? []))]
    const authors = await call.read((db) => authorsOf(db, workspace, users))

    const told = versions.map(({ file: _, author_id, ...each }) => ({
      ...each,
      author: authors.get(author_id ?? '') ?? null,
    }))

    const link = await this.links.make(ctx, session, workspace, { document: params.docId, version })

    return { data: { ...row, ...link, versions: told.reverse() } }
  }

  @Route(api.addDocument)
  async add(call: Call<typeof api.addDocument>) {
    const { workspace, params, body, ctx } = call

    const { document, expires_on = null, ...details } = body
    const on = { employee_id: params.id, document_id: ctx.newId() }

    await this.keep(ctx, workspace, { on, upload: document as Upload }, (file) =>
      call.run(documentDecider, on.document_id, {
        ...on,
        details: { ...details, expires_on },
        file: file!,
        type: 'add',
      }),
    )

    return { data: { id: on.document_id } }
  }

  @Route(api.changeDocument)
  async change(call: Call<typeof api.changeDocument>) {
    const { workspace, params, body, ctx } = call
    const { document, ...details } = body
    await this.readDocument(call)
    const on = { employee_id: params.id, document_id: params.docId }

    return changing(
      call.seen(params.docId),
      (seen) =>
        this.keep(ctx, workspace, { on, upload: document as Upload | undefined }, (file) =>
          call.run(documentDecider, params.docId, { ...on, details, file, type: 'change' }, seen),
        ),
      async () => ({ data: await this.readDocument(call) }),
    )
  }

  @Route(api.deleteDocument)
  async delete(call: Call<typeof api.deleteDocument>) {
    const { params } = call
    const on = { employee_id: params.id, document_id: params.docId }

    await call.run(
      documentDecider,
      params.docId,
      { ...on, type: 'delete' },
      call.seen(params.docId),
    )
  }

  /** Runs the command that names an upload, and keeps the file if it is accepted. */
  private keep<T>(
    ctx: Ctx,
    workspace: string,
    {
      on,
      upload,
    }: { on: { employee_id: string; document_id: string }; upload: Upload | undefined },
    run: (file: DocumentFile | undefined) => Promise<T>,
  ): Promise<T> {
    const of = {
      workspace,
      person: on.employee_id,
      stream: streamOf(documentDecider, on.document_id),
    }
    return this.files.keep(ctx, of, upload, (file) => {
      if (!file || !upload) return run(undefined)
      const hash = createHash('sha256').update(upload.bytes).digest('hex')
      return run({ file, hash, size: upload.bytes.length, content_type: upload.type })
    })
  }

  private async readDocument(call: Asking & { params: { id: string; docId: string } }) {
    const row = await this.lists.one(documentsList, call, call.params.docId)
    return row.employee_id === call.params.id ? documentOf(row) : refuse('not_found')
  }
}

function documentOf(row: RowOf<typeof documentsList.definition>): EmployeeDocument {
  const {
    employee_oid: _,
    name: __,
    author_first_name,
    author_last_name,
    author_name: ___,
    ...rest
  } = row

  const { version, size, content_type } = row

  return {
    ...rest,
    author:
      author_first_name === null
        ? null
        : { first_name: author_first_name, last_name: author_last_name ?? '' },
    download_url: `/employees/${row.employee_id}/documents/${row.id}`,
    file: { version, size, content_type },
  }
}
