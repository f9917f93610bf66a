import { randomBytes } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { dayAfter } from '@workledger/contracts/kernel/durations'
import type { BodyOf } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import { MOST_POPULATION, type Population } from '@workledger/contracts/samples/sample-kinds'
import type { samplesApi } from '@workledger/contracts/samples/samples.api'
import { total } from '@workledger/domain/kernel/money'
import { startOfDay } from '@workledger/domain/kernel/zone-days'
import { ALGORITHM, drawn, populationDigest } from '@workledger/domain/samples/draw'
import type { SampleCommand } from '@workledger/domain/samples/sample'
import type { Chain } from '@workledger/event-store/chain-watch'
import type { EvidenceSource } from '@workledger/event-store/evidence'
import type { EventStore } from '@workledger/event-store/port'
import { Progress } from '@workledger/projections/runner/progress'
import { type PopulationRow, populationOf } from '@workledger/projections/samples/samples.queries'
import { STORE } from '../kernel/commands/loop'
import { CHAIN, chainState, EVIDENCE } from '../kernel/evidence/chain'
import type { Ctx } from '../kernel/http/context'
import { Queries } from '../kernel/lists/queries'
import { Zones } from '../kernel/lists/zones'
import { SampleChecks } from './sample-checks.service'

interface DrawInput {
  population: Population
  from: string
  to: string
}

export interface PopulationAt {
  rows: PopulationRow[]
  totals: { currency: string; amount: string }[]
}

/** Draws samples from the read tables as of a position in the log. */
@Injectable()
export class SampleDraws {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(CHAIN) private readonly chain: Chain,
    @Inject(EVIDENCE) private readonly log: EvidenceSource,
    private readonly progress: Progress,
    private readonly queries: Queries,
    private readonly zones: Zones,
    private readonly checks: SampleChecks,
  ) {}

  /** Returns the command of a draw requested now. */
  async command(
    ctx: Ctx,
    workspace: string,
    body: BodyOf<typeof samplesApi.drawSample>,
  ): Promise<Extract<SampleCommand, { type: 'draw' }>> {
    const { name, population, from, to, size } = body
    const zone = await this.zoneOf(ctx, workspace)
    const { head } = await chainState(this.chain)
    await this.progress.waitFor(await this.log.placeOf(head.position))

    const { rows, totals } = await this.population(
      workspace,
      { population, from, to },
      zone,
      head.position,
    )

    if (rows.length === 0) refuse('sample.nothing', { field: 'from' })
    const keys = rows.map(({ key }) => key)
    const seed = body.seed ?? newSeed()
    const chosen = new Set(drawn(seed, keys, size))
    // Newest first, for readers.
    const items = rows
      .filter(({ key }) => chosen.has(key))
      .sort((a, b) => this.store.comparePositions(b.position, a.position))
    const checked = await this.checks.checkItems(workspace, population, items, zone)

    return {
      type: 'draw',
      sample_id: ctx.newId(),
      name,
      population,
      from,
      to,
      zone,
      seed,
      algorithm: ALGORITHM,
      position: head.position,
      head_hash: head.hash.toString('hex'),
      population_size: rows.length,
      digest: populationDigest(keys),
      totals,
      items: items.map(({ key, record_id, subject_id, stream, revision }) => ({
        item_id: ctx.newId(),
        key,
        record_id,
        subject_id,
        stream,
        revision,
        checks: checked.get(key) ?? [],
      })),
    }
  }

  /** Returns the current time zone of the workspace. */
  zoneOf(ctx: Ctx, workspace: string): Promise<string> {
    return this.zones.at(workspace, workspace, ctx.now.toISOString())
  }

  /**
   * Returns the population up to and including a position of the chain, in the order of keys.
   * Refuses one that is too large.
   */
  async population(
    workspace: string,
    { population, from, to }: DrawInput,
    zone: string,
    position: string,
  ): Promise<PopulationAt> {
    const start = startOfDay(zone, from)
    const end = startOfDay(zone, dayAfter(to))

    const found = await this.queries.ask(workspace, (db) =>
      populationOf(db, workspace, population, {
        from: start,
        until: end,
        limit: MOST_POPULATION + 1,
      }),
    )

    const place = await this.log.placeOf(position)
    const rows = found.filter((row) => this.store.comparePositions(row.position, place) <= 0)

    if (found.length > MOST_POPULATION)
      refuse('sample.too_many', { field: 'to', params: { most: MOST_POPULATION } })

    const currencies = [...new Set(rows.flatMap(({ currency }) => currency ?? []))].sort()

    return {
      rows,
      totals: currencies.map((currency) => ({
        currency,
        amount: total(
          rows.flatMap((row) =>
            row.currency === currency && row.amount !== null ? [row.amount] : [],
          ),
          currency,
        ),
      })),
    }
  }
}

/** Returns 32 bits of the operating system's randomness in a form that people can write down. */
const newSeed = () =>
  randomBytes(4)
    .toString('hex')
    .toUpperCase()
    .replace(/^(.{4})/, '$1-')
