import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { recordOf } from '@workledger/contracts/kernel/record'
import { endpoints } from '@workledger/contracts/registry'
import { projections } from '@workledger/projections/registry'
import { createCompany, hire } from './people'
import type { Product } from './product'
import { ID } from './samples'
import { askedSurvey } from './surveys'
import { makeAudit } from './world/audit'
import { makeCustomFields } from './world/custom-fields'
import { makeDevices } from './world/devices'
import { makeEmployment } from './world/employment'
import { makeInvoices } from './world/invoices'
import { type Making, making, type World } from './world/making'
import { makeDirectory, makeOfficeLife } from './world/office-life'
import { makePay } from './world/pay'
import { makeProjects } from './world/projects'
import { makeRequests } from './world/requests'
import { makeStructure } from './world/structure'
import { checkIn, makeTime } from './world/time'

export type { World } from './world/making'

/** Makes a company with one of everything that calls name. */
export async function createWorld(product: Product, first = true): Promise<World> {
  const company = await createCompany(product, 'World')
  const manager = await hire(product, company, 'Mia')
  const employee = await hire(product, company, 'Eli', { manager_id: manager.employee })
  const colleague = await hire(product, company, 'Zoe')
  const world = making(product, { company, manager, employee, colleague })

  await makeStructure(world)
  await makeRequests(world)
  await makeEmployment(world)
  await makeProjects(world)
  await makeOfficeLife(world)
  await makeDirectory(world)
  await makeInvoices(world)
  await makeTime(world)
  await makeCustomFields(world)
  await makePay(world)
  await checkIn(world)
  await makeAudit(world)
  await makeDevices(world)
  await makeSurvey(world)
  if (first) await makeRecordsOfInstallation(world)

  await findSideEffects(world)
  world.bodies.changePayrunPayees = { entry_ids: [world.ids.payrun_entries] }

  return world
}

async function makeSurvey({ product, company, ids }: Making) {
  const survey = await askedSurvey(product, company, {
    name: 'Pulse',
    asked: [{ question: 'How are you?', answer_type: 'text', answer: 'Fine' }],
  })

  ids.surveys = survey.id
  ids.survey_questions = survey.questions[0]!
}

/** Only for the first company, whose administrators are the operators. */
async function makeRecordsOfInstallation({ product, make }: Making) {
  await make('addAnnouncement', 'announcements', { params: {}, body: {} })
  const failure = `insert into jobs.failed (id, queue, name, key, data, tries, error) values ($1, 'mail', 'deliver', 'world', '{}', 1, 'Refused')`
  await product.owner.query(failure, [ID])
}

/** Collects side effects of the calls: a row of each table that a path may name. */
async function findSideEffects({ product, company: { ws }, ids }: Making) {
  const tables = new Set(
    projections.flatMap((projection) => projection.tables.map(({ name }) => name)),
  )

  for (const endpoint of endpoints)
    for (const param of paramsIn(endpoint)) {
      const table = recordOf(endpoint, param)
      if (!table || ids[table] || table === 'users' || !tables.has(table)) continue
      const tenant = table === 'workspaces' ? 'id' : 'workspace_id'
      const last = `select id from read."${table}" where "${tenant}" = $1 order by id desc limit 1`
      const { rows: found } = await product.owner.query(last, [ws])
      if (found[0]) ids[table] = found[0].id
    }
}

const paramsIn = ({ path }: Endpoint) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

/** Returns a call's path parameters: existing ids where there are any, otherwise the stranger. */
export function paramsOf(
  endpoint: Endpoint,
  world: World,
  stranger: string,
): { params: Record<string, string>; known: boolean } {
  const found = paramsIn(endpoint).map(
    (name) => [name, world.ids[recordOf(endpoint, name) ?? '']] as const,
  )
  return {
    params: {
      ...Object.fromEntries(found.map(([name, id]) => [name, id ?? stranger])),
      ...world.params[endpoint.name],
    },
    known: found.every(([, id]) => id !== undefined),
  }
}
