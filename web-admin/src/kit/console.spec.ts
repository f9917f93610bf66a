// @vitest-environment jsdom
import { changedOnly, requiring } from '@workledger/kit/form/form-rules'
import { describe, expect, it } from 'vitest'
import { merged } from './console-list'
import { staleResources } from './live-lists'
import '../../../web-app/src/areas'
import { runEach } from '@workledger/kit/net/run-each'
import { otherApp } from './other-app'

describe('filters in the address', () => {
  it('take a blank value away and keep the others', () => {
    expect(merged({ status: 'active', q: 'lin' }, { status: '' })).toEqual({ q: 'lin' })
    expect(merged({ status: 'active' }, { department_id: '7' })).toEqual({
      status: 'active',
      department_id: '7',
    })
  })
})

describe('addresses of the other app', () => {
  it('are found with their followers', () => {
    expect(otherApp('/timer')).toBe('/timer')
    expect(otherApp('/projects/7/project_detail', '?tab=x')).toBe(
      '/projects/7/project_detail?tab=x',
    )
    expect(otherApp('/employees/7/tasks')).toBe('/employees/7/tasks')
  })

  it('are not those of the console', () => {
    expect(otherApp('/employees/7/profile')).toBeNull()
    expect(otherApp('/nowhere')).toBeNull()
    expect(otherApp('/')).toBeNull()
  })
})

describe('bulk actions', () => {
  it('try every row and say which were refused, and why', async () => {
    const told: number[] = []

    const refused = await runEach(
      [1, 2, 3],
      async (n) => (n === 2 ? Promise.reject(new Error('No.')) : n),
      (done) => told.push(done),
    )

    expect(refused).toEqual([{ row: 2, reason: 'No.' }])
    expect(told).toEqual([1, 2, 3])
  })
})

describe('live channel', () => {
  const resources = {
    leaves: { areas: ['leave', 'people'], who: 'admin' },
    offices: { areas: ['structure'], who: 'member' },
  } as const

  it('marks lists of a changed area or list as stale', () => {
    expect(staleResources(['people'], resources)).toEqual(new Set(['leaves']))
    expect(staleResources(['offices'], resources)).toEqual(new Set(['offices']))
    expect(staleResources(['payroll'], resources)).toEqual(new Set())
  })
})

describe('forms', () => {
  const fine = { safeParse: () => ({ success: true as const, data: {} }) }

  it('require fields that the contract leaves open', () => {
    expect(requiring(fine, ['phone']).safeParse({ phone: ' ' })).toEqual({
      success: false,
      error: { issues: [{ path: ['phone'], message: 'field.required' }] },
    })
    expect(requiring(fine, ['phone']).safeParse({ phone: '1' }).success).toBe(true)
  })

  it('send only touched fields', () => {
    expect(changedOnly({ a: '1', b: '2' }, { a: '1', b: '3' })).toEqual({ b: '3' })
  })
})
