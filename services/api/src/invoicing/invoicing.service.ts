import { Inject, Injectable } from '@nestjs/common'
import { CodedError, refuse, worded } from '@workledger/contracts/kernel/errors'
import { invoiceDecider } from '@workledger/domain/invoicing/invoice'
import type { Parties } from '@workledger/domain/invoicing/invoice-document'
import { issueFaults, placeOf } from '@workledger/domain/invoicing/invoice-issue'
import type { Seen } from '@workledger/domain/kernel/contents'
import { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import { invoiceLink } from '@workledger/projections/invoicing/invoice-link'
import { type InvoiceRow, invoiceById } from '@workledger/projections/invoicing/invoicing.queries'
import { issueFacts } from '@workledger/projections/invoicing/issue-facts'
import { invoiceParties, printedInvoice } from '@workledger/projections/invoicing/printed-invoice'
import { ACCESS_CONFIG, type AccessConfig } from '../kernel/access/access-config'
import { Commands } from '../kernel/commands/commands'
import { Files } from '../kernel/files/files'
import type { Call } from '../kernel/http/call'
import type { Ctx } from '../kernel/http/context'
import { Queries } from '../kernel/lists/queries'
import { invoiceAnswer } from './invoice-answers'

type Seeing = Pick<Call, 'workspace' | 'revision' | 'seen'>

/** A revision that no invoice has. */
const OUTDATED = -1

/**
 * Translates the revision of answers, which also counts changes of the printed parties, to the
 * invoice's own.
 */
function seenOf(call: Seeing, row: InvoiceRow): Seen {
  const seen = call.seen(row.id)
  if (seen.revision === undefined) return seen
  return { ...seen, revision: seen.revision === row.printed_revision ? row.revision : OUTDATED }
}

/**
 * Refuses as stale, and names what changed of buyer and seller: since the draft named them, or in
 * as many of the last changes as the caller has not seen.
 */
function refuseParties({ printed_revision, party_fields }: InvoiceRow, seen?: number): never {
  const unseen =
    seen === undefined ? Number.POSITIVE_INFINITY : Math.max(0, printed_revision - seen)
  const changes = [...new Set(party_fields.map(({ position }) => position))].slice(0, unseen)
  const changed = party_fields.filter(({ position }) => changes.includes(position))
  const fault = [{ code: 'invoice.party_changed' }]

  return refuse('state.stale', {
    fields: Object.fromEntries(changed.map(({ party, field }) => [`${party}.${field}`, fault])),
  })
}

/** Shared parts of the calls about invoices: record, parties, issuing and printing. */
@Injectable()
export class Invoicing {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly keys: LinkKeys,
    private readonly files: Files,
    @Inject(ACCESS_CONFIG) private readonly config: AccessConfig,
  ) {}

  async find(workspace: string, id: string): Promise<InvoiceRow> {
    return (
      (await this.queries.ask(workspace, (db) => invoiceById(db, workspace, id))) ??
      refuse('not_found')
    )
  }

  /** Returns an invoice for answers; an issued one has its client's page. */
  async view(workspace: string, id: string) {
    const row = await this.find(workspace, id)
    return invoiceAnswer(
      row,
      row.state === 'issued'
        ? await invoiceLink(this.keys, this.config.publicUrl, workspace, id)
        : null,
    )
  }

  /**
   * Closes a draft. A process assigns its number, issues it, and with `send` mails it to the
   * client.
   */
  async issue(
    call: Seeing & Pick<Call, 'ctx'>,
    id: string,
    { send = false }: { send?: boolean } = {},
  ): Promise<void> {
    const { workspace, ctx } = call
    const { client_id } = await this.find(workspace, id)
    const parties = await this.parties(workspace, client_id)
    // Read after the parties, so that it counts every change that they show.
    const row = await this.find(workspace, id)
    const shown = seenOf(call, row)
    const others = row.party_editors.filter((editor) => editor !== shown.decidedBy)
    if (shown.decidedBy !== undefined && others.length > 0) refuseParties(row)
    const facts = await this.facts(ctx, workspace, row)
    const close = { ...parties, facts, type: 'close' as const, invoice_id: id, send }

    try {
      await this.commands.in(ctx, workspace).run(invoiceDecider, id, close, shown)
    } catch (error) {
      const isStale = error instanceof CodedError && error.code === 'state.stale'
      return isStale ? refuseParties(row, call.revision) : Promise.reject(error)
    }
  }

  /** Returns what the caller saw of an invoice. */
  async seen(call: Seeing, id: string): Promise<Seen> {
    return call.revision === undefined
      ? call.seen(id)
      : seenOf(call, await this.find(call.workspace, id))
  }

  /** Returns the reasons against issuing a draft; none for an issued invoice. */
  async missing(ctx: Ctx, workspace: string, id: string) {
    const row = await this.find(workspace, id)
    if (row.state !== 'draft') return []
    const parties = await this.parties(workspace, row.client_id)
    const facts = await this.facts(ctx, workspace, row)
    const lines = row.items.map(({ time_entries: _, id: __, ...item }) => item)

    return issueFaults(row, lines, { ...parties, facts }).map((fault) => ({
      ...worded(fault),
      field: fault.field ?? null,
      place: placeOf(fault),
      client_id: placeOf(fault) === 'client' ? row.client_id : null,
    }))
  }

  private facts(ctx: Ctx, workspace: string, row: InvoiceRow) {
    return this.queries.ask(workspace, (db) =>
      issueFacts(db, workspace, row, ctx.now.toISOString()),
    )
  }

  private async parties(workspace: string, client_id: string): Promise<Parties> {
    const parties = await this.queries.ask(workspace, (db) =>
      invoiceParties(db, workspace, client_id),
    )
    return parties ?? refuse('invoice.client_unknown', { field: 'client_id' })
  }

  /** Returns the invoice as a page; see printed-invoice.ts. */
  async page(workspace: string, row: InvoiceRow): Promise<string> {
    const picture = this.files.picture.bind(this.files)
    const page = await this.queries.ask(workspace, (db) =>
      printedInvoice(db, workspace, row, picture),
    )
    return page ?? refuse('invoice.client_unknown')
  }
}
