import { paymentsApi } from '@workledger/contracts/payments/payments.api'
import { type DemoCalls, each } from './demo-calls'
import { PASSWORD } from './people'

/**
 * Opens invented accounts with valid check digits: an NIB of Portugal, or a number and a routing
 * number of the United States.
 */
export async function openAccounts(demo: DemoCalls, at: Date): Promise<void> {
  await demo.call(paymentsApi.changeCompanyAccount, {
    at,
    session: demo.member('ines').session,
    params: { ws: demo.workspace },
    body: { name: 'Northwind Works', iban: portuguese(0), bic: null, current_password: PASSWORD },
  })

  const people = [...demo.members.values()]

  await each(people, 6, async (person) => {
    const number = people.indexOf(person) + 1
    // Lena has entered no account yet, so a payment file leaves her out.
    if (person.key === 'lena') return
    const { first_name, last_name, office, session } = person

    const account =
      office === 'Lisbon'
        ? { iban: portuguese(number) }
        : {
            kind: 'us' as const,
            account_number: `4417${String(number).padStart(6, '0')}`,
            routing: '021000021',
            account_type: 'checking' as const,
          }

    await demo.call(paymentsApi.changeBankAccount, {
      at,
      session,
      params: { id: person.employee },
      body: { holder: `${first_name} ${last_name}`, current_password: PASSWORD, ...account },
    })
  })
}

/**
 * Returns a Portuguese IBAN. Its NIB has check digits by ISO 7064, MOD 97-10, and the IBAN's are
 * then always 50.
 */
function portuguese(number: number): string {
  const account = `00350000${String(number).padStart(11, '0')}`
  const check = 98n - ((BigInt(account) * 100n) % 97n)
  return `PT50${account}${String(check).padStart(2, '0')}`
}
