import { describe, expect, it } from 'vitest'
import { isKept, keptPart, sameFor } from './kept-part'
import { isPart } from './parts'

const own = new Set(['me-1'])

describe('what a device keeps of the server’s answers', () => {
  it('is one’s own time, and no one else’s', () => {
    const body = { data: [{ id: 'e' }], meta: { total: 1 } }
    expect(keptPart('/workspaces/w/time_entries?employee_id=me-1', body, own)).toEqual(body)
    expect(keptPart('/workspaces/w/time_entries?employee_id=other', body, own)).toBeUndefined()
    expect(keptPart('/workspaces/w/time_entries', body, own)).toBeUndefined()
    expect(keptPart('/employees/other/tasks?complete=false', body, own)).toBeUndefined()
    expect(
      keptPart('/workspaces/w/time_entries/running?employee_id=other', body, own),
    ).toBeUndefined()
  })

  it('leaves out what the timer does not show', () => {
    const me = { id: 'me-1', first_name: 'Eli', birthday_on: '1990-01-01', contract: { pay: '1' } }
    expect(keptPart('/workspaces/w/me', { data: me }, own)).toEqual({
      data: { id: 'me-1', first_name: 'Eli' },
    })

    const project = {
      id: 'p',
      name: 'Bridge',
      rate: '90',
      client: { id: 'c', name: 'O', vat: '1' },
    }
    expect(keptPart('/workspaces/w/projects?per_page=50', { data: [project] }, own)).toEqual({
      data: [{ id: 'p', name: 'Bridge', client: { id: 'c', name: 'O' } }],
    })
  })

  it.each([
    '/employees/me-1/payslips',
    '/employees/me-1/contracts',
    '/employees/me-1/documents',
    '/workspaces/w/employees',
    '/workspaces/w/employees/me-1',
    '/workspaces/w/notices',
    '/reads',
    '/me/sessions',
  ])('is never %s', (address) => {
    expect(isKept(address)).toBe(false)
    expect(keptPart(address, { data: [] }, own)).toBeUndefined()
  })

  it('is found however its address is written', () => {
    expect(sameFor('/a?x=1&filter%5Bb%5D=2')).toBe(sameFor('/a?filter[b]=2&x=1'))
  })
})

describe('a file of the product', () => {
  const answer = (status: number, type: string, more: object = {}) =>
    ({
      ok: status === 200,
      status,
      type: 'basic',
      redirected: false,
      headers: new Headers({ 'content-type': type }),
      ...more,
    }) as Response

  const address = 'https://hr.example.com/assets/timer-abc.js'
  const script = 'text/javascript; charset=utf-8'

  it('has its type and came from here', () => {
    expect(isPart(address, answer(200, script))).toBe(true)
  })

  it.each([
    ['a missing file', answer(404, script)],
    ['a fault', answer(500, script)],
    ['the page of a network’s sign-in', answer(200, 'text/html')],
    ['a redirect', answer(200, script, { redirected: true })],
    ['another address’s answer', answer(200, script, { type: 'opaque' })],
  ])('is not %s', (_, given) => {
    expect(isPart(address, given)).toBe(false)
  })
})
