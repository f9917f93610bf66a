import { headingsIn } from '@workledger/contracts/headings'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { languageOf } from '@workledger/contracts/kernel/languages'
import type { ListColumn } from '@workledger/contracts/kernel/list-columns'
import { areaOfList } from '@workledger/contracts/registry'
import type { ExportOrder, ExportPort } from '@workledger/domain/kernel/export-port'
import { patientAsker } from '@workledger/domain/kernel/fair-turns'
import type { PdfPort } from '@workledger/domain/kernel/pdf-port'
import type { HashSource } from '@workledger/event-store/anchoring'
import type { ExportStore } from '@workledger/event-store/blobs/export-store'
import type { EvidenceSource } from '@workledger/event-store/evidence'
import type { Positions } from '@workledger/event-store/secrets/positions'
import type { Vault } from '@workledger/event-store/vault'
import { namesOfIds } from '@workledger/projections/audit/record-names.queries'
import { csvHead, csvLines, type ExportColumn } from '@workledger/projections/kernel/export-cells'
import { type ListResource, type Viewer } from '@workledger/projections/kernel/list-resource'
import { listRows } from '@workledger/projections/kernel/list-rows'
import type { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { listResources } from '@workledger/projections/registry'
import {
  type Anchors,
  addInclusion,
  anchorsSince,
  type Stamps,
} from '../../kernel/evidence/anchored'
import { evidenceOf } from '../../kernel/evidence/event-lines'
import { addSignatures } from '../../kernel/evidence/signed'
import { verifier } from '../../kernel/evidence/verifier'
import { ZipStream } from '../../kernel/evidence/zip'
import type { Files } from '../../kernel/files/files'
import { happenedTo, payslipsOf, sectionsOf, withPositions } from './own-data'
import { ownPage } from './own-page'
import { idsIn } from './own-words'

interface ExportMakerOptions {
  /** Connects as wl_jobs. */
  reads: TenantReads
  log: EvidenceSource & HashSource
  /** Heads kept outside the database, with their time stamps; an export without them has none. */
  anchors?: Anchors
  stamps?: Stamps
  vault: Pick<Vault, 'keysFor'>
  /** Positions of check-ins, which are not in a table of this role. */
  positions: Pick<Positions, 'find'>
  files: Files
  pdf: PdfPort
  /** The store of finished exports. */
  made: ExportStore
}

/** Limits: bytes of uploads in one file, and events of a workspace. */
const EXPORT_MAKER_MOST_BYTES = 20 * 1024 * 1024 * 1024

const EXPORT_MAKER_MOST_EVENTS = 20_000_000
const EXPORT_MAKER_READ = 200
const CHUNK = 1000

/**
 * Returns the key of an export, that of the person or of the workspace: erasure makes the file
 * unreadable.
 */
export async function keyOfExport(
  vault: Pick<Vault, 'keysFor'>,
  workspace: string,
  owner: string,
  create: boolean,
) {
  return (await vault.keysFor(workspace, [owner], { create })).get(owner)
}

/** Makes data exports: ZIP archives that are written while they are read. */
export class ExportMaker implements ExportPort {
  constructor(private readonly options: ExportMakerOptions) {}

  async make(
    order: ExportOrder,
    progress: (percent: number) => Promise<void>,
  ): Promise<{ size: number; sha256: string }> {
    const { vault, made: store } = this.options
    const { workspace, owner_id, export_id, kind } = order
    const key = await keyOfExport(vault, workspace, owner_id, true)
    if (!key) throw new Error('The owner of the export was erased.')
    const zip = new ZipStream()
    const written = store.write(export_id, key, zip.stream)

    // Awaiting `written` reports the error too.
    const filled = (
      kind === 'person' ? this.person(zip, order, progress) : this.workspace(zip, order, progress)
    ).catch((error) => {
      zip.stream.destroy(error)
      throw error
    })

    const [, made] = await Promise.all([filled, written])

    return made
  }

  private async person(
    zip: ZipStream,
    { workspace, owner_id, asked_by, language: asked }: ExportOrder,
    progress: (percent: number) => Promise<void>,
  ) {
    const { reads } = this.options
    const db = reads.of([workspace], asked_by)
    const positions = await this.options.positions.find(workspace, owner_id)
    const sections = withPositions(await sectionsOf(db, owner_id, asked_by), positions)
    const names = await namesOfIds(db, workspace, idsIn(sections))
    await progress(20)
    const happened = await happenedTo(db, workspace, owner_id)

    const company = await db
      .selectFrom('workspaces')
      .select(['name', 'locale'])
      .where('id', '=', workspace)
      .executeTakeFirst()

    const own = await db
      .selectFrom('employees')
      .select(['first_name', 'last_name'])
      .where('id', '=', owner_id)
      .executeTakeFirst()

    const files = await this.uploads(
      zip,
      (head) => head.workspace === workspace && head.person === owner_id,
    )

    await progress(50)
    const slips = await payslipsOf(db, owner_id)
    const printed = await this.payslips(zip, workspace, slips)
    files.push(...printed)
    await progress(90)
    const name = fullName(own ?? {})
    const language = asked ?? languageOf(company?.locale ?? 'en')
    const madeAt = new Date().toISOString().slice(0, 19).replace('T', ' ')

    const data = {
      person: { employee_id: owner_id, name },
      company: company?.name,
      made_at: madeAt,
      held: Object.fromEntries(sections.map(({ name, rows }) => [name, rows])),
      cut_off: sections.filter(({ cut }) => cut).map(({ name }) => name),
      events: happened.map(({ at, type, what, by }) => ({ at, type, what: what.en, by })),
      files,
    }

    await zip.add('data.json', `${JSON.stringify(data, null, 1)}\n`)

    await zip.add(
      'index.html',
      ownPage({
        language,
        name,
        company: company?.name ?? '',
        madeAt,
        sections,
        names,
        happened,
        files,
        unprinted: slips.length - printed.length,
      }),
    )

    zip.end()
  }

  /** Adds payslips as PDF; returns the names of those that could be printed. */
  private async payslips(
    zip: ZipStream,
    workspace: string,
    slips: Awaited<ReturnType<typeof payslipsOf>>,
  ): Promise<string[]> {
    const names: string[] = []

    for (const { id, pay_date } of slips) {
      const bytes = await this.options.pdf
        .payslip(patientAsker(workspace, 'exports'), id)
        .catch(() => undefined)

      if (!bytes) continue
      const name = `payslips/${pay_date}-${id}.pdf`
      await zip.add(name, bytes)
      names.push(name)
    }

    return names
  }

  private async workspace(
    zip: ZipStream,
    { workspace }: ExportOrder,
    progress: (percent: number) => Promise<void>,
  ) {
    const { log } = this.options
    const all = { from: '1900-01-01T00:00:00Z', until: '2200-01-01T00:00:00Z' }
    const positions = await log.positionsOf(workspace, all, EXPORT_MAKER_MOST_EVENTS)
    const [events, proof] = [zip.open('events.jsonl'), zip.open('proof.json')]
    await proof.write('{"events":[')
    let head: { position: string; hash: string } | null = null

    for (let from = 0; from < positions.length; from += EXPORT_MAKER_READ) {
      const read = await log.linked(workspace, positions.slice(from, from + EXPORT_MAKER_READ))
      const made = read.map((event) => evidenceOf(event, true))
      await events.write(made.map(({ line }) => `${line}\n`).join(''))
      await proof.write(`${from > 0 ? ',\n' : '\n'}${made.map((one) => one.proof).join(',\n')}`)
      const last = read.at(-1)
      if (last) head = { position: last.position, hash: last.hash.toString('hex') }
      await progress(Math.floor(((from + read.length) / positions.length) * 60))
    }

    events.end()
    await proof.write('\n]}\n')
    proof.end()
    const { anchors = async () => [], stamps = async () => undefined } = this.options
    const kept = await anchors()

    await zip.add(
      'chain.json',
      `${JSON.stringify({ head, findings: [], anchors: anchorsSince(positions, kept) })}\n`,
    )

    // Anchors cover events of other companies too, but only as hashes, which reveal nothing.
    await addInclusion(zip, log, { positions, anchors: kept, stamps })
    await addSignatures(zip, { log, workspace, positions, anchors: kept })
    await this.lists(zip, workspace)
    await progress(80)
    await this.uploads(zip, (head) => head.workspace === workspace)
    await zip.add('verify.mjs', verifier)
    await zip.add('files.json', `${JSON.stringify(Object.fromEntries(zip.digests), null, 1)}\n`)
    zip.end()
  }

  /** Adds every list as CSV, as an admin sees it. */
  private async lists(zip: ZipStream, workspace: string) {
    const db = this.options.reads.of([workspace])
    const now = new Date().toISOString()

    const viewer: Viewer = {
      workspace,
      employee: workspace,
      permissions: ['edit_company'],
      everything: true,
      now,
    }

    for (const {
      definition,
      source: { computed: _, ...source },
    } of listResources) {
      if (definition.who === 'operator' || source.ofInstallation) continue
      const resource: ListResource = { definition, source }
      const columns: ExportColumn[] = Object.entries<ListColumn>(definition.columns).filter(
        ([, { type }]) => type !== 'json',
      )
      const file = zip.open(`lists/${definition.name}.csv`)
      const of = { list: definition.name, area: areaOfList.get(definition.name) ?? '' }
      await file.write(csvHead(columns, { headings: headingsIn('en', of, columns) }))

      for (let from = 0, more = true; more; from += CHUNK) {
        const { rows } = await listRows(
          { db, resource, viewer },
          { range: [from, from + CHUNK - 1] },
        )

        await file.write(csvLines(columns, rows))
        more = rows.length === CHUNK
      }

      file.end()
    }
  }

  /**
   * Adds decrypted uploads, each in a folder named by its key; returns their names in the archive.
   */
  private async uploads(
    zip: ZipStream,
    wanted: (head: { workspace: string; person: string }) => boolean,
  ): Promise<string[]> {
    const { files } = this.options
    const names: string[] = []
    let bytes = 0

    for await (const key of files.keys()) {
      const head = await files.whose(key)
      if (!head || !wanted(head)) continue
      const file = await files.get(key)
      if (!file) continue
      bytes += file.bytes.length
      if (bytes > EXPORT_MAKER_MOST_BYTES)
        throw new Error('The files are larger than an export takes.')
      const name = `documents/${key.slice(0, 8)}-${file.name.replace(/[^\p{L}\p{N}._ -]/gu, '_').slice(0, 120)}`
      await zip.add(name, file.bytes)
      names.push(name)
    }

    return names
  }
}
