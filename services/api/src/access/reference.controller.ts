import { Controller, Inject } from '@nestjs/common'
import { accessApi as api } from '@workledger/contracts/access/access.api'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import { rolesList } from '@workledger/projections/structure/structure.lists'
import countries from 'world-countries'
import { ACCESS_CONFIG, type AccessConfig } from '../kernel/access/access-config'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { onlyZone } from './country-zones'
import { Directory } from './directory.port'

type CountryAnswer = AnswerOf<typeof api.countries>['data'][number]

/**
 * Reference data for every page: roles, countries, time zones, a workspace's logo, the server's
 * presence.
 */
@Controller()
export class ReferenceController {
  constructor(
    private readonly lists: Lists,
    private readonly directory: Directory,
    @Inject(ACCESS_CONFIG) private readonly config: AccessConfig,
  ) {}

  @Route(api.ping)
  async ping() {
    return { status: 'ok' as const, time: new Date().toISOString() }
  }

  @Route(api.roles)
  async roles({ query, session, ctx }: Call<typeof api.roles>) {
    const memberships = session.memberships.filter(
      ({ workspace }) => !query.workspace || workspace === query.workspace,
    )

    const found = await Promise.all(
      memberships.map((membership) =>
        this.lists.all(rolesList, {
          workspace: membership.workspace,
          caller: { ...membership, session },
          ctx,
        }),
      ),
    )

    return { data: found.flat().map(({ id, name, permissions }) => ({ id, name, permissions })) }
  }

  @Route(api.countries)
  async countries() {
    return { data: await allCountries() }
  }

  @Route(api.timezones)
  async timezones() {
    return { data: ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')] }
  }

  @Route(api.publicInfo)
  async publicInfo({ params }: Call<typeof api.publicInfo>) {
    const company = await this.directory.workspaceBySubdomain(params.subdomain)
    const own =
      new URL(this.config.publicUrl).hostname.split('.')[0] === params.subdomain.toLowerCase()
    return { data: company ?? (own ? null : refuse('not_found')) }
  }
}

let known: Promise<CountryAnswer[]> | undefined

/**
 * Returns every country by its English name. Computed on first use, while other calls are served.
 */
function allCountries(): Promise<CountryAnswer[]> {
  known ??= zoned(countries.toSorted((a, b) => a.name.common.localeCompare(b.name.common)))
  return known
}

async function zoned(sorted: typeof countries): Promise<CountryAnswer[]> {
  const answers: CountryAnswer[] = []

  for (const { cca2, name, demonyms, capital } of sorted) {
    const timezone = onlyZone(cca2, capital?.[0])

    answers.push({
      id: answers.length + 1,
      country_code: cca2,
      name: name.common,
      citizenship: demonyms?.eng?.m ?? name.common,
      timezone,
    })

    await new Promise(setImmediate)
  }

  return answers
}
