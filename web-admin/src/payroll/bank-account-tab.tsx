import { BankAccountCard } from '@workledger/kit/areas/payments/bank-account-card'
import { useMember } from '@workledger/kit/net/current'
import { useMay } from '../kit/may'

/**
 * One employee's bank account. The server tells a manager without a right to pay that it is closed.
 */
export default function BankAccountTab({ employee }: { employee: { id: string } }) {
  const { employee: own } = useMember()
  const changes = useMay()('changeBankAccount', { self: own.id === employee.id, manages: false })
  return <BankAccountCard employee={employee.id} changes={changes} />
}
