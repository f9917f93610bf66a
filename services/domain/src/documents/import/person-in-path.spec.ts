import fc from 'fast-check'
import { type KnownPerson, PeopleByPath } from './person-in-path'

const person = (id: string, change: Partial<KnownPerson> = {}): KnownPerson => ({
  id,
  oid: null,
  first_name: 'Ann',
  last_name: 'Lee',
  email: null,
  ...change,
})

const ann = person('ann', { oid: 'EMP-0001', email: 'ann_lee@example.com' })
const bob = person('bob', { oid: '123', first_name: 'Bob', last_name: 'Ray' })
const marie = person('marie', { oid: '7', first_name: 'Marie-Luise', last_name: 'von der Au' })
const people = new PeopleByPath([ann, bob, marie])

describe('the person in a folder or a file name', () => {
  it.each([
    ['EMP-0001', 'ann', 'oid'],
    ['emp-0001', 'ann', 'oid'],
    ['EMP-0001_Contract 2026', 'ann', 'oid'],
    ['EMP-0001 Ann Lee', 'ann', 'oid'],
    ['ann_lee@example.com', 'ann', 'email'],
    ['Ann_Lee@example.com_Payslip', 'ann', 'email'],
    ['Ann Lee', 'ann', 'name'],
    ['Lee, Ann', 'ann', 'name'],
    ['Lee_Ann', 'ann', 'name'],
    ['LEE ANN (left)', 'ann', 'name'],
    ['4711_Ann_Lee_Contract_01.02.2026', 'ann', 'name'],
    ['123_Bob_Ray', 'bob', 'oid'],
    ['123_Bob_Ray_Payslip', 'bob', 'oid'],
    ['7_Marie-Luise_von der Au', 'marie', 'oid'],
    ['Au, von der, Marie Luise', undefined, undefined],
    ['von der Au, Marie-Luise', 'marie', 'name'],
    ['123___Contract_01022026', 'bob', 'oid'],
  ])('is found in %s', (segment, employee_id, by) => {
    expect(people.find(segment)).toEqual(employee_id && { employee_id, by })
  })

  it.each(['7 Contracts', 'Contracts', 'Ann', 'Lee Contracts', '', '___', 'EMP-00012', '99'])(
    'is not found in %s',
    (segment) => expect(people.find(segment)).toBeUndefined(),
  )

  it('is no one if number and name belong to different people', () => {
    expect(people.find('123_Ann_Lee')).toEqual({ employee_id: null, by: 'contradicting' })
  })

  it('is one of several namesakes only with their number', () => {
    const twice = new PeopleByPath([ann, person('other', { oid: 'EMP-0002' })])
    expect(twice.find('Lee, Ann')).toEqual({ employee_id: null, by: 'ambiguous' })
    expect(twice.find('Lee_Ann_EMP-0002')).toEqual({ employee_id: 'other', by: 'oid' })
  })

  const word = fc.stringMatching(/^[a-zäöüßéñ]{2,8}$/)
  const known = fc.uniqueArray(fc.record({ first: word, last: word }), {
    minLength: 2,
    maxLength: 8,
    selector: ({ first, last }) => [first, last].sort().join(' '),
  })

  const separator = fc.constantFrom(' ', '_', ', ', ' - ', '__')
  const tail = fc.constantFrom('', '_Contract', ' 01.02.2026', '_payslip_2026')

  it('is the same in every order and with every separator, and never another person', () => {
    fc.assert(
      fc.property(known, separator, tail, fc.boolean(), (names, between, rest, turned) => {
        const all = names.map(({ first, last }, n) =>
          person(`p${n}`, { oid: `E-${1000 + n}`, first_name: first, last_name: last }),
        )
        const found = new PeopleByPath(all)

        for (const { id, oid, first_name, last_name } of all) {
          const name = turned ? [last_name, first_name] : [first_name, last_name]
          expect(found.find(`${name.join(between)}${rest}`)?.employee_id).toBe(id)
          expect(found.find(`${oid}_${name.join(between)}${rest}`)).toEqual({
            employee_id: id,
            by: 'oid',
          })

          for (const other of all)
            if (other.id !== id)
              expect(found.find(`${other.oid}_${name.join(between)}`)?.by).toBe('contradicting')
        }
      }),
    )
  })

  it('reads any text without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const found = people.find(text)
        expect(found === undefined || typeof found.by === 'string').toBe(true)
      }),
    )
  })
})
