import { createHash } from 'node:crypto'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { Return, StatedAmount } from '@workledger/domain/payments/payment'
import { entryOfReference } from '@workledger/domain/payments/transfers'
import { SaxesParser } from 'saxes'

/** What a bank's message says about payments that were not made. */
export interface BankMessage {
  readonly message: 'pain.002' | 'camt.054'
  readonly message_id: string
  readonly sha256: string
  /** Refused or returned payments whose reference may be one of ours. */
  readonly found: readonly Return[]
  /** Refused or returned payments with a reference of others. */
  readonly others: number
}

/** A message has about 40 elements for each payment, and nests 15 deep. */
const MOST_ELEMENTS = 400_000
const MOST_DEPTH = 40
const MOST_TEXT = 500

/** The elements of one payment, and what a reader needs of it. */
interface Payment {
  reference: string
  status: string
  code: string
  returned: boolean
  amount: StatedAmount | undefined
  direction: string
}

/** An entry of an account, whose amount is that of its only payment. */
interface Entry {
  status: string
  direction: string
  amount: StatedAmount | undefined
  payments: number
  found: Return[]
}

const emptyEntry = (): Entry => ({
  status: '',
  direction: '',
  amount: undefined,
  payments: 0,
  found: [],
})

const roots = { CstmrPmtStsRpt: 'pain.002', BkToCstmrDbtCdtNtfctn: 'camt.054' } as const

/** Element that holds one payment. */
const paymentOf = { 'pain.002': 'TxInfAndSts', 'camt.054': 'TxDtls' } as const

/**
 * Reads a pain.002 or camt.054 of any version. Refuses a document type, so there are no entities,
 * and whatever is too deep, too long or not XML.
 */
export function parse({ bytes }: { bytes: Uint8Array }): BankMessage {
  const reader = new Reader()
  const parser = new SaxesParser()
  const wrong = (): never => refuse('payment.returns_form')

  parser.on('doctype', wrong)
  parser.on('error', wrong)
  parser.on('opentag', ({ name, attributes }) => reader.open(local(name), attributes.Ccy ?? ''))
  parser.on('text', (text) => reader.add(text))
  parser.on('cdata', (text) => reader.add(text))
  parser.on('closetag', ({ name }) => reader.close(local(name)))
  parser.write(decoded(bytes)).close()

  return reader.answer(createHash('sha256').update(bytes).digest('hex'))
}

const named = (found: Return, amount: Return['amount']): Return =>
  amount === undefined ? found : { ...found, amount }

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** Returns the text by its declared encoding; banks write UTF-8, some Latin-1. */
function decoded(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const encoding = /encoding=["']([\w-]{1,20})["']/.exec(head)?.[1]?.toLowerCase() ?? 'utf-8'
  if (!['utf-8', 'us-ascii', 'iso-8859-1', 'iso-8859-15'].includes(encoding))
    refuse('payment.returns_form')

  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return refuse('payment.returns_form')
  }
}

class Reader {
  private readonly path: string[] = []
  private elements = 0
  private text = ''
  private message: 'pain.002' | 'camt.054' | undefined
  private messageId = ''
  private payment: Payment | undefined
  private whole: { status: string; code: string } = { status: '', code: '' }
  private others = 0
  private readonly found: Return[] = []
  private payments = 0
  private entry = emptyEntry()
  private currency = ''

  open(name: string, currency: string): void {
    if (++this.elements > MOST_ELEMENTS || this.path.length >= MOST_DEPTH)
      refuse('payment.returns_size')

    this.path.push(name)
    this.text = ''
    this.currency = currency
    if (name === 'Ntry') this.entry = emptyEntry()
    if (this.path.length === 2 && Object.hasOwn(roots, name))
      this.message = roots[name as keyof typeof roots]

    if (this.message && name === paymentOf[this.message]) {
      this.payments++
      this.payment = {
        reference: '',
        status: '',
        code: '',
        returned: false,
        amount: undefined,
        direction: '',
      }
    }
  }

  add(text: string): void {
    if (this.text.length < MOST_TEXT) this.text += text
  }

  close(name: string): void {
    const text = this.text.trim()
    this.path.pop()
    this.text = ''
    if (name === 'MsgId' && this.path.at(-1) === 'GrpHdr') this.messageId = text.slice(0, 35)
    if (this.payment) this.read(this.payment, name, text)
    else this.readGroup(name, text)

    if (this.message && name === paymentOf[this.message]) this.finish()
    if (name === 'Ntry') this.finishEntry()
  }

  private read(payment: Payment, name: string, text: string): void {
    if (name === 'OrgnlEndToEndId' || (name === 'EndToEndId' && this.message === 'camt.054'))
      payment.reference ||= text

    if (name === 'TxSts') payment.status = text
    if (name === 'RtrInf') payment.returned = true
    if (name === 'CdtDbtInd' && this.path.at(-1) === 'TxDtls') payment.direction = text
    if (this.isAmountOfPayment(name)) payment.amount ??= this.stated(text)
    if ((name === 'Cd' || name === 'Prtry') && this.path.at(-1) === 'Rsn') payment.code ||= text
  }

  /** Of a camt.054, the amount that comes back; of a pain.002, the one that was ordered. */
  private isAmountOfPayment(name: string): boolean {
    const [parent, above] = [this.path.at(-1), this.path.at(-2)]
    if (this.message === 'pain.002') return name === 'InstdAmt' && above === 'OrgnlTxRef'
    return name === 'Amt' && (parent === 'TxDtls' || (parent === 'TxAmt' && above === 'AmtDtls'))
  }

  private stated(text: string): StatedAmount {
    if (!/^\+?(\d{1,18}(\.\d{0,5})?|\.\d{1,5})$/.test(text)) refuse('payment.returns_form')
    return { value: text.replace('+', ''), currency: this.currency }
  }

  /** Reads the status of a file or batch, or of an account's entry, outside its payments. */
  private readGroup(name: string, text: string): void {
    const parent = this.path.at(-1)

    if (parent === 'Ntry') {
      if (name === 'Amt') this.entry.amount = this.stated(text)
      if (name === 'CdtDbtInd') this.entry.direction = text
      if (name === 'Sts' && text) this.entry.status = text
    }

    if (name === 'Cd' && parent === 'Sts') this.entry.status = text
    if (name === 'GrpSts' || name === 'PmtInfSts') this.whole.status = text
    if ((name === 'Cd' || name === 'Prtry') && this.path.at(-1) === 'Rsn') this.whole.code ||= text
  }

  private finish(): void {
    const payment = this.payment
    this.payment = undefined
    if (!payment) return
    this.entry.payments++
    if (!this.isReturn(payment)) return
    const known = entryOfReference(payment.reference)
    const code = /^[A-Z0-9]{1,35}$/.test(payment.code) ? payment.code : 'NARR'
    if (!known) this.others++
    else if (this.message === 'pain.002') this.found.push(named({ ...known, code }, payment.amount))
    else this.entry.found.push(named({ ...known, code }, payment.amount))
  }

  /** Only money that a bank has credited came back, not what is announced or goes out. */
  private isReturn({ status, returned, direction }: Payment): boolean {
    if (this.message === 'pain.002') return status === 'RJCT'
    const announced = this.entry.status !== '' && this.entry.status !== 'BOOK'
    return returned && !announced && (direction || this.entry.direction) !== 'DBIT'
  }

  private finishEntry(): void {
    const { amount, payments, found } = this.entry

    for (const each of found)
      this.found.push(named(each, each.amount ?? (payments === 1 && amount ? amount : 'unknown')))

    this.entry = emptyEntry()
  }

  answer(sha256: string): BankMessage {
    if (!this.message) return refuse('payment.returns_form')

    if (this.payments === 0 && this.whole.status === 'RJCT')
      refuse('payment.returns_whole', { params: { code: this.whole.code.slice(0, 35) || 'NARR' } })

    const { message, messageId, found, others } = this
    return { message, message_id: messageId, sha256, found, others }
  }
}
