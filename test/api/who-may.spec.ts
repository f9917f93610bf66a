import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { administers, isAdmin, permissions } from '@workledger/contracts/kernel/permissions'
import { recordOf } from '@workledger/contracts/kernel/record'
import { endpoints, lists } from '@workledger/contracts/registry'
import { streams } from '@workledger/domain/registry'
import { projections } from '@workledger/projections/registry'
import { createCallers, type Kind } from '../support/callers'
import { type Company, createCompany } from '../support/people'
import { notFound } from '../support/problems'
import { type Answer, type Product, startProduct } from '../support/product'
import { sampleBody } from '../support/samples'
import { share } from '../support/share'
import { createWorld, paramsOf, type World } from '../support/world'

const STRANGER = '01900000-0000-7000-8000-0000000f00d5'

/** The caller's own account and companies: closed to an administrator in a sign-in-as session. */
const personal = [
  'confirmByProvider',
  'ownSignOnLinks',
  'unlinkOwnSignOn',
  'unlinkSignOn',
  'useEmergencyAccess',
  'changeMe',
  'ownSessions',
  'endSession',
  'resendVerification',
  'createWorkspace',
  'dismissAnnouncement',
  'changeBankAccount',
  'removeBankAccount',
  'makePaymentFile',
  'exportWithAccounts',
  'addCalendarFeed',
  'addPushDevice',
  'setKioskPin',
  'removeKioskPin',
  'resetKioskPin',
  'makeToken',
  'requestOwnExport',
  'ownExportLink',
  'ownExportFile',
  'ownFactors',
  'startAuthenticator',
  'startPasskey',
  'confirmPasskey',
  'confirmationOptions',
  'makeConfirmation',
  'confirmAuthenticator',
  'nameFactor',
  'removeFactor',
  'makeRecoveryCodes',
  'resetFactors',
]

/** A sample belongs to the person who drew it, who is none of these. */
const authored = [
  'markSampleItem',
  'noteSampleItem',
  'finishSample',
  'reopenSample',
  'deleteSample',
]

/** The world's API token belongs to its administrator, who is none of these. */
const ofAnother = ['revokeOwnToken']

/** The provider signs in the world's administrator too, so only an administrator sets it. */
const forAllRights = ['setSignOnProvider']

const holdsAll = (kind: Kind) => permissions.every((each) => kind.permissions.includes(each))

type Verdict = 'allowed' | 'denied' | 'missing' | 'signed out'

/**
 * Returns what docs/api/permissions.md says about a class of callers, without the server's own
 * decisions.
 */
function verdict(
  { name, who, method, permission, acts, ofCompany }: Endpoint,
  kind: Kind,
  places: boolean,
): Verdict {
  if (who === 'public' || who === 'key') return 'allowed'
  if (!kind.token) return 'signed out'
  if (kind.impersonated && personal.includes(name)) return 'denied'
  if (kind.member && authored.includes(name)) return 'denied'
  if (ofAnother.includes(name)) return 'missing'
  if (kind.member && forAllRights.includes(name) && !holdsAll(kind)) return 'denied'
  if (who === 'user') return 'allowed'
  // There are two workspaces and no OPERATORS.
  if (who === 'operator') return 'denied'
  // A call without a workspace or record works in any workspace of the caller.
  if (places ? !kind.member : !kind.employed) return 'missing'
  const reads = method === 'GET' && !acts
  const holds = (name: string) => kind.permissions.includes(name)
  const admin = isAdmin(kind.permissions) || (permission !== undefined && holds(permission))
  const auditor = reads && holds('view_audit')
  const manager = kind.is === 'manager' || kind.is === 'time-off manager'
  const onlyAudits =
    kind.permissions.length > 0 && kind.permissions.every((each) => each === 'view_audit')

  const may: Record<typeof who, boolean> = {
    // An auditor changes nothing of the company's records.
    member: !(ofCompany && onlyAudits),
    self: admin || auditor || kind.is === 'self' || (reads && manager),
    payee: admin || auditor || kind.is === 'self',
    approver: admin || manager,
    // Here the calls are about the employee's entries.
    'own-time': admin || auditor || kind.is === 'self' || (reads && kind.is === 'manager'),
    scoped: true,
    contract: holds('edit_company') || (holds('edit_manager') && manager),
    edit_company: auditor || holds('edit_company'),
    admin: admin || auditor,
    // Administrators may read the audit room too; only auditors write there.
    auditor: holds('view_audit') || (method === 'GET' && admin),
  }

  return may[who] ? 'allowed' : 'denied'
}

function seen({ status, body }: Answer): Verdict {
  // Without a session, a second step answers to its challenge.
  if (status === 401) return body?.code === 'auth.challenge' ? 'allowed' : 'signed out'
  if (status === 404 && body?.code === 'not_found') return 'missing'
  return status === 403 ? 'denied' : 'allowed'
}

/**
 * Generated from the contracts: every call, for every kind of caller with `npm run fuzz` and for
 * half of them otherwise; two calls in a row have the other half. No write reaches the log, so the
 * world stays the same.
 */
describe('who may call', () => {
  let product: Product
  let world: World
  let other: Company
  let kinds: Kind[]

  beforeAll(async () => {
    product = await startProduct({
      pdf: {
        payslip: async () => Buffer.from('pdf'),
        payStatement: async () => Buffer.from('pdf'),
        invoice: async () => Buffer.from('pdf'),
        page: async () => Buffer.from('pdf'),
      } as never,
    })

    world = await createWorld(product)
    other = await createCompany(product, 'Elsewhere')
    kinds = await createCallers(product, world)
    jest.spyOn(product.store, 'append').mockRejectedValue(new Error('This test writes nothing.'))
    jest.spyOn(console, 'error').mockImplementation(() => {})
  }, 120_000)

  afterAll(async () => {
    jest.restoreAllMocks()
    await product?.stop()
  })

  const call = (endpoint: Endpoint, input: object): Promise<Answer> =>
    product.call(endpoint as never, input as never)

  const sample = (endpoint: Endpoint) => {
    const about = endpoint.who === 'own-time' ? { employee_id: world.employee.employee } : {}
    const body = sampleBody(endpoint)
    const query = sampleBody({ ...endpoint, body: endpoint.query! })

    return {
      body: body && {
        ...body,
        ...(endpoint.method === 'POST' ? about : {}),
        ...world.bodies[endpoint.name],
      },
      query: { ...query, ...(endpoint.method === 'GET' ? about : {}) },
    }
  }

  const verdicts = (endpoint: Endpoint, params: object) =>
    Promise.all(
      kinds.map(async (kind) => [
        kind.name,
        seen(await call(endpoint, { token: kind.token, params })),
      ]),
    )

  const title = ({ method, path }: Endpoint) => `${method} ${path}`

  // Lists and history depend on their parameters; see below. Signing out would end the callers'
  // sessions.
  const apart = [
    'adminList',
    'adminOne',
    'exportList',
    'history',
    'stream',
    'logout',
    'endOtherSessions',
  ]

  const plain = endpoints.filter(({ name }) => !apart.includes(name))

  it.each(plain.map((endpoint) => [title(endpoint), endpoint] as const))(
    '%s',
    async (_, endpoint) => {
      const { params, known } = paramsOf(endpoint, world, STRANGER)
      const places = 'ws' in params || recordOf(endpoint, 'id') !== undefined
      const found: Record<string, string> = {}
      const wanted: Record<string, string> = {}
      const input = { params, ...sample(endpoint) }

      await Promise.all(
        share(kinds, 2, plain.indexOf(endpoint)).map(async (kind) => {
          wanted[kind.name] = verdict(endpoint, kind, places)
          const verdictSeen = seen(await call(endpoint, { token: kind.token, ...input }))

          found[kind.name] =
            !known && wanted[kind.name] === 'allowed' && verdictSeen === 'missing'
              ? 'allowed'
              : verdictSeen
        }),
      )

      expect(found).toEqual(wanted)
    },
  )

  it.each(lists.map((list) => [list.name, list] as const))(
    'list and export of %s',
    async (name, resource) => {
      const list = endpoints.find((endpoint) => endpoint.name === 'adminList')!
      const file = endpoints.find((endpoint) => endpoint.name === 'exportList')!
      const params = { ws: world.company.ws, resource: name }

      const everything = ({ permissions }: Kind) =>
        resource.who === 'operator'
          ? false
          : administers(permissions, resource.permission) || permissions.includes('view_audit')

      const of = (kind: Kind, open: boolean): Verdict =>
        !kind.token
          ? 'signed out'
          : !kind.member
            ? 'missing'
            : open || everything(kind)
              ? 'allowed'
              : 'denied'

      expect(await verdicts(list, params)).toEqual(
        kinds.map((kind) => [kind.name, of(kind, resource.who === 'member')]),
      )
      expect(await verdicts(file, params)).toEqual(
        kinds.map((kind) => [kind.name, of(kind, resource.ownExport === true)]),
      )
    },
  )

  it.each(streams.map((kind) => [kind.decider.category, kind] as const))(
    'history of %s',
    async (category, { readers, permission, ofRecord }) => {
      const { employee } = world.employee

      const events = await product.stored(
        ({ workspace, stream }) =>
          workspace === world.company.ws && new RegExp(`^${category}-.{8}-`).test(stream),
      )

      const first = events.find(({ stream }) => stream.endsWith(employee)) ?? events[0]
      if (!first) return
      const { stream } = first
      const history = endpoints.find((endpoint) => endpoint.name === 'history')!
      const audit = endpoints.find((endpoint) => endpoint.name === 'stream')!
      const params = { ws: world.company.ws, stream }
      const theirs =
        stream.endsWith(employee) ||
        (ofRecord === true && (first.data as { employee_id?: string }).employee_id === employee)
      const auditor = ({ permissions }: Kind) =>
        isAdmin(permissions) || permissions.includes('view_audit')
      const area = ({ permissions }: Kind) =>
        permission !== undefined && permissions.includes(permission)

      const close = ({ is }: Kind) =>
        theirs &&
        readers !== 'no employee' &&
        (is === 'self' || (is !== undefined && readers === 'the employee'))

      const of = (kind: Kind, may: boolean): Verdict =>
        !kind.token ? 'signed out' : !kind.member ? 'missing' : may ? 'allowed' : 'denied'

      const wanted = kinds.map((kind) => [
        kind.name,
        of(kind, auditor(kind) || area(kind) || close(kind)),
      ])

      expect(await verdicts(history, params)).toEqual(wanted)
      expect(await verdicts(audit, params)).toEqual(
        kinds.map((kind) => [kind.name, of(kind, auditor(kind))]),
      )
    },
  )

  // Data that all companies share names nothing of one.
  const shared: readonly Endpoint['who'][] = ['public', 'key', 'operator']
  const closed = endpoints.filter(
    ({ params, who, name }) => params && !shared.includes(who) && name !== 'dismissAnnouncement',
  )

  it.each(closed.map((endpoint) => [title(endpoint), endpoint] as const))(
    '%s with ids of another workspace, as with ids of nothing',
    async (_, endpoint) => {
      const { params } = paramsOf(endpoint, world, STRANGER)
      const input = { token: other.admin.token, ...sample(endpoint) }

      const answer = async (given: Record<string, string>) => {
        const { status, body } = await call(endpoint, { ...input, params: { ...params, ...given } })
        return { status, body }
      }

      const ids = Object.keys(params).filter(
        (name) => params[name] !== undefined && recordOf(endpoint, name),
      )
      const nothing = Object.fromEntries(ids.map((name) => [name, STRANGER]))

      const missing = {
        status: 404,
        body: notFound,
      }

      expect(await answer({})).toEqual(missing)
      expect(await answer(nothing)).toEqual(missing)

      // In the caller's own workspace, or below their own employee, other people's records do not
      // exist.
      const mine: Record<string, string> =
        recordOf(endpoint, 'id') === 'employees'
          ? { ws: other.ws, id: other.admin.employee }
          : { ws: other.ws }

      const inner = ids.filter((name) => !(name in mine))
      if (inner.length === 0 || !ids.some((name) => name in mine)) return
      const own = Object.fromEntries(Object.entries(mine).filter(([name]) => ids.includes(name)))
      expect(await answer(own)).toEqual(
        await answer({ ...own, ...Object.fromEntries(inner.map((name) => [name, STRANGER])) }),
      )
    },
  )

  it('names a read table, or a part of one, for every id', () => {
    const tables = new Set(
      projections.flatMap((projection) => projection.tables.map(({ name }) => name)),
    )

    const wrong = endpoints.flatMap((endpoint) =>
      [...endpoint.path.matchAll(/\{(\w+)\}/g)]
        .map(([, name]) => recordOf(endpoint, name!))
        .filter(
          (record) =>
            record !== undefined && record !== '{resource}' && !tables.has(record.split('.')[0]!),
        ),
    )

    expect(wrong).toEqual([])
  })
})
