import { Controller, Inject } from '@nestjs/common'
import { auditApi as api } from '@workledger/contracts/audit/audit.api'
import type { QueryOf } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import { audits, isAdmin } from '@workledger/contracts/kernel/permissions'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { streamsOf } from '@workledger/domain/registry'
import type { Chain } from '@workledger/event-store/chain-watch'
import type { Event, EventStore } from '@workledger/event-store/port'
import { namesOfIds } from '@workledger/projections/audit/record-names.queries'
import { namesOfTokens } from '@workledger/projections/integrations/integrations.queries'
import { nameOfUser, namesOfUsers } from '@workledger/projections/people/people.queries'
import { historyOf } from '@workledger/projections/registry'
import { RecordViews } from '../kernel/access/record-views'
import { STORE } from '../kernel/commands/loop'
import { CHAIN, chainState } from '../kernel/evidence/chain'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { instant } from '../kernel/lists/instant'
import { Queries } from '../kernel/lists/queries'
import { bounded } from './history'
import { Pasts } from './past'
import { areaOf, effectiveOn, employeeOf, entriesIn, idsIn, seenAt } from './record'

const MOST_FINDINGS = 100

@Controller()
export class AuditController {
  private readonly pasts: Pasts

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    private readonly queries: Queries,
    @Inject(CHAIN) private readonly chain: Chain,
    private readonly views: RecordViews,
  ) {
    this.pasts = new Pasts(store)
  }

  @Route(api.stream)
  async stream(call: Call<typeof api.stream>) {
    const { workspace, params, query, caller } = call

    const { whole, steps, decider, ...told } = await this.read(workspace, params.stream, query)
    const last = told.revision

    const [[first], [end]] = await Promise.all([
      this.store.readStream(workspace, params.stream, { to: 0 }),
      this.store.readStream(workspace, params.stream, { from: last, to: last }),
    ])

    const employee = employeeOf(params.stream, first)
    const area = areaOf(decider.category)
    if (employee) this.views.opened(caller, employee, area)

    const data = {
      ...told,
      events: told.events.map((event, index) => ({
        ...event,
        effective_on: effectiveOn(steps[index]!.event),
        saw: seenAt(steps[index]!.event),
      })),
    }

    const entries = query.at === undefined ? null : entriesIn(whole)

    const names = await call.read((db) =>
      namesOfIds(
        db,
        workspace,
        idsIn([
          params.stream,
          data.events,
          data.state,
          entries?.rows.map((row) => row.employee_id),
        ]),
      ),
    )

    const place = (event: Event | undefined) => ({
      position: event?.position ?? '',
      occurred_at: event?.meta.occurred_at ?? '',
    })

    const record = {
      category: decider.category,
      area,
      employee: employee ? { id: employee, name: names.get(employee) ?? '' } : null,
      names: Object.fromEntries(names),
      first: place(first),
      last: place(end),
      entries,
    }

    return { data: { ...data, record } }
  }

  @Route(api.verifyLog)
  async verify({ workspace }: Call<typeof api.verifyLog>) {
    const state = await chainState(this.chain)
    const { intact, head, at, since, anchors, signing, findings, eventsOf } = state

    return {
      data: {
        intact,
        events: eventsOf(workspace),
        head: { position: head.position, hash: head.hash.toString('hex') },
        behind: await this.chain.since(state),
        verified_at: instant(new Date(at)),
        since: instant(new Date(since)),
        anchors,
        signed_since: signing?.since ?? null,
        findings: findings
          .slice(0, MOST_FINDINGS)
          .map(({ kind, position, workspace: whose, explanation, accepted }) => ({
            kind,
            position,
            own: whose === undefined ? null : whose === workspace,
            explanation,
            accepted: accepted ? { at: instant(accepted.at), reason: accepted.reason } : null,
          })),
        findings_total: findings.length,
        read_only: this.chain.fault() !== undefined,
      },
    }
  }

  @Route(api.installationHistory)
  async ofInstallation({ params, query }: Call<typeof api.installationHistory>) {
    return { data: await this.told(SYSTEM_WORKSPACE, params.stream, query) }
  }

  @Route(api.history)
  async history(call: Call<typeof api.history>) {
    const { workspace, params, query, caller } = call
    const kind = streamsOf(params.stream) ?? refuse('not_found')

    if (!call.seesEverything && !(kind.permission && call.may(kind.permission))) {
      if (kind.readers === 'no employee') refuse('access.denied')
      const employee = kind.ofRecord ? await this.ownerOf(workspace, params.stream) : kind.id
      const alone = kind.readers === 'the employee alone'

      const manages =
        !alone &&
        (await call.read((db) =>
          db
            .selectFrom('employees')
            .select('id')
            .where('id', '=', employee)
            .where((eb) =>
              eb.or([
                eb('manager_id', '=', caller.employee),
                eb('time_off_manager_id', '=', caller.employee),
              ]),
            )
            .executeTakeFirst(),
        ))

      if (employee !== caller.employee && !manages) refuse('access.denied')
    }

    const told = await this.told(workspace, params.stream, query, call.seesEverything)

    if (
      audits(caller.permissions) &&
      !isAdmin(caller.permissions) &&
      kind.readers !== 'no employee'
    ) {
      const employee = kind.ofRecord ? await this.ownerOf(workspace, params.stream) : kind.id
      this.views.opened(caller, employee, areaOf(kind.decider.category))
    }

    return { data: told }
  }

  /** Returns the owner of a stream with one record. Refuses a stream without a record. */
  private async ownerOf(workspace: string, stream: string): Promise<string> {
    const [first] = await this.store.readStream(workspace, stream, { to: 0 })
    return first ? String(first.data.employee_id) : refuse('access.denied')
  }

  /** Returns names of actors. Events outside workspaces may come from any user. */
  private async namesOf(workspace: string, users: readonly string[]): Promise<Map<string, string>> {
    if (workspace !== SYSTEM_WORKSPACE)
      return this.queries.ask(workspace, (db) => namesOfUsers(db, workspace, users))

    const found = await Promise.all(
      users.map((user) => this.queries.askAs([], user, (db) => nameOfUser(db, user))),
    )
    return new Map(found.flatMap((name, index) => (name ? [[users[index]!, name] as const] : [])))
  }

  /** Returns a function that names the API token of an event. */
  private async tokensOf(workspace: string, steps: readonly { event: Event }[]) {
    const ids = [...new Set(steps.flatMap(({ event }) => event.meta.token ?? []))]
    const names =
      ids.length > 0
        ? await this.queries.ask(workspace, (db) => namesOfTokens(db, workspace, ids))
        : new Map<string, string>()

    return (id: string | undefined) => (id ? { id, name: names.get(id) ?? '' } : null)
  }

  private async told(...asked: Parameters<AuditController['read']>) {
    const { whole: _w, steps: _s, decider: _d, ...told } = await this.read(...asked)
    return told
  }

  private async read(
    workspace: string,
    stream: string,
    { at, before, subject, per_page }: QueryOf<typeof api.history> & { at?: number | undefined },
    everything = true,
  ) {
    const { decider, shown: always } = streamsOf(stream) ?? refuse('not_found')
    const own = historyOf(decider.category)
    const shown = own
      ? await this.queries.ask(workspace, (db) => own.shownTo(db, workspace, everything))
      : always
    const of = subject?.toLowerCase()

    const page = await this.pasts.page(workspace, decider, stream, {
      at,
      before,
      subject: of,
      perPage: per_page,
      shown,
    })

    const { revision, steps: all, older } = page ?? refuse('not_found')
    const steps = own && !everything ? all.filter(({ changes }) => changes.length > 0) : all

    const people = new Set(
      steps.flatMap(({ event }) =>
        [event.meta.actor, event.meta.impersonator].filter((id) => id !== undefined),
      ),
    )

    const [names, tokens] = await Promise.all([
      this.namesOf(workspace, [...people]),
      this.tokensOf(workspace, steps),
    ])

    const named = (id: string) => ({
      id,
      name: names.get(id) ?? (id === 'system' ? 'Workledger' : 'Unknown'),
    })

    const whole =
      at === undefined
        ? undefined
        : await this.pasts.state(workspace, decider, { stream, revision, subject: of }, shown)

    return {
      whole,
      steps,
      decider,
      stream,
      revision,
      earlier: older,
      ...(at === undefined ? {} : stated(whole)),
      events: steps.map(({ event, changes }) => ({
        id: event.id,
        position: event.position,
        revision: event.revision,
        type: event.type,
        occurred_at: event.meta.occurred_at,
        recorded_at: event.recorded_at,
        actor: named(event.meta.actor),
        impersonator: event.meta.impersonator ? named(event.meta.impersonator) : null,
        token: tokens(event.meta.token),
        changes,
      })),
    }
  }
}

function stated(whole: unknown) {
  const { state, cut } = bounded(whole)
  return { state, state_cut: cut }
}
