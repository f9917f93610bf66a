import { given } from '../kernel/decider-specification'
import { type SampleEvent, sampleDecider } from './sample'

const id = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`
const sample_id = id(1)

const item = (n: number) => ({
  item_id: id(n),
  key: id(100 + n),
  record_id: id(200 + n),
  subject_id: id(300 + n),
  stream: `leave-${id(300 + n)}`,
  revision: 1,
  checks: [{ attribute: 'A' as const, result: 'pass' as const, why: 'independent' }],
})

const data = {
  sample_id,
  name: 'Leaves of the summer',
  population: 'leaves' as const,
  from: '2026-06-01',
  to: '2026-08-31',
  zone: 'Europe/Lisbon',
  seed: '7F3A-91C2',
  algorithm: 'hmac-sha256@1',
  position: '51204',
  head_hash: 'ab',
  population_size: 2,
  digest: 'cd',
  totals: [],
  items: [item(11), item(12)],
}

const drawn: SampleEvent = { type: 'SampleDrawn', data }

const marked = (n: number, mark: 'pass' | 'exception' | 'note' | null): SampleEvent => ({
  type: 'SampleItemMarked',
  data: { sample_id, item_id: id(n), mark },
})

const noted = (n: number, note: string | null): SampleEvent => ({
  type: 'SampleNoteWritten',
  data: { sample_id, item_id: id(n), subject_id: id(300 + n), note },
})

const finished: SampleEvent = { type: 'SampleFinished', data: { sample_id } }
const on = (type: 'finish' | 'reopen' | 'delete') => ({ type, sample_id })

describe('a sample', () => {
  it('is drawn once', () => {
    given(sampleDecider)
      .when({ type: 'draw', ...data })
      .then(drawn)
    given(sampleDecider, drawn)
      .when({ type: 'draw', ...data, seed: '0000-0000' })
      .thenNothing()
  })

  it('has marks and notes, each told once', () => {
    const mark = { type: 'mark' as const, sample_id, item_id: id(11), mark: 'exception' as const }
    given(sampleDecider, drawn).when(mark).then(marked(11, 'exception'))
    given(sampleDecider, drawn, marked(11, 'exception')).when(mark).thenNothing()
    given(sampleDecider, drawn, marked(11, 'exception'))
      .when({ ...mark, mark: null })
      .then(marked(11, null))
    const note = { type: 'note' as const, sample_id, item_id: id(11), note: 'Raised with Tom.' }
    given(sampleDecider, drawn).when(note).then(noted(11, 'Raised with Tom.'))
    given(sampleDecider, drawn, noted(11, 'Raised with Tom.')).when(note).thenNothing()
    given(sampleDecider, drawn, noted(11, 'Raised with Tom.'))
      .when({ ...note, note: null })
      .then(noted(11, null))
    given(sampleDecider, drawn)
      .when({ ...mark, item_id: id(99) })
      .thenRefused('not_found')
    given(sampleDecider).when(mark).thenRefused('not_found')
  })

  it('is finished when each item has a result and each finding is written', () => {
    given(sampleDecider, drawn, marked(11, 'pass'))
      .when(on('finish'))
      .thenRefused('sample.open_items')
    given(sampleDecider, drawn, marked(11, 'pass'), marked(12, 'exception'))
      .when(on('finish'))
      .thenRefused('sample.notes_missing')
    const all = [drawn, marked(11, 'pass'), marked(12, 'exception'), noted(12, 'No reason given.')]
    given(sampleDecider, ...all)
      .when(on('finish'))
      .then(finished)
    given(sampleDecider, ...all, finished)
      .when(on('finish'))
      .thenRefused('sample.finished')
    given(sampleDecider, ...all, finished)
      .when({ type: 'mark', sample_id, item_id: id(11), mark: 'note' })
      .thenRefused('sample.finished')
    given(sampleDecider, ...all, finished)
      .when({ type: 'note', sample_id, item_id: id(11), note: 'Late.' })
      .thenRefused('sample.finished')
  })

  it('is reopened and deleted', () => {
    const reopened: SampleEvent = { type: 'SampleReopened', data: { sample_id } }
    const gone: SampleEvent = { type: 'SampleDeleted', data: { sample_id } }
    given(sampleDecider, drawn, finished).when(on('reopen')).then(reopened)
    given(sampleDecider, drawn).when(on('reopen')).thenRefused('sample.in_progress')
    given(sampleDecider, drawn, finished, reopened)
      .when({ type: 'mark', sample_id, item_id: id(11), mark: 'pass' })
      .then(marked(11, 'pass'))
    given(sampleDecider, drawn, finished).when(on('delete')).then(gone)
    given(sampleDecider, drawn, gone).when(on('delete')).thenRefused('not_found')
  })
})
