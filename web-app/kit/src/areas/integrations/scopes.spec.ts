import { describe, expect, it } from 'vitest'
import { scopeOf, scopesOfWay, shortest, waitingScopes, withScopes } from './scopes'

describe('scopes of a token', () => {
  it('exist where an area has them', () => {
    expect(scopeOf('leave', 'approve')).toBe('leave:approve')
    expect(scopeOf('people', 'approve')).toBeUndefined()
    expect(scopeOf('audit', 'write')).toBeUndefined()
    expect(scopesOfWay('write')).not.toContain('audit:write')
  })

  it('get reading with writing, and lose writing with reading', () => {
    const written = withScopes([], ['leave:write'], true)
    expect(written).toEqual(['leave:read', 'leave:write'])
    expect(withScopes(written, ['leave:write'], false)).toEqual(['leave:read'])
    expect(withScopes(written, ['leave:read'], false)).toEqual([])
    expect(shortest([...written, 'people:read'])).toEqual(['leave:write', 'people:read'])
  })

  it('wait until two admins have granted those that approve', () => {
    const token = { scopes: ['leave:approve', 'payroll:approve', 'people:read'] }
    const grants = { 'leave:approve': ['a', 'b'], 'payroll:approve': ['a'] }
    expect(waitingScopes({ ...token, grants, state: 'active' })).toEqual(['payroll:approve'])
    expect(waitingScopes({ ...token, grants, state: 'revoked' })).toEqual([])
  })
})
