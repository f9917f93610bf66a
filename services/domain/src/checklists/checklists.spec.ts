import { given } from '../kernel/decider-specification'
import { type ChecklistCommand, type ChecklistEvent, checklistsDecider } from './checklists'
import {
  checklistTemplates,
  type Template,
  type TemplateCommand,
  type TemplateEvent,
} from './templates'

const id = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`
const employee_id = id(1)

const item = (n: number) => ({
  item_id: id(n),
  text: 'Order a laptop',
  owner: 'admin' as const,
  owner_id: null,
  days: -3,
})

describe('templates of checklists', () => {
  const template: Template = {
    name: 'Joining',
    kind: 'joining',
    automatic: true,
    items: [item(20)],
  }

  const add = (n: number, name: string): TemplateCommand => ({
    type: 'add',
    template_id: id(n),
    template: { ...template, name },
  })

  const added = (n: number, name: string): TemplateEvent => ({
    type: 'ChecklistTemplateAdded',
    data: { template_id: id(n), ...template, name },
  })

  it('have names of their own, and are at most fifty', () => {
    given(checklistTemplates).when(add(2, 'Joining')).then(added(2, 'Joining'))
    given(checklistTemplates, added(2, 'Joining'))
      .when(add(3, 'joining'))
      .thenRefused('checklist.name_taken')
    const fifty = Array.from({ length: 50 }, (_, n) => added(n + 2, `Joining ${n}`))
    given(checklistTemplates, ...fifty.slice(1))
      .when(add(90, 'One more'))
      .then(added(90, 'One more'))
    given(checklistTemplates, ...fifty)
      .when(add(90, 'One more'))
      .thenRefused('checklist.most_templates')
  })

  it('record their changes, and their removal', () => {
    const two = given(checklistTemplates, added(2, 'Joining'), added(3, 'Leaving'))

    const change = (template: Partial<Template>): TemplateCommand => ({
      type: 'change',
      template_id: id(3),
      template,
    })

    two.when(change({ name: 'Leaving', automatic: true })).thenNothing()
    two.when(change({ name: 'Joining' })).thenRefused('checklist.name_taken')

    two.when(change({ name: 'LEAVING', kind: 'leaving' })).then({
      type: 'ChecklistTemplateChanged',
      data: { template_id: id(3), name: 'LEAVING', kind: 'leaving' },
    })

    const removed: TemplateEvent = {
      type: 'ChecklistTemplateRemoved',
      data: { template_id: id(3) },
    }

    two.when({ type: 'remove', template_id: id(3) }).then(removed)
    given(checklistTemplates, added(3, 'Leaving'), removed)
      .when(change({ name: 'x' }))
      .thenRefused('not_found')
  })
})

describe('checklists of an employee', () => {
  type Begun = Extract<ChecklistEvent, { type: 'ChecklistBegun' }>['data']

  const begun = (n: number, change: Partial<Begun> = {}): Begun => ({
    employee_id,
    checklist_id: id(n),
    template_id: id(2),
    name: 'Joining',
    kind: 'joining',
    because: 'hire',
    employment: 0,
    day: '2026-03-02',
    items: [item(n + 20), item(n + 21)],
    ...change,
  })

  const event = (n: number, change: Partial<Begun> = {}): ChecklistEvent => ({
    type: 'ChecklistBegun',
    data: begun(n, change),
  })

  const begin = (n: number, change: Partial<Begun> = {}): ChecklistCommand => ({
    type: 'begin',
    ...begun(n, change),
  })

  const on = { employee_id, checklist_id: id(4) }

  const done = (n: number): ChecklistEvent => ({
    type: 'ChecklistItemDone',
    data: { ...on, item_id: id(n) },
  })

  const cancelled: ChecklistEvent = { type: 'ChecklistCancelled', data: { ...on, reason: null } }

  const moved = (day: string, because: Begun['because'] = 'hire'): ChecklistEvent => ({
    type: 'ChecklistMoved',
    data: { ...on, day, because },
  })

  it('begin automatically once for each employment, and move to another first day while they are open', () => {
    given(checklistsDecider).when(begin(4)).then(event(4))
    given(checklistsDecider, event(4)).when(begin(5)).thenNothing()
    given(checklistsDecider, event(4))
      .when(begin(5, { day: '2026-03-09' }))
      .then(moved('2026-03-09'))
    given(checklistsDecider, event(4), done(24), done(25))
      .when(begin(5, { day: '2026-03-09' }))
      .thenNothing()
    given(checklistsDecider, event(4))
      .when(begin(5, { employment: 1 }))
      .then(event(5, { employment: 1 }))
    given(checklistsDecider, event(4), cancelled).when(begin(5)).then(event(5))
  })

  it('begin by hand when none of the template is open, twenty at a time', () => {
    given(checklistsDecider, event(4))
      .when(begin(5, { because: 'hand' }))
      .thenRefused('checklist.open')
    given(checklistsDecider, event(4), done(24), done(25))
      .when(begin(5, { because: 'hand' }))
      .then(event(5, { because: 'hand' }))
    const twenty = Array.from({ length: 20 }, (_, n) =>
      event(n * 2 + 4, { template_id: id(n + 100) }),
    )
    given(checklistsDecider, ...twenty)
      .when(begin(90, { because: 'hand' }))
      .thenRefused('checklist.most_open')
    given(checklistsDecider, ...twenty)
      .when(begin(90))
      .thenNothing()
  })

  it('follow the end of a contract, or are called off with it', () => {
    const leaving = event(4, { kind: 'leaving', because: 'contract_end' })

    const follow = (day: string | null): ChecklistCommand => ({
      type: 'follow-contract',
      employee_id,
      day,
    })

    given(checklistsDecider, leaving)
      .when(follow('2026-06-30'))
      .then(moved('2026-06-30', 'contract_end'))
    given(checklistsDecider, leaving).when(follow('2026-03-02')).thenNothing()
    given(checklistsDecider, leaving).when(follow(null)).then(cancelled)
    given(checklistsDecider, leaving, cancelled).when(follow(null)).thenNothing()
    given(checklistsDecider, event(4)).when(follow(null)).thenNothing()
    // A termination replaces the end of the contract.
    given(checklistsDecider, leaving)
      .when(begin(5, { kind: 'leaving', because: 'termination', day: '2026-02-20' }))
      .then(moved('2026-02-20', 'termination'))
    given(checklistsDecider, leaving, moved('2026-02-20', 'termination'))
      .when(follow(null))
      .thenNothing()
  })

  it('are cancelled when the employee no longer joins or leaves', () => {
    const both = given(
      checklistsDecider,
      event(4),
      event(6, { kind: 'leaving', because: 'hand', template_id: id(3) }),
    )

    both.when({ type: 'call-off', employee_id, kind: 'joining' }).then(cancelled)
    both
      .when({ type: 'call-off', employee_id, kind: 'leaving', because: 'termination' })
      .thenNothing()
    given(checklistsDecider, event(4), done(24), done(25))
      .when({ type: 'call-off', employee_id, kind: 'joining' })
      .thenNothing()
  })

  it('have items that are done, not needed for a reason, and open again', () => {
    const settle = (
      status: 'open' | 'done' | 'not_needed',
      reason: string | null = null,
      item_id = id(24),
    ): ChecklistCommand => ({
      ...on,
      type: 'settle',
      item_id,
      status,
      reason,
    })

    const open = given(checklistsDecider, event(4))
    open.when(settle('done')).then(done(24))
    open.when(settle('open')).thenNothing()
    open.when(settle('not_needed')).thenRefused('checklist.reason')

    open.when(settle('not_needed', 'Has one')).then({
      type: 'ChecklistItemNotNeeded',
      data: { ...on, item_id: id(24), reason: 'Has one' },
    })

    open.when(settle('done', null, id(99))).thenRefused('not_found')
    given(checklistsDecider, event(4), done(24)).when(settle('done')).thenNothing()
    given(checklistsDecider, event(4), done(24))
      .when(settle('open'))
      .then({ type: 'ChecklistItemReopened', data: { ...on, item_id: id(24) } })
    given(checklistsDecider, event(4), cancelled)
      .when(settle('done'))
      .thenRefused('checklist.cancelled')
    given(checklistsDecider).when(settle('done')).thenRefused('not_found')
  })

  it('are moved and cancelled by hand', () => {
    given(checklistsDecider, event(4))
      .when({ ...on, type: 'move', day: '2026-03-09' })
      .then(moved('2026-03-09'))
    given(checklistsDecider, event(4))
      .when({ ...on, type: 'move', day: '2026-03-02' })
      .thenNothing()
    given(checklistsDecider, event(4))
      .when({ ...on, type: 'cancel', reason: 'Did not come' })
      .then({ type: 'ChecklistCancelled', data: { ...on, reason: 'Did not come' } })
    given(checklistsDecider, event(4), cancelled)
      .when({ ...on, type: 'cancel', reason: 'x' })
      .thenRefused('checklist.cancelled')
  })
})
