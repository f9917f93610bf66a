import type { Making } from './making'

/** Two changes of pay by one person, on any day. */
const watchEveryDay = { on: true, least: 2, days_off: [1, 2, 3, 4, 5, 6, 7] }

/** Makes a checked sample, a saved filter and a hit of a watching rule. */
export async function makeAudit({ company: { ws }, ids, params, make, send }: Making) {
  const drawing = {
    name: 'Contracts',
    population: 'contracts',
    from: '2000-01-01',
    to: '2199-12-31',
    size: 5,
    seed: '7F3A-91C2',
  }

  await make('drawSample', 'samples', { params: { ws }, body: drawing })

  const sought = {
    q: 'approved',
    person: null,
    area: null,
    type: null,
    actor: null,
    from: null,
    to: null,
  }

  await make('saveAuditFilter', 'audit_filters', {
    params: { ws },
    body: { name: 'Approvals', shared: true, filters: sought },
  })

  const inSample = { ws, id: ids.samples! }

  for (const { id: item } of await send('sampleItems', { params: inSample, query: {} }))
    await send('markSampleItem', { params: { ...inSample, item }, body: { mark: 'pass' } })

  params.setWatchRule = { rule: 'weekend_changes' }
  await send('setWatchRule', { params: { ws, ...params.setWatchRule }, body: watchEveryDay })
  ids['watched_acts.hit'] = (await send('watchHits', { params: { ws }, query: {} }))[0].id
}
