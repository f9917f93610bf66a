import { useMember } from '@workledger/web-app/kit/current'
import { BankAccountCard } from '@workledger/web-app/kit/payments/bank-account-card'
import { useMay } from '../kit/may'

/** Where one employee is paid. The server tells a manager without a right to pay that it is not theirs to see. */
export default function BankAccountTab({ employee }: { employee: { id: string } }) {
  const { employee: own } = useMember()
  const changes = useMay()('changeBankAccount', { self: own.id === employee.id, manages: false })
  return <BankAccountCard employee={employee.id} changes={changes} />
}
