import { CodedError } from '@workledger/contracts/kernel/errors'
import { PATCH_SCHEMA } from './documents'
import { patched, readOperations } from './patch'

const ada = {
  userName: 'ada@example.com',
  active: true,
  name: { givenName: 'Ada', familyName: 'Byron' },
  emails: [{ type: 'work', value: 'ada@example.com' }],
  members: [{ value: '1' }, { value: '2' }],
}

const after = (...Operations: object[]) =>
  patched(ada, readOperations({ schemas: [PATCH_SCHEMA], Operations }))

describe('a SCIM patch', () => {
  it('takes a value with and without a path, in any case', () => {
    expect(after({ op: 'Replace', path: 'active', value: false }).active).toBe(false)
    expect(after({ op: 'replace', value: { active: false, 'name.givenName': 'Augusta' } })).toEqual(
      {
        ...ada,
        active: false,
        name: { givenName: 'Augusta', familyName: 'Byron' },
      },
    )
  })

  it('leaves the resource itself as it was', () => {
    after({ op: 'remove', path: 'name' })
    expect(ada.name).toEqual({ givenName: 'Ada', familyName: 'Byron' })
  })

  it('adds to a list what it lacks, and removes what is named', () => {
    const add = { op: 'add', path: 'members', value: [{ value: '2' }, { value: '3' }] }
    expect(after(add).members).toEqual([{ value: '1' }, { value: '2' }, { value: '3' }])
    const remove = { op: 'remove', path: 'members', value: [{ value: '1' }] }
    expect(after(remove).members).toEqual([{ value: '2' }])
    expect(after({ op: 'remove', path: 'members[value eq "2"]' }).members).toEqual([{ value: '1' }])
    expect(after({ op: 'remove', path: 'members' })).not.toHaveProperty('members')
  })

  it('changes a part of the entries that a filter finds, or makes one', () => {
    const work = { op: 'replace', path: 'emails[type eq "work"].value', value: 'a@example.com' }
    expect(after(work).emails).toEqual([{ type: 'work', value: 'a@example.com' }])
    const mobile = { op: 'add', path: 'phoneNumbers[type eq "mobile"].value', value: '+49 1' }
    expect(after(mobile).phoneNumbers).toEqual([{ type: 'mobile', value: '+49 1' }])
  })

  it('does its operations one after the other', () => {
    const [on, off] = [true, false].map((value) => ({ op: 'replace', path: 'active', value }))
    expect(after(off!, on!).active).toBe(true)
  })

  it.each([
    [{ op: 'move', path: 'active' }],
    [{ op: 'remove' }],
    [{ op: 'add', value: 'text' }],
    [{ op: 'add', path: 'emails[type eq "work"', value: 1 }],
    [{ op: 'add', path: 'emails[type eq "work"].a.b', value: 1 }],
    [{ op: 'add', path: 'emails[type co "work"].value', value: 1, emails: [] }],
    [{ op: 'add', path: '__proto__.polluted', value: true }],
    [{ op: 'add', path: 'x'.repeat(501), value: true }],
  ])('refuses %j or changes nothing else', (operation) => {
    let result: object | undefined

    try {
      result = after(operation)
    } catch (error) {
      expect(error).toBeInstanceOf(CodedError)
    }

    expect({} as { polluted?: boolean }).not.toHaveProperty('polluted')
    if (result) expect(result).toMatchObject({ userName: ada.userName, active: true })
  })

  describe('of what the server sets', () => {
    const user = {
      ...ada,
      id: 'a1',
      schemas: ['urn:a', 'urn:b'],
      meta: { resourceType: 'User', version: '1' },
      groups: [{ value: 'g' }],
    }
    const on = (Operations: object) => patched(user, readOperations({ Operations: [Operations] }))
    const readOnly = expect.objectContaining({ code: 'scim.mutability' }) as never

    it.each([
      [{ op: 'replace', path: 'id', value: 'b2' }],
      [{ op: 'replace', path: 'ID', value: 'b2' }],
      [{ op: 'remove', path: 'id' }],
      [{ op: 'replace', value: { active: false, id: 'b2' } }],
      [{ op: 'replace', path: 'urn:ietf:params:scim:schemas:core:2.0:User:id', value: 'b2' }],
      [{ op: 'replace', path: 'meta.created', value: '2020-01-01T00:00:00Z' }],
      [{ op: 'replace', path: 'meta', value: {} }],
      [{ op: 'add', path: 'schemas', value: ['urn:c'] }],
      [{ op: 'remove', path: 'schemas' }],
      [{ op: 'add', path: 'groups', value: [{ value: 'admins' }] }],
      [{ op: 'remove', path: 'groups[value eq "g"]' }],
      [{ op: 'replace', path: 'groups[value eq "g"].value', value: 'admins' }],
      [{ op: 'replace', value: { groups: [] } }],
      [{ op: 'replace', path: 'members[value eq "1"].value', value: '3' }],
      [{ op: 'replace', path: 'members[value eq "1"].display', value: 'Bea' }],
      [
        {
          op: 'replace',
          path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager.displayName',
          value: 'Bea',
        },
      ],
    ])('refuses %j', (operation) => expect(() => on(operation)).toThrow(readOnly))

    it.each([
      [{ op: 'replace', value: { id: 'a1', active: true } }],
      [{ op: 'add', path: 'schemas', value: ['urn:b', 'urn:a'] }],
      [{ op: 'replace', path: 'groups', value: [{ value: 'g' }] }],
    ])('takes %j, which changes nothing', (operation) => expect(on(operation)).toEqual(user))

    it('passes over the full name, which Okta and Entra always send', () =>
      expect(() => on({ op: 'replace', path: 'displayName', value: 'Ada B.' })).not.toThrow())
  })

  it('refuses a message that is none', () => {
    for (const body of [null, [], {}, { Operations: [] }, { Operations: ['x'] }])
      expect(() => readOperations(body)).toThrow(CodedError)

    const other = { schemas: ['urn:other'], Operations: [{ op: 'add', path: 'active', value: 1 }] }
    expect(() => readOperations(other)).toThrow(CodedError)
    const many = Array.from({ length: 1_001 }, () => ({ op: 'add', path: 'active', value: true }))
    expect(() => readOperations({ Operations: many })).toThrow(CodedError)
  })
})
