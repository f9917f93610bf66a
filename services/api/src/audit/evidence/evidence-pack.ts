import type { Readable } from 'node:stream'
import { Inject, Injectable } from '@nestjs/common'
import type { auditApi } from '@workledger/contracts/audit/audit.api'
import type { QueryOf } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import { definitionShape } from '@workledger/contracts/kernel/event-shape'
import { eventDefinitions } from '@workledger/contracts/registry'
import { type Asker, FairTurns } from '@workledger/domain/kernel/fair-turns'
import type { PdfPort } from '@workledger/domain/kernel/pdf-port'
import type { HashSource } from '@workledger/event-store/anchoring'
import type { TakenAnchor } from '@workledger/event-store/anchors'
import { FORMULA } from '@workledger/event-store/chain'
import type { Chain, ChainState } from '@workledger/event-store/chain-watch'
import type { EvidenceSource, LinkedEvent } from '@workledger/event-store/evidence'
import { namesOfUsers } from '@workledger/projections/people/people.queries'
import type { Logger } from 'pino'
import {
  type Anchors,
  addInclusion,
  anchorsSince,
  type Stamps,
} from '../../kernel/evidence/anchored'
import { CHAIN, chainState, EVIDENCE } from '../../kernel/evidence/chain'
import { evidenceOf } from '../../kernel/evidence/event-lines'
import { addSignatures } from '../../kernel/evidence/signed'
import { verifier } from '../../kernel/evidence/verifier'
import { ZipStream } from '../../kernel/evidence/zip'
import { PDF } from '../../kernel/files/pdf'
import { instant } from '../../kernel/lists/instant'
import { Queries } from '../../kernel/lists/queries'
import { LOG } from '../../kernel/log'
import {
  type Document,
  insistOnEvents,
  MOST_DOCUMENTS,
  type Scope,
  scopeOf,
} from './evidence-scopes'
import { IndexPage, type PackedDocument } from './index-page'

/** Token of the heads kept outside the database. */
export const ANCHORS = Symbol('anchors')

export const STAMPS = Symbol('stamps')

/** Most events of one pack. */
const EVIDENCE_PACK_MOST_EVENTS = 50_000

/** Few at a time: one event of a large pay run may have a megabyte. */
const EVIDENCE_PACK_READ = 50

/**
 * Each pack holds its pages in memory and prints documents. So two run at a time, of two companies,
 * and one more of each waits.
 */
const TURNS = {
  atOnce: 2,
  atOncePerCompany: 1,
  perPerson: 2,
  perCompany: 2,
  retryAfter: 30,
  code: 'evidence.busy',
}

type EvidenceInput = QueryOf<typeof auditApi.evidence>

interface Order {
  readonly workspace: string
  readonly asked: EvidenceInput
  readonly scope: Scope
  readonly positions: readonly string[]
  readonly state: ChainState
  readonly now: Date
  readonly user: string
}

/**
 * Exports evidence: a ZIP archive that is written while it is read, with one page of events in
 * memory.
 */
@Injectable()
export class EvidencePacks {
  private readonly turns = new FairTurns(TURNS)

  constructor(
    private readonly queries: Queries,
    @Inject(EVIDENCE) private readonly log: EvidenceSource & HashSource,
    @Inject(ANCHORS) private readonly anchors: Anchors,
    @Inject(STAMPS) private readonly stamps: Stamps,
    @Inject(CHAIN) private readonly chain: Chain,
    @Inject(PDF) private readonly pdf: PdfPort,
    @Inject(LOG) private readonly errors: Logger,
  ) {}

  async packEvidence(
    workspace: string,
    asked: EvidenceInput,
    user: string,
    now: Date,
  ): Promise<Readable> {
    const asker = { company: workspace, person: user }
    const order = await this.order(asker, asked)

    return new Promise((resolve, reject) => {
      const written = this.turns.run(asker, async () => {
        const zip = new ZipStream()
        resolve(zip.stream)

        await this.write(zip, { ...order, now, user }).catch((error) => {
          // The caller closed the connection.
          if (zip.stream.destroyed) return
          this.errors.error({ err: error }, 'evidence pack')
          // Cut off, so that the download fails visibly.
          zip.stream.destroy(error)
        })
      })
      written.catch(reject)
    })
  }

  /** Checks an order, before anything is written. */
  async order(asker: Asker, asked: EvidenceInput): Promise<Omit<Order, 'now' | 'user'>> {
    const workspace = asker.company
    const scope = scopeOf(workspace, asked)
    const positions = await this.log.positionsOf(
      workspace,
      scope.extent,
      EVIDENCE_PACK_MOST_EVENTS + 1,
    )
    insistOnEvents(scope, positions.length)

    if (positions.length > EVIDENCE_PACK_MOST_EVENTS)
      refuse('evidence.too_many', { params: { most: EVIDENCE_PACK_MOST_EVENTS } })

    const state = await chainState(this.chain)
    this.turns.refuseWhileFull(asker)

    return { workspace, asked, scope, positions, state }
  }

  private async write(zip: ZipStream, order: Order): Promise<void> {
    const { workspace, asked, scope, positions, state, now, user } = order

    const company = await this.queries.ask(workspace, (db) =>
      db.selectFrom('workspaces').select('name').where('id', '=', workspace).executeTakeFirst(),
    )

    const index = new IndexPage(asked.language)
    const names = new Map<string, string>()
    await this.learn(workspace, names, [user])
    await zip.add('verify.mjs', verifier)
    const [events, proof, page] = ['events.jsonl', 'proof.json', 'index.html'].map((name) =>
      zip.open(name),
    )

    await page!.write(
      index.head({
        scope: asked.scope,
        name: await this.queries.ask(workspace, scope.name),
        company: company?.name ?? workspace,
        madeAt: instant(now),
        madeBy: names.get(user) ?? user,
        events: positions.length,
        head: { position: state.head.position, hash: state.head.hash.toString('hex') },
        intact: state.findings.every(({ accepted }) => accepted),
      }),
    )

    await proof!.write(`{"formula":${FORMULA},"events":[`)
    const types = new Set<string>()

    for (let from = 0; from < positions.length; from += EVIDENCE_PACK_READ) {
      const read = await this.log.linked(
        workspace,
        positions.slice(from, from + EVIDENCE_PACK_READ),
      )
      const made = read.map((event) => evidenceOf(event))
      await events!.write(made.map(({ line }) => `${line}\n`).join(''))
      await proof!.write(`${from > 0 ? ',\n' : '\n'}${made.map((one) => one.proof).join(',\n')}`)
      await this.learn(workspace, names, peopleOf(read))
      await page!.write(index.rows(read, names))
      for (const { type } of read) types.add(type)
    }

    events!.end()
    await proof!.write('\n]}\n')
    proof!.end()
    await zip.add('schemas.json', json(schemasOf(types)))
    const anchors = await this.anchors()
    await zip.add('chain.json', json(chainOf(positions, state, anchors)))
    await addInclusion(zip, this.log, { positions, anchors, stamps: this.stamps })
    await addSignatures(zip, { log: this.log, workspace, positions, anchors })
    const documents = await this.queries.ask(workspace, scope.documents)
    const printed = await this.print(zip, documents.slice(0, MOST_DOCUMENTS))
    await page!.write(index.foot(printed, MOST_DOCUMENTS, documents.length > MOST_DOCUMENTS))
    page!.end()
    await zip.add('files.json', json(Object.fromEntries(zip.digests)))
    zip.end()
  }

  private async print(zip: ZipStream, documents: readonly Document[]): Promise<PackedDocument[]> {
    const printed: PackedDocument[] = []

    for (const document of documents) {
      const name = `documents/${document.name}`
      const bytes = await document.print(this.pdf).catch((error) => {
        this.errors.error({ err: error }, 'document of an evidence pack')
      })
      if (bytes) await zip.add(name, bytes)
      printed.push({ name, printed: bytes !== undefined })
    }

    return printed
  }

  private async learn(
    workspace: string,
    names: Map<string, string>,
    users: readonly string[],
  ): Promise<void> {
    const unknown = [...new Set(users)].filter((user) => !names.has(user))
    if (unknown.length === 0) return

    for (const [user, name] of await this.queries.ask(workspace, (db) =>
      namesOfUsers(db, workspace, unknown),
    ))
      names.set(user, name)
  }
}

/**
 * Returns the end of the log, and the heads kept outside the database since the scope's first
 * event.
 */
function chainOf(
  positions: readonly string[],
  { head, findings, at }: ChainState,
  anchors: readonly TakenAnchor[],
) {
  return {
    verified_at: new Date(at).toISOString(),
    head: told(head),
    findings: findings
      .slice(0, 100)
      .map(({ kind, position, explanation }) => ({ kind, position, explanation })),
    anchors: anchorsSince(positions, anchors),
  }
}

const told = ({ position, hash }: { position: string; hash: Buffer }) => ({
  position,
  hash: hash.toString('hex'),
})

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`

const peopleOf = (events: readonly LinkedEvent[]) =>
  events.flatMap(({ meta }) => [meta.actor, ...(meta.impersonator ? [meta.impersonator] : [])])

/**
 * Returns the schemas of current event versions. Events keep the version in which they were
 * written.
 */
const schemasOf = (types: ReadonlySet<string>) =>
  Object.fromEntries(
    eventDefinitions
      .filter(({ type }) => types.has(type))
      .map((one) => [one.type, { version: one.v, ...definitionShape(one) }]),
  )
