import type { BankAccount } from '@workledger/contracts/payments/payments.events'
import fc from 'fast-check'
import { given } from '../kernel/decider-specification'
import { isRoutingNumber } from './account-shapes'
import { bankAccountDecider, companyAccountDecider, maskedCompanyState } from './bank-account'
import { passesModulusCheck } from './modulus-check'
import { modulusWeights } from './modulus-weights'

const employee_id = '0190a1b2-0000-7000-8000-000000000001'

const uk: BankAccount = {
  kind: 'uk',
  holder: 'Ada Byron',
  iban: null,
  bic: null,
  account_number: '66374958',
  routing: '08-99-99',
  account_type: null,
}

const us: BankAccount = {
  ...uk,
  kind: 'us',
  account_number: '000123456789',
  routing: '021000021',
  account_type: 'savings',
}

const enter = (account: BankAccount) =>
  given(bankAccountDecider).when({ type: 'change', employee_id, account })

const entered = (account: BankAccount) =>
  enter(account).then({ type: 'BankAccountChanged', data: { employee_id, account } })

describe('modulus checks, by the cases of Vocalink', () => {
  it.each([
    ['089999', '66374958', 'modulus 10'],
    ['107999', '88837491', 'modulus 11'],
    ['202959', '63748472', 'modulus 11 and double alternate'],
    ['871427', '46238510', 'exceptions 10 and 11, the first passes'],
    ['872427', '46238510', 'exceptions 10 and 11, the second passes'],
    ['871427', '09123496', 'exception 10, ab is 09'],
    ['871427', '99123496', 'exception 10, ab is 99'],
    ['820000', '73688637', 'exception 3, c is 6'],
    ['827999', '73988638', 'exception 3, c is 9'],
    ['827101', '28748352', 'exception 3, both are checked'],
    ['134020', '63849203', 'exception 4'],
    ['118765', '64371389', 'exception 1'],
    ['200915', '41011166', 'exception 6'],
    ['938611', '07806039', 'exception 5'],
    ['938600', '42368003', 'exception 5 with a substitute'],
    ['938063', '55065200', 'exception 5, both remainders are 0'],
    ['772798', '99345694', 'exception 7'],
    ['086090', '06774744', 'exception 8'],
    ['309070', '02355688', 'exceptions 2 and 9, the first passes'],
    ['309070', '12345668', 'exceptions 2 and 9, a is not 0'],
    ['309070', '12345677', 'exceptions 2 and 9, the second passes'],
    ['309070', '99345694', 'exceptions 2 and 9, a is not 0 and g is 9'],
    ['074456', '12345112', 'exceptions 12 and 13, the first passes'],
    ['070116', '34012583', 'exceptions 12 and 13, both pass'],
    ['074456', '11104102', 'exceptions 12 and 13, the second passes'],
    ['180002', '00000190', 'exception 14'],
  ])('%s %s is valid: %s', (sortCode, account) => {
    // Twice, because a check must not change the table.
    expect(passesModulusCheck(sortCode, account)).toBe(true)
    expect(passesModulusCheck(sortCode, account)).toBe(true)
  })

  it.each([
    ['938063', '15764273', 'exception 5, the second fails'],
    ['938063', '15764264', 'exception 5, the first fails'],
    ['938063', '15763217', 'exception 5, the remainder is 1'],
    ['118765', '64371388', 'exception 1'],
    ['203099', '66831036', 'the second check fails'],
    ['203099', '58716970', 'the first check fails'],
    ['089999', '66374959', 'modulus 10'],
    ['107999', '88837493', 'modulus 11'],
  ])('%s %s is not: %s', (sortCode, account) =>
    expect(passesModulusCheck(sortCode, account)).toBe(false),
  )

  it('finds each wrong digit of a sort code with one check of modulus 11', () => {
    const digit = fc.integer({ min: 0, max: 9 })

    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 }), digit, (at, other) => {
        const account = '88837491'
        if (account[at] === String(other)) return
        const wrong = `${account.slice(0, at)}${other}${account.slice(at + 1)}`
        expect(passesModulusCheck('107999', wrong)).toBe(false)
      }),
    )
  })

  it('has a whole table: 14 weights each, ranges in order, at most two for a sort code', () => {
    const ranges = modulusWeights.flatMap((row) => row.ranges.split(' '))
    expect(ranges.length).toBeGreaterThan(1000)
    for (const { weights } of modulusWeights) expect(weights).toHaveLength(14)

    for (const range of ranges) {
      expect(range).toMatch(/^\d{6}(-\d{6})?$/)
      const [from, to = from] = range.split('-')
      expect(from! <= to!).toBe(true)
      const rows = ranges.filter(
        (each) => each.split('-')[0]! <= from! && from! <= (each.split('-')[1] ?? each),
      )
      expect(rows.length).toBeLessThanOrEqual(2)
    }
  })

  it('lets a sort code outside the table pass', () =>
    expect(passesModulusCheck('999999', '12345678')).toBe(true))
})

describe('a routing number', () => {
  const check = (eight: string) =>
    (10 - ([...eight].reduce((sum, digit, n) => sum + Number(digit) * [3, 7, 1][n % 3]!, 0) % 10)) %
    10

  it('has a prefix of the Federal Reserve and the check digit', () => {
    for (const known of ['021000021', '011401533', '121000248', '322271627', '091000019'])
      expect(isRoutingNumber(known)).toBe(true)

    for (const wrong of [
      '021000022',
      '000000000',
      '991000013',
      '12345678',
      '0210000210',
      'o21000021',
    ])
      expect(isRoutingNumber(wrong)).toBe(false)
  })

  it('with one digit changed is wrong', () => {
    const prefix = fc.constantFrom('01', '12', '21', '32', '61', '72', '80')
    const rest = fc.integer({ min: 0, max: 999_999 }).map((n) => String(n).padStart(6, '0'))

    fc.assert(
      fc.property(
        ...([
          prefix,
          rest,
          fc.integer({ min: 0, max: 8 }),
          fc.integer({ min: 1, max: 9 }),
        ] as const),
        (first, last, at, more) => {
          const right = `${first}${last}${check(first + last)}`
          expect(isRoutingNumber(right)).toBe(true)
          const digit = (Number(right[at]) + more) % 10
          expect(isRoutingNumber(`${right.slice(0, at)}${digit}${right.slice(at + 1)}`)).toBe(false)
        },
      ),
    )
  })
})

describe('an account of the United Kingdom', () => {
  it('is kept as digits, short numbers with leading zeros', () => {
    enter(uk).then({
      type: 'BankAccountChanged',
      data: { employee_id, account: { ...uk, routing: '089999' } },
    })

    enter({ ...uk, routing: '180002', account_number: '0000190' }).then({
      type: 'BankAccountChanged',
      data: { employee_id, account: { ...uk, routing: '180002', account_number: '00000190' } },
    })
  })

  it('is refused in the words of what is wrong', () => {
    enter({ ...uk, routing: '0899' }).thenRefused('payment.sort_code')
    enter({ ...uk, routing: null }).thenRefused('payment.sort_code')
    enter({ ...uk, account_number: '123456789' }).thenRefused('payment.uk_number')
    enter({ ...uk, account_number: '66374959' }).thenRefused('payment.modulus')
  })
})

describe('an account of the United States', () => {
  it('has a routing number, 4 to 17 digits and a type', () => {
    entered(us)
    entered({ ...us, account_number: '1234' })
    entered({ ...us, account_number: '12345678901234567' })
    enter({ ...us, routing: '021000022' }).thenRefused('payment.aba')
    enter({ ...us, account_number: '123' }).thenRefused('payment.us_number')
    enter({ ...us, account_number: '1'.repeat(18) }).thenRefused('payment.us_number')
    enter({ ...us, account_number: '12A4' }).thenRefused('payment.us_number')
    enter({ ...us, account_type: null }).thenRefused('payment.account_type')
  })
})

describe('the accounts that pay pounds and dollars', () => {
  const workspace_id = employee_id

  const pounds = {
    workspace_id,
    kind: 'uk' as const,
    name: 'Acme Ltd',
    account_number: '66374958',
    routing: '089999',
    originator: '123456',
  }

  const dollars = {
    ...pounds,
    kind: 'us' as const,
    account_number: '987654321',
    routing: '021000021',
    originator: '1234567890',
  }

  const changed = (data: typeof pounds | typeof dollars) =>
    ({ type: 'CompanyLocalAccountChanged', data }) as const

  it('are entered side by side, each removed alone', () => {
    const before = given(companyAccountDecider, changed(pounds))
    before.when({ type: 'change-local', ...dollars }).then(changed(dollars))
    before.when({ type: 'change-local', ...pounds, routing: '08 99 99' }).thenNothing()

    before
      .when({ type: 'remove-local', workspace_id, kind: 'uk' })
      .then({ type: 'CompanyLocalAccountRemoved', data: { workspace_id, kind: 'uk' } })

    before
      .when({ type: 'remove-local', workspace_id, kind: 'us' })
      .thenRefused('payment.no_account')
    before.when({ type: 'remove', workspace_id }).thenRefused('payment.no_account')
  })

  it('have numbers of their scheme', () => {
    const change = (data: object) =>
      given(companyAccountDecider).when({ type: 'change-local', ...pounds, ...data })

    change({ originator: '12345' }).thenRefused('payment.service_user')
    change({ account_number: '66374959' }).thenRefused('payment.modulus')
    change({ ...dollars, originator: '123' }).thenRefused('payment.company_id')
    change({ ...dollars, routing: '021000022' }).thenRefused('payment.aba')
  })

  it('show their last four digits', () => {
    const { state } = given(companyAccountDecider, changed(pounds), changed(dollars))
    const shown = JSON.stringify(maskedCompanyState(state))
    expect(shown).not.toContain('66374958')
    expect(shown).not.toContain('987654321')
    expect(shown).toContain('•••• 4321')
  })
})
