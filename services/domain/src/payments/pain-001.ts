import type { BankAccount } from '@workledger/contracts/payments/payments.events'
import { sepaText } from './sepa-text'
import { endToEndId, type Payable, remittance, totalOf } from './transfers'

export interface Pain001 {
  /** At most 35 characters; the same payments have the same one. */
  readonly message_id: string
  /** ISO 8601 in UTC. */
  readonly created_at: string
  readonly execution_date: string
  readonly start: string
  readonly end: string
  readonly company: string
  readonly debtor: { readonly name: string; readonly iban: string; readonly bic: string | null }
  /** In euros, each with an IBAN. */
  readonly transfers: readonly (Payable & { account: BankAccount })[]
}

/**
 * Returns SEPA credit transfers of salaries as pain.001.001.09 (ISO 20022), by the EPC's
 * customer-to-bank guidelines (EPC132-08): one batch, one transaction for each entry, shared
 * charges. The same input gives the same bytes.
 */
export function pain001(file: Pain001): string {
  const count = file.transfers.length
  const sum = totalOf(file.transfers, 'EUR')
  const text = remittance(file.company, file.start, file.end)
  const name = party(file.debtor.name)

  const agent = (bic: string | null) =>
    element(
      'FinInstnId',
      bic ? element('BICFI', bic) : element('Othr', element('Id', 'NOTPROVIDED')),
    )

  const account = (iban: string) => element('Id', element('IBAN', iban))

  const transactions = file.transfers.map(
    ({ entry_id, returns, net_pay, account: { holder, iban, bic } }) =>
      element(
        'CdtTrfTxInf',
        element('PmtId', element('EndToEndId', endToEndId(entry_id, returns))),
        element('Amt', `<InstdAmt Ccy="EUR">${net_pay}</InstdAmt>`),
        ...(bic ? [element('CdtrAgt', agent(bic))] : []),
        element('Cdtr', element('Nm', party(holder))),
        element('CdtrAcct', account(iban!)),
        element('RmtInf', element('Ustrd', text)),
      ),
  )

  const group = element(
    'GrpHdr',
    element('MsgId', file.message_id),
    element('CreDtTm', file.created_at),
    element('NbOfTxs', count),
    element('CtrlSum', sum),
    element('InitgPty', element('Nm', name)),
  )

  const batch = element(
    'PmtInf',
    element('PmtInfId', file.message_id),
    element('PmtMtd', 'TRF'),
    element('BtchBookg', 'true'),
    element('NbOfTxs', count),
    element('CtrlSum', sum),
    element(
      'PmtTpInf',
      element('SvcLvl', element('Cd', 'SEPA')),
      element('CtgyPurp', element('Cd', 'SALA')),
    ),
    element('ReqdExctnDt', element('Dt', file.execution_date)),
    element('Dbtr', element('Nm', name)),
    element('DbtrAcct', account(file.debtor.iban)),
    element('DbtrAgt', agent(file.debtor.bic)),
    element('ChrgBr', 'SLEV'),
    ...transactions,
  )

  const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'
  const document = `<Document xmlns="${namespace}">\n${element('CstmrCdtTrfInitn', group, batch)}\n</Document>`

  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`
}

/** Returns a name of at most 70 characters; NOTPROVIDED if none of it can be written. */
const party = (name: string) => sepaText(name, 70) || 'NOTPROVIDED'

/** Returns an element. Its content needs no escapes: SEPA's characters include none of XML. */
const element = (name: string, ...content: (string | number)[]): string => {
  const nested = content.some((part) => String(part).startsWith('<'))
  return nested
    ? `<${name}>\n${content.join('\n')}\n</${name}>`
    : `<${name}>${content.join('')}</${name}>`
}
