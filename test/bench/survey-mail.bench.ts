import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { surveysApi } from '@workledger/contracts/surveys/surveys.api'
import { createCompany } from '../support/people'
import type { Product } from '../support/product'
import { each, writeEmployee, writer } from './population'

/**
 * Sends a survey to so many people and measures the seconds until every mail is queued. The worker
 * is killed halfway and another takes over; each person has one key and one mail afterwards.
 */
export async function benchSurveyMail(product: Product, people: number) {
  const { ws, admin } = await createCompany(product, 'Asked')

  const { rows } = await product.owner.query(
    'select role_id, time_off_policy_id, location_id from read.employees where workspace_id = $1 limit 1',
    [ws],
  )

  const write = writer(product.store, ws)

  await each(
    Array.from({ length: people - 1 }, (_, n) => n),
    (n) => writeEmployee(write, rows[0], n, '2020-01-01'),
  )

  await product.settled()
  const { token } = admin

  const added = await product.call(surveysApi.addSurvey, {
    token,
    params: { ws },
    body: { name: 'Pulse' },
  })

  const { id } = added.body.data

  await product.call(surveysApi.addSurveyQuestion, {
    token,
    params: { id },
    body: { question: 'How are you?', answer_type: 'rating' },
  })

  const count = async (statement: string) =>
    Number((await product.owner.query(`select count(*) n ${statement}`)).rows[0].n)

  /** Its job was made once, and is done or waits. */
  const queued = () =>
    count(`from log.events e where workspace = '${ws}' and type = 'DeliveryIntended' and data ->> 'template' = 'survey'
      and (exists (select 1 from jobs.open_deliveries o where o.id = (e.data ->> 'delivery_id')::uuid)
        or exists (select 1 from log.events d where d.workspace = e.workspace and d.stream = e.stream and d.revision > 0))`)

  const intended = () =>
    count(
      `from log.events where workspace = '${ws}' and type = 'DeliveryIntended' and data ->> 'template' = 'survey'`,
    )

  let worker = await startWorker(product)
  const start = performance.now()
  const sent = await product.call(surveysApi.sendSurvey, { token, params: { id }, body: {} })
  if (sent.status !== 200) throw new Error(`sendSurvey: ${sent.status}`)
  while ((await intended()) < people / 2) await pause(20)
  await kill(worker)
  worker = await startWorker(product)
  while ((await queued()) < people) await pause(100)
  const seconds = Math.round((performance.now() - start) / 10) / 100
  await kill(worker)
  const mails = await intended()
  const keys = await count(`from vault.survey_keys where survey = '${id}'`)

  if (mails !== people || keys !== people)
    throw new Error(`${people} people, ${mails} mails and ${keys} keys.`)

  return { people, seconds, wanted: 60, mails, keys }
}

async function startWorker({ database, masterKey, dataDir }: Product): Promise<ChildProcess> {
  const configuration = {
    urls: database.urls,
    ownerUrl: database.ownerUrl,
    masterKey: masterKey.toString('base64'),
    dataDir,
    mailFrom: 'Workledger <hr@example.com>',
    publicUrl: 'https://work.example.com',
  }

  const child = fork(join(__dirname, '..', 'jobs', 'worker-process.ts'), {
    execArgv: ['--conditions=source', '-r', join(__dirname, '..', 'support', 'typescript.cjs')],
    env: { ...process.env, WORKER: JSON.stringify(configuration) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })

  await once(child, 'message')

  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
