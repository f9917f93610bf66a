import { given } from '../kernel/decider-specification'
import {
  type AuditFilterCommand,
  type AuditFilterEvent,
  auditFiltersDecider,
} from './audit-filters'

const employee_id = '0190a1b2-0000-7000-8000-000000000001'
const idOf = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`

const filters = {
  q: 'approved',
  person: null,
  area: null,
  type: null,
  actor: null,
  from: null,
  to: null,
}

const details = { name: 'Approvals', shared: false, filters }
const on = (n: number) => ({ employee_id, filter_id: idOf(n) })

const save = (n: number, change: object = {}) =>
  ({ type: 'save', ...on(n), ...details, ...change }) as AuditFilterCommand

const saved = (n: number, change: object = {}) =>
  ({ type: 'AuditFilterSaved', data: { ...on(n), ...details, ...change } }) as AuditFilterEvent

const changing = (n: number, change: object = {}) =>
  ({ ...save(n, change), type: 'change' }) as AuditFilterCommand

describe('saved filters of events', () => {
  it('are saved under names of their own, fifty at most', () => {
    given(auditFiltersDecider).when(save(2)).then(saved(2))
    given(auditFiltersDecider, saved(2)).when(save(3)).thenRefused('audit.filter_taken')
    given(auditFiltersDecider, saved(2))
      .when(save(3, { name: 'Others' }))
      .then(saved(3, { name: 'Others' }))
    const full = Array.from({ length: 50 }, (_, n) => saved(n + 10, { name: `Filter ${n}` }))
    given(auditFiltersDecider, ...full)
      .when(save(2))
      .thenRefused('audit.filter_most')
    given(auditFiltersDecider, ...full.slice(1))
      .when(save(2))
      .then(saved(2))
  })

  it('are changed and shared, and record nothing if nothing changes', () => {
    given(auditFiltersDecider, saved(2))
      .when(changing(2, { shared: true }))
      .then({ type: 'AuditFilterChanged', data: { ...on(2), ...details, shared: true } })
    given(auditFiltersDecider, saved(2)).when(changing(2)).thenNothing()
    given(auditFiltersDecider, saved(2), saved(3, { name: 'Others' }))
      .when(changing(2, { name: 'Others' }))
      .thenRefused('audit.filter_taken')
    given(auditFiltersDecider).when(changing(2)).thenRefused('not_found')
  })

  it('are deleted once', () => {
    const gone: AuditFilterEvent = { type: 'AuditFilterDeleted', data: on(2) }
    given(auditFiltersDecider, saved(2))
      .when({ type: 'delete', ...on(2) })
      .then(gone)
    given(auditFiltersDecider, saved(2), gone)
      .when({ type: 'delete', ...on(2) })
      .thenRefused('not_found')
  })
})
