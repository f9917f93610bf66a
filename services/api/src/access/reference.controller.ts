import { Controller } from '@nestjs/common'
import { accessApi as api } from '@workledger/contracts/access/access.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import { rolesList } from '@workledger/projections/structure/structure.lists'
import countries from 'world-countries'
import type { Call } from '../kernel/context'
import { Directory } from '../kernel/directory'
import { Lists } from '../kernel/lists'
import { Route } from '../kernel/route'

/** What every page may need to know: roles, countries, time zones, a workspace's logo, whether the server is there. */
@Controller()
export class ReferenceController {
  constructor(
    private readonly lists: Lists,
    private readonly directory: Directory,
  ) {}

  @Route(api.ping)
  async ping() {
    return { status: 'ok' as const, time: new Date().toISOString() }
  }

  @Route(api.roles)
  async roles({ query, session, ctx }: Call<typeof api.roles>) {
    const memberships = session.memberships.filter(({ workspace }) => !query.workspace || workspace === query.workspace)
    const found = await Promise.all(
      memberships.map((membership) =>
        this.lists.all(rolesList, { workspace: membership.workspace, caller: { ...membership, session }, ctx }),
      ),
    )
    return { data: found.flat().map(({ id, name, permissions }) => ({ id, name, permissions })) }
  }

  @Route(api.countries)
  async countries() {
    return { data: COUNTRIES }
  }

  @Route(api.timezones)
  async timezones() {
    return { data: ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')] }
  }

  @Route(api.publicInfo)
  async publicInfo({ params }: Call<typeof api.publicInfo>) {
    return { data: (await this.directory.workspaceBySubdomain(params.subdomain)) ?? refuse('not_found') }
  }
}

const COUNTRIES = countries
  .map((country) => ({
    country_code: country.cca2,
    name: country.name.common,
    citizenship: country.demonyms?.eng?.m ?? country.name.common,
  }))
  .sort((a, b) => a.name.localeCompare(b.name))
  .map((country, index) => ({ id: index + 1, ...country }))
