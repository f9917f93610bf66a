import { endToEndId } from '@workledger/domain/payments/transfers'
import fc from 'fast-check'
import { parse } from './bank-message.parser'

const entry = (n: number) => `0190a1b2-0000-7000-8000-00000000000${n}`

const read = (text: string) => parse({ bytes: Buffer.from(text) })

const refusal = (text: string | Buffer): string => {
  try {
    parse({ bytes: Buffer.from(text) })
    return 'read'
  } catch (error) {
    return (error as { code: string }).code
  }
}

const status = (payments: string, group = '') => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
  <GrpHdr><MsgId>STATUS-1</MsgId><CreDtTm>2026-02-03T10:00:00Z</CreDtTm></GrpHdr>
  <OrgnlGrpInfAndSts><OrgnlMsgId>PAY1</OrgnlMsgId>${group}</OrgnlGrpInfAndSts>
  <OrgnlPmtInfAndSts><OrgnlPmtInfId>PAY1</OrgnlPmtInfId>${payments}</OrgnlPmtInfAndSts>
</CstmrPmtStsRpt></Document>`

const transaction = (n: number, sts: string, reason: string) =>
  `<TxInfAndSts><OrgnlEndToEndId>${endToEndId(entry(n))}</OrgnlEndToEndId><TxSts>${sts}</TxSts>
  <StsRsnInf><Rsn>${reason}</Rsn><AddtlInf>Ada Byron has moved</AddtlInf></StsRsnInf></TxInfAndSts>`

const notice = (entries: string) => `<?xml version="1.0" encoding="UTF-8"?>
<n:Document xmlns:n="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><n:BkToCstmrDbtCdtNtfctn>
  <n:GrpHdr><n:MsgId>NOTICE-1</n:MsgId></n:GrpHdr><n:Ntfctn>${entries}</n:Ntfctn>
</n:BkToCstmrDbtCdtNtfctn></n:Document>`

const details = (reference: string, rest = '') =>
  `<n:Ntry><n:Amt Ccy="EUR">10.00</n:Amt><n:CdtDbtInd>CRDT</n:CdtDbtInd><n:NtryDtls><n:TxDtls>
  <n:Refs><n:EndToEndId>${reference}</n:EndToEndId></n:Refs>${rest}</n:TxDtls></n:NtryDtls></n:Ntry>`

const reason = (code: string) =>
  `<n:RtrInf><n:Rsn><n:Cd>${code}</n:Cd></n:Rsn><n:AddtlInf>Note</n:AddtlInf></n:RtrInf>`

describe('a message of a bank', () => {
  it('pain.002 names the payments that it refused, with their reasons', () => {
    const message = read(
      status(
        transaction(1, 'RJCT', '<Cd>AC04</Cd>') +
          transaction(2, 'ACSC', '<Cd>AC01</Cd>') +
          transaction(3, 'RJCT', '<Prtry>X9</Prtry>') +
          transaction(4, 'RJCT', '<Cd>not a code</Cd>'),
      ),
    )

    expect(message).toMatchObject({ message: 'pain.002', message_id: 'STATUS-1', others: 0 })

    expect(message.found).toEqual([
      { entry_id: entry(1), returns: 0, code: 'AC04' },
      { entry_id: entry(3), returns: 0, code: 'X9' },
      { entry_id: entry(4), returns: 0, code: 'NARR' },
    ])

    // What the bank writes about people is not kept.
    expect(JSON.stringify(message)).not.toContain('Byron')
  })

  it('camt.054 names returned payments, under any prefix; other entries do not count', () => {
    const message = read(
      notice(
        details(endToEndId(entry(1), 2), reason('MD07')) +
          details(endToEndId(entry(2))) +
          details('NOTPROVIDED', reason('AC01')),
      ),
    )

    expect(message).toMatchObject({
      message: 'camt.054',
      message_id: 'NOTICE-1',
      found: [
        {
          entry_id: entry(1),
          returns: 2,
          code: 'MD07',
          amount: { value: '10.00', currency: 'EUR' },
        },
      ],
      others: 1,
    })
  })

  describe('names the amount of a return', () => {
    const amountOf = (text: string) => read(text).found.map(({ amount }) => amount)
    const eur = (value: string) => ({ value, currency: 'EUR' })
    const back = (n: number, amount: string) =>
      `<TxDtls><Refs><EndToEndId>${endToEndId(entry(n))}</EndToEndId></Refs>${amount}<RtrInf/></TxDtls>`
    const booked = (details: string, head = '<Amt Ccy="EUR">10.00</Amt>') =>
      notice(`<Ntry>${head}<NtryDtls>${details}</NtryDtls></Ntry>`).replaceAll(/(<\/?)n:/g, '$1')

    it.each([
      ['of the payment', '<Amt Ccy="EUR">9.99</Amt>', eur('9.99')],
      [
        'of the transaction, not what was ordered',
        '<AmtDtls><InstdAmt><Amt Ccy="EUR">12.00</Amt></InstdAmt><TxAmt><Amt Ccy="EUR">9.99</Amt></TxAmt></AmtDtls>',
        eur('9.99'),
      ],
      ['of the entry, if it is the only one', '', eur('10.00')],
      ['in another currency', '<Amt Ccy="USD">10.00</Amt>', { value: '10.00', currency: 'USD' }],
    ])('%s', (_, amount, expected) => expect(amountOf(booked(back(1, amount)))).toEqual([expected]))

    it('unless several payments share the sum of the entry', () =>
      expect(amountOf(booked(back(1, '') + back(2, '<Amt Ccy="EUR">4</Amt>')))).toEqual([
        'unknown',
        eur('4'),
      ]))

    it('of a pain.002 by what was ordered', () =>
      expect(
        amountOf(
          status(
            `<TxInfAndSts><OrgnlEndToEndId>${endToEndId(entry(1))}</OrgnlEndToEndId><TxSts>RJCT</TxSts>
            <OrgnlTxRef><Amt><InstdAmt Ccy="EUR">7.5</InstdAmt></Amt></OrgnlTxRef></TxInfAndSts>`,
          ),
        ),
      ).toEqual([eur('7.5')]))

    it.each([
      ['announced', '<Amt Ccy="EUR">10.00</Amt><Sts>PDNG</Sts>'],
      ['only information', '<Amt Ccy="EUR">10.00</Amt><Sts><Cd>INFO</Cd></Sts>'],
      ['debited', '<Amt Ccy="EUR">10.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts>'],
    ])('unless it is %s', (_, head) => expect(amountOf(booked(back(1, ''), head))).toEqual([]))

    it.each(['-5', '1e3', 'ten', ''])('and refuses %s', (value) =>
      expect(refusal(booked(back(1, `<Amt Ccy="EUR">${value}</Amt>`)))).toBe(
        'payment.returns_form',
      ),
    )
  })

  it('that refuses a whole file is refused with the reason', () => {
    const group = '<GrpSts>RJCT</GrpSts><StsRsnInf><Rsn><Cd>FF01</Cd></Rsn></StsRsnInf>'
    expect(refusal(status('', group))).toBe('payment.returns_whole')
  })

  it.each([
    ['nothing', ''],
    ['words', 'not xml'],
    ['another message', status('').replaceAll('CstmrPmtStsRpt', 'CstmrCdtTrfInitn')],
    ['an unclosed element', status('').slice(0, -12)],
    ['an entity', notice(details('&wide;'))],
    [
      'a document type',
      `<!DOCTYPE Document [<!ENTITY a SYSTEM "file:///etc/passwd">]>${status('').slice(38)}`,
    ],
    ['bytes that are not UTF-8', Buffer.from([0x3c, 0x61, 0xff, 0xfe, 0x3e])],
    ['another encoding', status('').replace('UTF-8', 'UTF-16')],
  ])('is refused if it is %s', (_, text) => expect(refusal(text)).toBe('payment.returns_form'))

  it('is refused if it nests too deep or has too many parts', () => {
    expect(refusal(`<Document>${'<a>'.repeat(60)}`)).toBe('payment.returns_size')
    expect(refusal(`<Document>${'<a/>'.repeat(400_001)}`)).toBe('payment.returns_size')
  })

  it('is read or refused in words, whatever is damaged', () => {
    const whole = Buffer.from(notice(details(endToEndId(entry(1)), reason('AC04'))))

    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 }), (at, byte) => {
        const changed = Buffer.from(whole)
        changed[at] = byte
        expect(['read', 'payment.returns_form', 'payment.returns_size']).toContain(refusal(changed))
        expect(['read', 'payment.returns_form']).toContain(refusal(whole.subarray(0, at)))
      }),
    )
  })
})
