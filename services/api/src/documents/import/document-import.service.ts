import { Injectable } from '@nestjs/common'
import { archiveLimits } from '@workledger/contracts/documents/document-import-limits'
import type { documentImportPreviewsApi as previews } from '@workledger/contracts/documents/document-import-previews.api'
import type { documentImportsApi as api } from '@workledger/contracts/documents/document-imports.api'
import { CodedError, refuse } from '@workledger/contracts/kernel/errors'
import { languageOf } from '@workledger/contracts/kernel/languages'
import { documentDecider } from '@workledger/domain/documents/document'
import { documentImportDecider } from '@workledger/domain/documents/import/document-import-record'
import type { DocumentProblem } from '@workledger/domain/documents/import/plan'
import { streamOf } from '@workledger/domain/kernel/decider'
import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import {
  documentsHere,
  peopleForDocuments,
} from '@workledger/projections/documents/document-imports.queries'
import { packedInTurns, unpackedInTurns } from '@workledger/projections/kernel/threads/pieces'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import { Commands, Pending } from '../../kernel/commands/commands'
import { Files } from '../../kernel/files/files'
import type { Call } from '../../kernel/http/call'
import type { Ctx } from '../../kernel/http/context'
import { Spool } from '../../kernel/http/spool'
import { reasonsOf } from '../../kernel/imports/reasons'
import type { PackedDocument } from './archive.parser'
import { planArchive, unpackDocuments } from './read-archive'

/** Documents of one look-up in the read tables. */
const LOOKED_UP_AT_ONCE = 2000

/** Bytes and files that are unpacked together. */
const UNPACKED_AT_ONCE = { bytes: 4 * archiveLimits.document, files: 200 }

/** Milliseconds after which a long import says that it still runs. */
const TOLD_EVERY = 20_000

/** Documents that are added at the same time, so that other requests have their turn. */
const ADDED_AT_ONCE = 4

export type ImportCall = Call<typeof api.importDocuments | typeof previews.previewDocumentImport>

/** Imports an archive of documents: plans it against the company, and adds its documents. */
@Injectable()
export class DocumentImports {
  constructor(
    private readonly commands: Commands,
    private readonly files: Files,
  ) {}

  /** Returns the effects of an import of this archive; a repeated request continues its import. */
  async preview(call: ImportCall, continued?: string) {
    const { workspace, body } = call
    const spool = spoolOf(call)

    const { people, locale } = await call.read(async (db) => ({
      people: await peopleForDocuments(db, workspace),
      locale: ((await workspaceById(db, workspace)) ?? refuse('not_found')).locale,
    }))

    const plan = await planArchive(call.asker, {
      workspace,
      spool: spool.place,
      people: await packedInTurns(people),
      choices: { people: body.people ?? {}, types: body.types ?? {} },
      language: languageOf(locale),
    })

    const planned = await unpackedInTurns(plan.documents)
    const here = await this.here(call, planned, continued)
    const documents = planned.filter(({ document_id }) => !here.has(document_id))
    const names = new Map(people.map(({ id, name }) => [id, name]))
    const problems = await unpackedInTurns(plan.problems)
    const known = here.size + plan.repeated

    return { spool, plan, documents, here, known, problems, names }
  }

  async run(call: Call<typeof api.importDocuments>) {
    const { workspace, ctx } = call
    const import_id = ctx.newId()
    const { spool, plan, documents, known, problems } = await this.preview(call, import_id)
    const on = { import_id, workspace_id: workspace }

    const started = await call.append(documentImportDecider, import_id, {
      ...on,
      type: 'start',
      sha256: spool.sha256,
      size: spool.size,
      files: plan.files,
      documents: documents.length,
      known,
    })

    // The read tables may need longer for thousands of documents than one call waits.
    ctx.request.patience = 12
    const inner = ctx.because(started.cause?.())
    const result = { added: 0, known, problems: [...problems] }
    await this.write(call, inner, { spool, documents, adding: { workspace, import_id, result } })
    const all = result.problems.sort((a, b) => a.row - b.row)
    const reasons = reasonsOf(all)

    await this.commands
      .in(inner.step('finish'), workspace)
      .append(documentImportDecider, import_id, {
        ...on,
        type: 'finish',
        added: result.added,
        known: result.known,
        refused: reasons,
      })

    // The report is right even if the read tables are late.
    await ctx.settled().catch((error) => {
      if (!(error instanceof Pending)) throw error
    })

    return {
      id: import_id,
      added: result.added,
      known: result.known,
      refused: all.length,
      reasons,
      problems: all,
      stream: streamOf(documentImportDecider, import_id),
    }
  }

  /** Unpacks and adds documents in parts, and says from time to time that it still runs. */
  private async write(
    call: ImportCall,
    ctx: Ctx,
    { spool, documents, adding }: { spool: Spool; documents: PackedDocument[]; adding: Adding },
  ): Promise<void> {
    const { workspace, import_id } = adding
    let told = performance.now()
    let done = 0

    for (const some of batches(documents)) {
      const bytes = await unpackDocuments(call.asker, {
        spool: spool.place,
        files: some.map(({ at }) => at),
      })

      await sideBySide(
        some.map((document, n) => ({ document, bytes: bytes[n] })),
        (each) => this.add(ctx, adding, each),
        ADDED_AT_ONCE,
      )

      done += some.length
      if (performance.now() - told < TOLD_EVERY) continue
      told = performance.now()

      await this.commands
        .in(ctx.step(`continue ${done}`), workspace)
        .append(documentImportDecider, import_id, {
          ...{ import_id, workspace_id: workspace, done },
          type: 'continue',
        })
    }
  }

  /** Stores and adds one document, as an upload of it does. */
  private async add(ctx: Ctx, on: Adding, { document, bytes }: Unpacked): Promise<void> {
    const { row, path, document_id, employee_id, filename, type, expires_on } = document
    const { workspace, import_id, result } = on
    const problem = (code: string) => result.problems.push({ row, path, code })
    if (!bytes) return void problem('document_import.damaged')
    const { hash, size, content_type } = document
    const step = ctx.step(`document ${document_id}`)
    const of = { workspace, person: employee_id, stream: streamOf(documentDecider, document_id) }
    const upload = { name: path.slice(path.lastIndexOf('/') + 1), type: content_type, bytes }

    try {
      await this.files.keep(step, of, upload, async (file) => {
        const { position } = await this.commands
          .in(step, workspace)
          .append(documentDecider, document_id, {
            ...{ type: 'import', employee_id, document_id, import_id },
            details: { filename, type, expires_on },
            file: { file: file!, hash, size, content_type },
          })

        // Another import was faster.
        if (position === undefined) result.known++
        else result.added++
      })
    } catch (error) {
      if (!(error instanceof CodedError) || error.code !== 'not_found') throw error
      problem('document_import.erased')
    }
  }

  /** Returns which of the planned documents are here already. */
  private async here(
    call: ImportCall,
    planned: readonly PackedDocument[],
    continued: string | undefined,
  ): Promise<Set<string>> {
    const here = new Set<string>()

    for (let at = 0; at < planned.length; at += LOOKED_UP_AT_ONCE) {
      const some = planned.slice(at, at + LOOKED_UP_AT_ONCE)
      const found = await call.read((db) => documentsHere(db, call.workspace, some))
      for (const [id, import_id] of found)
        if (import_id === null || import_id !== continued) here.add(id)
    }

    return here
  }
}

interface Adding {
  readonly workspace: string
  readonly import_id: string
  readonly result: { added: number; known: number; readonly problems: DocumentProblem[] }
}

interface Unpacked {
  readonly document: PackedDocument
  readonly bytes: Uint8Array | undefined
}

/** Returns the uploaded archive; refuses another one than the previewed one. */
function spoolOf({ body }: ImportCall): Spool {
  const { file, sha256 } = body
  if (!(file instanceof Spool)) return refuse('document_import.file')
  if (sha256 !== undefined && sha256 !== file.sha256) refuse('document_import.other_file')

  return file
}

/** Divides documents so that the bytes of one part are small. */
function* batches(documents: readonly PackedDocument[]): Generator<PackedDocument[]> {
  let some: PackedDocument[] = []
  let bytes = 0

  for (const document of documents) {
    const full = bytes + document.size > UNPACKED_AT_ONCE.bytes
    if (some.length > 0 && (full || some.length === UNPACKED_AT_ONCE.files)) {
      yield some
      some = []
      bytes = 0
    }

    some.push(document)
    bytes += document.size
  }

  if (some.length > 0) yield some
}
