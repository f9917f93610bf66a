import { Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { UUID } from '@workledger/contracts/kernel/text'
import type { PublicOpeningDetail } from '@workledger/contracts/recruiting/public-openings.api'
import { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import {
  candidateById,
  fieldsOf,
  MOST_PUBLIC,
  type OpeningRow,
  openingById,
  openOpenings,
  recruitingSettingOf,
} from '@workledger/projections/recruiting/recruiting.queries'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import type { Sender } from '../kernel/http/outside-page'
import { Queries } from '../kernel/lists/queries'

type Company = Pick<
  NonNullable<Awaited<ReturnType<typeof workspaceById>>>,
  'id' | 'name' | 'logo' | 'phone_number'
>

/** The public view of a recruiting company, for calls and pages. */
@Injectable()
export class PublicOpenings {
  constructor(
    private readonly queries: Queries,
    private readonly keys: LinkKeys,
  ) {}

  async list(ws: string) {
    const workspace = await this.workspace(ws)
    const openings = await this.queries.ask(ws, (db) => openOpenings(db, ws))
    return { workspace, openings: openings.slice(0, MOST_PUBLIC).map(publicPart) }
  }

  /** Returns an open opening with its form; hides whether others exist. */
  async one(ws: string, id: string) {
    const workspace = await this.workspace(ws)
    if (!UUID.test(id)) refuse('not_found')

    const { row, fields, setting } = await this.queries.ask(ws, async (db) => ({
      row: await openingById(db, ws, id),
      fields: await fieldsOf(db, id),
      setting: await recruitingSettingOf(db, ws),
    }))

    if (row?.status !== 'open') return refuse('not_found')
    const form_fields = fields.map(
      ({ opening_id: _, ...field }) => field,
    ) as PublicOpeningDetail['form_fields']
    const privacy = { retention_months: setting.retention_months, notice: setting.privacy_notice }

    return {
      workspace,
      opening: { ...publicPart(row), company: workspace.name, form_fields, privacy },
    }
  }

  /** Returns the candidate of a key; a wrong, revoked or old one counts as missing. */
  async candidate(id: string, key: string) {
    const link = UUID.test(id) && key ? await this.keys.find('candidate', id, key) : undefined
    if (!link?.workspace || link.expired) return refuse('recruiting.key')
    const { workspace } = link
    const row = await this.queries.ask(workspace, (db) => candidateById(db, workspace, id))

    return row ? { workspace, row } : refuse('recruiting.key')
  }

  /** Returns the company as its public pages show it. */
  async sender({ id, name, logo, phone_number }: Company): Promise<Sender> {
    const { contact_email } = await this.queries.ask(id, (db) => recruitingSettingOf(db, id))
    return { name, logo, home: `/openings/${id}`, contact: contact_email ?? phone_number }
  }

  async workspace(id: string) {
    const found = UUID.test(id)
      ? await this.queries.ask(id, (db) => workspaceById(db, id))
      : undefined
    return found ?? refuse('not_found')
  }
}

const publicPart = ({
  id,
  workspace_id,
  title,
  description,
  position_type,
  is_remote_allowed,
  city,
  country,
  created_at,
}: OpeningRow) => ({
  id,
  company_id: workspace_id,
  title,
  description,
  position_type: position_type as PublicOpeningDetail['position_type'],
  is_remote_allowed,
  location: { city, country },
  created_at,
})
