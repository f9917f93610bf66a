import { given } from '../kernel/decider-specification'
import { type DataExportCommand, type DataExportEvent, dataExportDecider } from './data-export'

const id = (n: number) => `0190a1b2-0000-7000-8000-00000000000${n}`
const [owner_id, export_id, other] = [id(1), id(2), id(3)] as [string, string, string]

const request = (requested_at: string, as = export_id): DataExportCommand => ({
  type: 'request',
  owner_id,
  export_id: as,
  kind: 'person',
  requested_at,
})

const requested = (requested_at: string, as = export_id): DataExportEvent => ({
  type: 'DataExportRequested',
  data: { owner_id, export_id: as, kind: 'person', requested_at },
})

const file = { owner_id, export_id, size: 10, sha256: 'a', expires_at: '2026-03-09T10:00:00Z' }
const finished: DataExportEvent = { type: 'DataExportFinished', data: file }
const removed: DataExportEvent = { type: 'DataExportRemoved', data: { owner_id, export_id } }

describe('a data export', () => {
  it('is made one at a time; one that was lost gives way', () => {
    given(dataExportDecider)
      .when(request('2026-03-02T10:00:00Z'))
      .then(requested('2026-03-02T10:00:00Z'))
    const making = given(dataExportDecider, requested('2026-03-02T10:00:00Z'))
    making.when(request('2026-03-02T11:00:00Z', other)).thenRefused('privacy.export_making')
    making
      .when(request('2026-03-02T16:00:00Z', other))
      .then(removed, requested('2026-03-02T16:00:00Z', other))
  })

  it('is kept until its end, and then gives way', () => {
    const ready = given(dataExportDecider, requested('2026-03-02T10:00:00Z'), finished)
    ready.when(request('2026-03-03T10:00:00Z', other)).thenRefused('privacy.export_ready')
    ready
      .when(request('2026-03-09T10:00:00Z', other))
      .then(removed, requested('2026-03-09T10:00:00Z', other))

    const download = (now: string): DataExportCommand => ({
      type: 'download',
      owner_id,
      export_id,
      now,
    })

    ready
      .when(download('2026-03-03T10:00:00Z'))
      .then({ type: 'DataExportDownloaded', data: { owner_id, export_id } })
    ready.when(download('2026-03-09T10:00:00Z')).thenRefused('not_found')
    ready.when({ type: 'remove', owner_id, now: '2026-03-03T10:00:00Z' }).thenNothing()
    ready.when({ type: 'remove', owner_id, now: '2026-03-09T10:00:00Z' }).then(removed)
    ready.when({ type: 'remove', owner_id }).then(removed)
  })

  it('records only more progress, ends once, and not after its removal', () => {
    const making = given(dataExportDecider, requested('2026-03-02T10:00:00Z'))
    making.when({ type: 'progress', owner_id, export_id, percent: 0 }).thenNothing()
    making
      .when({ type: 'progress', owner_id, export_id, percent: 20 })
      .then({ type: 'DataExportProgressed', data: { owner_id, export_id, percent: 20 } })
    making.when({ type: 'finish', ...file }).then(finished)
    making
      .when({ type: 'fail', owner_id, export_id, reason: 'Disk full' })
      .then({ type: 'DataExportFailed', data: { owner_id, export_id, reason: 'Disk full' } })
    given(dataExportDecider, requested('2026-03-02T10:00:00Z'), removed)
      .when({ type: 'finish', ...file })
      .thenRefused('not_found')
    given(dataExportDecider, requested('2026-03-02T10:00:00Z'), finished)
      .when({ type: 'finish', ...file })
      .thenNothing()
  })
})
