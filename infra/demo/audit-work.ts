import { auditEventsApi } from '@workledger/contracts/audit/audit-events.api'
import { samplesApi } from '@workledger/contracts/samples/samples.api'
import { watchApi } from '@workledger/contracts/watch/watch.api'
import { month } from './calendar'
import type { DemoCalls } from './demo-calls'

const noFilter = {
  q: null,
  person: null,
  area: null,
  type: null,
  actor: null,
  from: null,
  to: null,
}

const findings = {
  A: 'Ines added the allowance in Tom’s name and approved the run later. Raised with Tom.',
  D: 'No reason is given for the change after the draft. Asked Tom for one.',
} as const

/** Items that stay open for visitors of the demo. */
const LEFT_OPEN = 6

/** Does the auditor's work so far: filters, reviewed rules, and a nearly finished sample of pay. */
export async function auditWork(demo: DemoCalls): Promise<void> {
  await demo.settled()
  const [{ session }, ines] = [demo.member('clara'), demo.member('ines')]
  const params = { ws: demo.workspace }
  const at = (minutes: number) => new Date(demo.now.getTime() - (180 - minutes) * 60_000)

  const save = (name: string, shared: boolean, filters: { area: string; actor: string }) =>
    demo.call(auditEventsApi.saveAuditFilter, {
      at: at(0),
      session,
      params,
      body: { name, shared, filters: { ...noFilter, ...filters } },
    })

  await save('Pay, by Ines', true, { area: 'payroll', actor: ines.employee })
  await save('Roles and settings', false, { area: 'structure', actor: ines.employee })

  await demo.call(watchApi.setWatchRule, {
    at: at(5),
    session: ines.session,
    params: { ...params, rule: 'outside_band' },
    body: {
      on: true,
      bands: [
        { currency: 'EUR', type: 'yearly', least: '30000.00', most: '90000.00' },
        { currency: 'EUR', type: 'hourly', least: '14.00', most: '32.00' },
      ],
    },
  })

  const hits = await demo.call(watchApi.watchHits, {
    session,
    params,
    query: { rule: 'own_decision' },
  })

  for (const { id } of hits.data)
    await demo.call(watchApi.lookAtHit, {
      at: at(10),
      session,
      params: { ...params, hit: id },
      body: {
        looked: true,
        note: 'The founder’s own contract and joining date, entered when the company began. No other member had joined.',
      },
    })

  await workSample(demo, at)
  await demo.views.settled()
}

async function workSample(demo: DemoCalls, at: (minutes: number) => Date): Promise<void> {
  const { session } = demo.member('clara')
  const [from, to] = [month(demo.today, 2).start, month(demo.today, 1).end]
  const called = (day: string) =>
    new Date(day).toLocaleDateString(demo.language, { month: 'long', timeZone: 'UTC' })
  const name = demo
    .say('Pay-run approvals, {from} and {to}')
    .replace('{from}', called(from))
    .replace('{to}', called(to))

  const drawn = await demo.call(samplesApi.drawSample, {
    at: at(15),
    session,
    params: { ws: demo.workspace },
    body: { name, population: 'pay', from, to, size: 36, seed: '7F3A-91C2' },
  })

  await demo.settled()
  const params = { ws: demo.workspace, id: drawn.data.id }

  const { data } = await demo.call(samplesApi.sampleItems, {
    session,
    params,
    query: { per_page: 100 },
  })

  for (const [n, item] of data.slice(0, -LEFT_OPEN).entries()) {
    const of = { ...params, item: item.id }
    // Items with findings are opened, and their people can read that.
    const found = item.a === 'fail' ? findings.A : item.d === 'fail' ? findings.D : null
    if (found) await demo.call(samplesApi.sampleItem, { session, params: of })
    const mark = found ? (item.a === 'fail' ? 'exception' : 'note') : 'pass'

    await demo.call(samplesApi.markSampleItem, {
      at: at(20 + 3 * n),
      session,
      params: of,
      body: { mark },
      wait: false,
    })

    if (found)
      await demo.call(samplesApi.noteSampleItem, {
        at: at(21 + 3 * n),
        session,
        params: of,
        body: { note: found },
        wait: false,
      })
  }
}
