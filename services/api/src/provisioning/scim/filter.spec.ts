import { CodedError } from '@workledger/contracts/kernel/errors'
import { passes, readFilter } from './filter'

const ada = {
  userName: 'Ada@example.com',
  externalId: 'A-1',
  active: true,
  name: { familyName: 'Byron' },
  emails: [
    { type: 'work', value: 'ada@example.com' },
    { type: 'home', value: 'ada@home.example' },
  ],
  'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'Research' },
}

const finds = (filter: string) => passes(ada, readFilter(filter))

describe('a SCIM filter', () => {
  it.each([
    'userName eq "ada@EXAMPLE.com"',
    'USERNAME Eq "ada@example.com"',
    'externalId eq "A-1"',
    'active eq true',
    'active eq True',
    'name.familyName sw "by"',
    'emails.value co "home"',
    'emails[type eq "work" and value ew "example.com"]',
    'emails[type eq "work"].value eq "ada@example.com"',
    'emails[type eq "work"].value pr and active eq true',
    'urn:ietf:params:scim:schemas:core:2.0:User:emails[type eq "home"].value co "HOME"',
    'department eq "research"',
    'title eq null',
    'title ne "Engineer"',
    'not (userName co "eve")',
    'userName eq "eve" or name.familyName pr and active eq true',
    'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department eq "research"',
    'userName eq "a\\"b" or externalId pr',
  ])('%s finds the person', (filter) => {
    expect(finds(filter)).toBe(true)
  })

  it.each([
    'externalId eq "a-1"',
    'emails[type eq "home" and value ew "@example.com"]',
    'emails[type eq "home"].value eq "ada@example.com"',
    'title pr',
    'active ne true',
    'name.familyName gt "z"',
    '(userName eq "eve" or active eq true) and externalId eq "B"',
  ])('%s does not', (filter) => {
    expect(finds(filter)).toBe(false)
  })

  it.each([
    '',
    'userName',
    'userName eq',
    'userName eq "open',
    'userName is "x"',
    'userName eq "x" and',
    '(userName eq "x"',
    'userName eq "x")',
    'not userName eq "x"',
    'userName eq [1]',
    'userName eq {"a":1}',
    '__proto__ pr',
    'a.b.c.d.e pr',
    'emails[type eq "work"].value',
    'emails[type eq "work"]. eq "x"',
    'emails[type eq "work"]value eq "x"',
    'emails[type eq "work"].__proto__ pr',
    `${'('.repeat(30)}active pr${')'.repeat(30)}`,
    Array.from({ length: 101 }, () => 'active pr').join(' or '),
    `userName eq "${'x'.repeat(2_000)}"`,
  ])('refuses %.40s', (filter) => {
    expect(() => readFilter(filter)).toThrow(CodedError)
  })
})
